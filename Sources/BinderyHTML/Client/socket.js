// The page's connection to its session: sends numbered events, and receives numbered batches.
//
// Each event is retained until a batch acknowledges its number, so after a lost connection each runs exactly once. Batches are numbered too: a
// duplicate is skipped, and a gap restarts the connection.

import { nameOf } from "./dom.js";
import { continuous, kinds, presses, reports } from "./kinds.js";
import { showConnected, showLost, showNotice, showResting, showStalled, showWaiting } from "./status.js";

const firstWait = 250;
const longestWait = 10_000;
// A server that shuts down closes all its sockets at once: their pages reconnect spread over time, and those in use at once.
const goingAway = 1001;
const spread = 5000;
const connectWithin = 10_000;
const acknowledgeAfter = 1000;
const acknowledgeEvery = 8;
const answerWithin = 6000;
// With the delay of timers, the notice appears within two seconds.
const stalledAfter = 1700;
const staleAfter = 30_000;
// The default until the server announces the interval of its heartbeats.
const heartbeat = 15_000;
const missedHeartbeats = 2.5;
// The next process listens already: `bindery dev`.
const programReplaced = 4012;
const replaced = 4409;
const storeFailed = 4503;
// The server has ended the session of a page that was not used for a long time, to make room for others.
const sessionGone = 4404;
const unprovenFor = 10_000;
const atMostKept = 1000;
const atMostTries = 6;
// One clock stands still while some devices sleep, the other one can be set.
const clocks = () => [performance.now(), Date.now()];
// Close codes caused by an event. Sending the event again would close the next connection too.
const unreadable = "The server could not read a change, so it was not saved. Please try again.";
const refusals = {
  1007: unreadable,
  1009: "A change was too long, so it was not saved. Please shorten it.",
  4400: unreadable,
};

export class Channel {
  #token;
  #handlers;
  #socket = null;
  #isLive = false;
  #lastBatch = 0;
  #acknowledged = 0;
  #sentUpTo = 0;
  #nextEvent = 1;
  #queue = [];
  #attempt = 0;
  #retry = 0;
  #acknowledging = 0;
  #watchdog = 0;
  #stalling = 0;
  #silence = heartbeat * missedHeartbeats;
  #refusal = null;
  #isOver = false;
  // Whether the page connects again as soon as it is used.
  #isResting = false;
  #who;
  // Whether another page may show the window of the saved state.
  #isCopy = false;
  // The times at which another process continued the window lately.
  #moves = [];
  #hiddenAt = [];
  // The state from which another session can continue: the saved state, sealed, and the events after it.
  #window;
  #saved = null;
  #kept = [];
  #replays = [];
  // Repeated events that are not part of this window's saved state yet.
  #redone = [];
  #isRestoring = false;
  // Whether the first replay was sent and not answered.
  #isRepeating = false;

  /**
   * Handlers: `batch(operations, isPending)` applies changes, `answered(isPending)` runs after every message, and
   * `gone(isUnsaved, needsCookie)` runs when the session has ended; `isUnsaved()` returns whether an event cannot be sent again, also of those
   * that follow, and `needsCookie` is true if the browser did not send the cookie to which the session belongs. `query(text, isAnswerDue)` shows the
   * query of the address, `save()` stores the state, `restored(sentence)` runs when an earlier window came back,
   * `lost(event)` for each of its events that could not be repeated, and `settled()` when none is left to repeat.
   *
   * `problems(list)` shows what does not compile. `takeover()` resolves to a function that shows the window as another process continues it.
   *
   * `who` has the version of the app and the log-in, and `before` is the state of an earlier window of the page, if there was one.
   */
  constructor(token, name, who, before, handlers) {
    this.#token = token;
    this.#window = name;
    this.#who = who;
    this.#handlers = handlers;
    if (!before) return;
    this.#saved = before.saved;
    // Nodes have other numbers on this page.
    this.#replays = before.events.map((event) => ({ ...event, node: 0 }));
    this.#isRestoring = !!this.#saved;
    this.#isCopy = !before.isLeft;
  }

