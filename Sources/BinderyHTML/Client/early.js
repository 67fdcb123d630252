// Runs before the modules and records early clicks, so that none is lost.
window.binderyEarly = [];
window.binderyListen = (event) => window.binderyEarly.push(event.target);
document.addEventListener("click", window.binderyListen, true);
