// Delays all messages to simulate a slow network for developers. Loaded on demand.

/** Delays messages of future sockets by half a round trip in each direction. */
export function delayMessages(roundTrip) {
  const later = (action) => setTimeout(action, roundTrip / 2);
  globalThis.WebSocket = class extends WebSocket {
    send(text) {
      later(() => super.send(text));
    }

    set onmessage(handler) {
      super.onmessage = (message) => later(() => handler(message));
    }

    set onclose(handler) {
      super.onclose = (event) => later(() => handler(event));
    }
  };
}
