// Runs before the modules and records early clicks, so that none is lost. If the server ends before it has sent the modules, it loads the
// page again once the server answers.
window.binderyEarly = [];
window.binderyListen = (event) => window.binderyEarly.push(event.target);
document.addEventListener("click", window.binderyListen, true);
window.addEventListener("error", (event) => event.target.type === "module" && window.binderyRetry(4000), true);
window.binderyRetry = (pause) => {
  const pill = document.getElementById("connection");
  if (pill) Object.assign(pill, { hidden: false, textContent: "This page was not loaded completely. Trying again…" });
  const again = () => window.binderyRetry(Math.min(60_000, pause * 2));
  const ask = () => fetch("/bindery/ready", { cache: "no-store" }).then(({ ok }) => (ok ? location.reload() : again()), again);
  setTimeout(ask, pause * (0.5 + Math.random() / 2));
};
