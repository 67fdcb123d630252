/// The environment in which ``FaultyPage`` runs the client's `socket.js`: sockets, timers, the date and random numbers come
/// from the test, so that each run is the same and takes no real time.
enum ChannelHarness {
  /// A function of the module's address, the session's token and the stored state of an earlier window. It resolves once the
  /// channel has started.
  static let source = #"""
    async (address, token, before) => {
      const sockets = new Map();
      const timers = new Map();
      let lastID = 0;
      let now = 0;
      let sent = [];
      const applied = [];
      // The calls of the other handlers.
      const told = [];

      globalThis.setTimeout = (action, delay = 0) => {
        timers.set(++lastID, { id: lastID, due: now + Math.max(0, delay), action });
        return lastID;
      };
      globalThis.clearTimeout = (id) => timers.delete(id);
      performance.now = () => now;
      // The clock of the device, which a test can set.
      Date.now = () => 1.8e12 + now + (globalThis.clockSetBy ?? 0);
      let seed = 1;
      Math.random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;

      globalThis.WebSocket = class {
        static CONNECTING = 0;
        static OPEN = 1;
        constructor() {
          this.id = ++lastID;
          this.readyState = 0;
          sockets.set(this.id, this);
          sent.push(["open", this.id]);
        }
        send(text) {
          if (this.readyState === 0) throw new Error("the socket is not open yet");
          if (this.readyState === 1) sent.push(["send", this.id, text]);
        }
        close() {
          if (this.readyState > 1) return;
          this.readyState = 2;
          sent.push(["close", this.id]);
        }
      };

      const { Channel } = await import(address);
      const channel = new Channel(token, "w2", ["v", ""], before, {
        batch: (operations) => applied.push(...operations),
        answered() {},
        gone: (isUnsaved) => told.push(["gone", isUnsaved()]),
        query: (text) => told.push(["query", text]),
        save: () => told.push(["save", channel.state.saved]),
        restored: (sentence) => told.push(["restored", sentence]),
        lost: (event) => told.push(["lost", event.label]),
        settled() {},
        takeover: async () => (html, token, repeated, others) =>
          told.push(["takeover", html, token, repeated.length, others.length]),
      });

      const happen = {
        opened(socket) {
          if (socket.readyState !== 0) return;
          socket.readyState = 1;
          socket.onopen?.({});
        },
        message: (socket, text) => socket.readyState < 2 && socket.onmessage?.({ data: text }),
        closed(socket, code) {
          if (socket.readyState === 3) return;
          socket.readyState = 3;
          socket.onclose?.({ code });
        },
        tap: (_, node) => channel.send(node, "tap"),
        send: (_, [node, kind]) => channel.send(node, kind),
        type: (_, [node, text]) => channel.send(node, "input", text),
        // The page was hidden or shown.
        hide(_, isHidden) {
          Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
          document.dispatchEvent(new Event("visibilitychange"));
        },
        window: (_, name) => dispatchEvent(new Event(name)),
      };
      const first = () => [...timers.values()].sort((one, other) => one.due - other.due || one.id - other.id)[0];

      globalThis.harness = {
        // Advances the time, delivers events and runs due timers. Reports the sent frames.
        step(instant, events) {
          now = instant;
          for (const [name, socket, value] of events) happen[name](sockets.get(socket), value);
          for (let timer = first(); timer && timer.due <= now; timer = first()) {
            timers.delete(timer.id);
            timer.action();
          }
          const report = { sent, due: first()?.due ?? null };
          sent = [];
          return report;
        },
        state: (nodes) => ({
          applied, told, isPending: nodes.some(channel.isPending), kept: channel.state.events.length,
          events: JSON.stringify(channel.state.events),
          waiting: channel.state.waiting,
          notice: document.getElementById("connection").textContent,
        }),
      };
      channel.start();
    }
    """#
}
