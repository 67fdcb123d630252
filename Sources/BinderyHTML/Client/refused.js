// The script of the page with which the server refuses another one: it loads what was asked for as soon as there is room.

import { reload } from "./reload.js";

reload("The server is busy.", { pauses: 1 });
