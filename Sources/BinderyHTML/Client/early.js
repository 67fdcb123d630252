// Runs before the modules do: remembers what was pressed, so that no early click is lost.
window.binderyEarly = [];
window.binderyListen = (event) => window.binderyEarly.push(event.target);
document.addEventListener("click", window.binderyListen, true);