  /** The state from which another session of this page can continue, and how many of its last events wait for a connection. */
  get state() {
    const last = [...this.#replays, ...this.#queue.filter((event) => event.name !== undefined)];
    const waiting = this.#isLive && !this.#replays.length ? 0 : last.length;
    return { saved: this.#saved, events: [...this.#redone, ...this.#kept, ...last], waiting };
  }

  /** Connects, and reconnects whenever the connection is lost. */
  start() {
    addEventListener("online", () => this.#reconnectNow());
    addEventListener("pagehide", () => this.#flush(true));
    addEventListener("pageshow", (event) => event.persisted && this.#reconnectNow());
    document.addEventListener("visibilitychange", () => this.#turn());
    for (const use of ["pointerdown", "keydown"]) addEventListener(use, () => this.#isResting && this.#reconnectNow(), true);
    this.#connect();
  }

  /** Sends an event, immediately or once connected. */
  send(node, kind, value) {
    const kindNumber = kinds.indexOf(kind);
    let event = this.#queue.at(-1);
    // Only unsent events may change: the server may already have received the others.
    if (!event || event.isSent || event.node !== node || event.kind !== kindNumber || presses.includes(kindNumber)) {
      event = { window: this.#window, number: this.#nextEvent++, node, kind: kindNumber, isSent: false, time: performance.now() };
      this.#queue.push(event);
    }
    Object.assign(event, { value }, nameOf(node, kind, value));
    if (this.#isLive) return this.#flush();
    // The browser may end before the page has a connection again.
    this.#handlers.save();
    if (this.#isResting) this.#reconnectNow();
    showWaiting();
  }

  /** Whether an event of this node is unacknowledged: its value is newer than any batch. */
  isPending = (node) => [...this.#queue, ...this.#replays].some((event) => event.node === node);

  #connect() {
    clearTimeout(this.#retry);
    this.#isResting = false;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/bindery/socket`, "bindery.1");
    this.#socket = socket;
    showLost();
    const use = this.#isRestoring + 2 * this.#isCopy;
    const hello = [0, this.#token, this.#lastBatch, this.#saved ?? "", use, ...this.#who, location.pathname + location.search];
    socket.onopen = () => socket.send(JSON.stringify(hello));
    socket.onmessage = (message) => socket === this.#socket && this.#receive(JSON.parse(message.data));
    socket.onclose = (event) => socket === this.#socket && this.#lose(event.code);
    this.#watch();
  }

  #receive([batch, lastEvent, operations, isDone]) {
    if (batch === -1) return this.#end(lastEvent);
    if (batch === -3) return showNotice("Too many changes at once. They are applied with a delay.");
    if (batch === -2) {
      this.#silence = lastEvent * missedHeartbeats;
      return this.#watch();
    }
    if (batch === -4) return this.#save(lastEvent, operations, isDone);
    if (batch === -5) return this.#handlers.query(lastEvent, this.#queue.some((event) => event.isSent));
    if (batch === -6) return this.#restored(lastEvent, operations, isDone);
    if (batch === -7) return this.#replayed(lastEvent, operations, isDone);
    if (batch === -8) return this.#move(lastEvent, operations, isDone);
    if (batch === -9) return this.#handlers.problems(lastEvent);
    if (batch > this.#lastBatch + 1) return this.#socket.close();
    if (this.#kept.length < atMostKept) this.#kept.push(...this.#queue.filter((event) => event.number <= lastEvent && event.name !== undefined));
    this.#queue = this.#queue.filter((event) => event.number > lastEvent);
    if (batch > this.#lastBatch) {
      this.#lastBatch = batch;
      this.#handlers.batch(operations, this.isPending);
      this.#acknowledgeSoon();
    }
    this.#handlers.answered(this.isPending);
    if (this.#isLive) this.#flush();
    else this.#resume(lastEvent);
    this.#watch();
  }

  #resume(lastEvent) {
    this.#isLive = true;
    // Windows that end their server come back after growing pauses.
    this.#attempt = Math.max(0, this.#moves.length - 1);
    this.#sentUpTo = lastEvent;
    showConnected();
    this.#leaveOutRefused();
    this.#replay();
  }

  /** Goes on in another process, which has opened a session with its own numbers. Events follow again, by their names. */
  async #move(token, name, html) {
    const socket = this.#socket;
    const receive = socket.onmessage;
    const held = [];
    socket.onmessage = (message) => held.push(message);
    const show = await this.#handlers.takeover();
    if (socket !== this.#socket) return;
    if (!show) return this.#end();
    const now = performance.now();
    this.#moves = [...this.#moves.filter((time) => now - time < unprovenFor), now];
    this.#replays = this.state.events;
    const others = this.#queue.filter((event) => event.name === undefined);
    this.#queue = [];
    this.#kept = [];
    this.#redone = [];
    this.#lastBatch = this.#acknowledged = 0;
    this.#nextEvent = 1;
    this.#isRestoring = !!this.#saved;
    this.#token = token;
    this.#window = name;
    show(html, token, this.#replays, others);
    held.forEach(receive);
    socket.onmessage = receive;
  }

  /** Stores the server's sealed state, which includes all events up to a number. The sentence says that it is not complete. */
  #save(lastEvent, saved, sentence) {
    if (sentence) showNotice(sentence);
    if (saved) {
      this.#saved = saved;
      this.#isCopy = false;
    }
    this.#kept = this.#kept.filter((event) => event.number > lastEvent);
    this.#redone = [];
    this.#handlers.save();
  }

  #restored(lastEvent, sentence, name) {
    this.#isRestoring = false;
    // The earlier session was still running, and had received these events.
    this.#replays = this.#replays.filter((event) => event.window !== name || event.number > lastEvent);
    this.#handlers.restored(sentence);
    this.#replay();
  }

  /**
   * Repeats the first event of an earlier window. New events follow after the last one.
   *
   * An event that was repeated without an answer may have ended the server, and would end it again. It is marked before it is sent. After
   * the marks of several sessions, a page only asks whether the event was done: a node without a name takes no tap.
   */
  #replay() {
    const event = this.#replays[0];
    if (!event && !this.#isRestoring) this.#handlers.settled();
    if (!event || this.#isRestoring) return this.#flush();
    if (!this.#isLive || !this.#isOpen) return;
    const { window, number, label, name, kind, value } = event;
    let frame = [-2, window, number, "", "", 0];
    if (event.tried !== this.#window) event.tries = (event.tries ?? 0) + 1;
    event.tried = this.#window;
    if (event.tries <= atMostTries) {
      frame = [-2, window, number, label, name, kind];
      if (value !== undefined) frame.push(event.option ?? value);
      this.#handlers.save();
    }
    this.#isRepeating = true;
    this.#socket.send(JSON.stringify(frame));
  }

  #replayed(name, number, isDone) {
    const event = this.#replays[0];
    if (event?.window !== name || event.number !== number) return;
    this.#isRepeating = false;
    this.#replays.shift();
    // The server has survived the event, which may be repeated again until the saved state contains it.
    delete event.tried;
    delete event.tries;
    if (isDone) this.#redone.push(event);
    else this.#handlers.lost(event);
    this.#handlers.save();
    this.#replay();
  }

  /** Removes the rejected event, which is the first unacknowledged one, and renumbers the rest without a gap. */
  #leaveOutRefused() {
    const refusal = this.#refusal;
    this.#refusal = null;
    if (refusal && this.#isRepeating && this.#replays.length) {
      this.#isRepeating = false;
      this.#handlers.lost(this.#replays.shift());
      this.#handlers.save();
      return;
    }
    if (!refusal || !this.#queue[0]?.isSent) return;
    this.#queue.shift();
    for (const event of this.#queue) event.number--;
    this.#nextEvent--;
    this.#handlers.save();
    showNotice(refusal);
  }

  /** Sends unsent events. Unless the page is leaving, the last one can wait and be replaced until the previous one is acknowledged. */
  #flush(isLeaving) {
    if (!this.#isLive || this.#isRestoring || this.#replays.length) return;
    for (const event of this.#queue) {
      if (event.number <= this.#sentUpTo) continue;
      if (!this.#isOpen || (!isLeaving && this.#canWait(event))) break;
      const frame = [event.number, this.#lastBatch, event.node, event.kind];
      if (event.value !== undefined) frame.push(event.value);
      this.#socket.send(JSON.stringify(frame));
      event.isSent = true;
      this.#sentUpTo = event.number;
      this.#acknowledged = this.#lastBatch;
    }
    this.#watch();
  }

  /** Whether the event is input to a field whose last input is unacknowledged: one message per round trip is enough. */
  #canWait(event) {
    const before = this.#queue.findLast((other) => other.number < event.number && other.node === event.node && other.kind === event.kind);
    return before && continuous.includes(event.kind) && event === this.#queue.at(-1);
  }

  #acknowledgeSoon() {
    if (this.#lastBatch - this.#acknowledged >= acknowledgeEvery) return this.#acknowledge();
    this.#acknowledging ||= setTimeout(() => this.#acknowledge(), acknowledgeAfter);
  }

  /** Whether the socket accepts messages: the server can have closed it before its close event arrives. */
  get #isOpen() { return this.#socket.readyState === WebSocket.OPEN; }

  #acknowledge() {
    clearTimeout(this.#acknowledging);
    this.#acknowledging = 0;
    if (!this.#isLive || !this.#isOpen || this.#acknowledged === this.#lastBatch) return;
    this.#acknowledged = this.#lastBatch;
    this.#socket.send(JSON.stringify([-1, this.#lastBatch]));
  }

  /** Replaces a connection that does not open, does not reply, or misses heartbeats: it is lost without being closed. */
  #watch() {
    clearTimeout(this.#watchdog);
    clearTimeout(this.#stalling);
    const oldest = this.#isLive && this.#queue[0];
    if (oldest) this.#stalling = setTimeout(() => showStalled(true), oldest.time + stalledAfter - performance.now());
    else showStalled(false);
    const isWaiting = this.#queue.length || this.#replays.length;
    const limit = !this.#isLive ? connectWithin : isWaiting ? answerWithin : this.#silence;
    this.#watchdog = setTimeout(() => this.#reconnect(), limit);
  }

  #lose(code) {
    if (this.#isLive) this.#refusal = refusals[code];
    // Without this, idle pages would take turns to end and to restore each other's sessions.
    const isUnused = this.#isLive && !this.#queue.length;
    this.#isLive = false;
    clearTimeout(this.#watchdog);
    if (this.#isOver) return;
    this.#isResting = isUnused && (code === sessionGone || code === goingAway);
    if (this.#isResting && code === sessionGone) return showResting();
    // A copy of this page continues the session. This one becomes a window of its own instead of alternating with the copy.
    if (code === replaced) {
      this.#token = "";
      this.#isCopy = true;
    }
    showLost(code === storeFailed);
    if (code === programReplaced) this.#attempt = 0;
    const attempt = this.#attempt++;
    // Others may be on their way as well, except after a socket that was lost alone.
    const longest = this.#isResting ? spread : attempt && Math.min(longestWait, firstWait * 2 ** attempt);
    this.#retry = setTimeout(() => this.#connect(), longest * (0.1 + 0.9 * Math.random()));
  }

  #reconnect() {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#isLive = false;
    this.#connect();
  }

  /**
   * Reconnects pages that were hidden: systems drop the connections of hidden pages, often without closing them. They also end hidden pages
   * without a further event, so everything is sent and stored before.
   */
  #turn() {
    if (document.hidden) {
      this.#hiddenAt = clocks();
      this.#flush(true);
      this.#handlers.save();
    } else if (this.#isLive && clocks().some((now, index) => Math.abs(now - this.#hiddenAt[index]) > staleAfter)) this.#reconnect();
    else this.#reconnectNow();
  }

  #reconnectNow() {
    if (this.#isOver || this.#isLive || this.#socket?.readyState === WebSocket.CONNECTING) return;
    this.#attempt = 0;
    this.#reconnect();
  }

  #end(reason) {
    this.#isOver = true;
    this.#isLive = false;
    clearTimeout(this.#watchdog);
    clearTimeout(this.#stalling);
    this.#socket.close();
    this.#handlers.gone(() => this.#queue.some((event) => event.name === undefined && !reports.includes(event.kind)), reason === "cookie");
  }
}
