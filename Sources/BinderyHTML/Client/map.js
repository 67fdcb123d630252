// Maps: Leaflet draws and moves them; the server's list of places provides the pins.
//
// Each place is a list item with its coordinates, and gets a pin. While selected, the item is the callout below the map, so
// that it covers neither pins nor buttons. Overlapping pins are clustered, and the cluster shows their number.

import { onInsert } from "./patch.js";
import { send } from "./sending.js";

const metresPerDegree = 111_320;
const clusterSize = 36;
/** The edges of a map that its buttons, its scale and half a pin take. */
const besideButtons = { paddingTopLeft: [80, 64], paddingBottomRight: [40, 32] };
let library;

/** Shows each map of the document, also those added later. */
export function start() {
  onInsert((root) => {
    for (const map of [...(root.matches(".map") ? [root] : []), ...root.querySelectorAll(".map")]) show(map);
  });
}

async function show(section) {
  if ("live" in section.dataset) return;
  try {
    library ??= load();
    new MapView(await library, section);
  } catch {
    // The list of places remains visible, with the same content.
    section.dataset.failed = "";
  }
}

/** Loads Leaflet from the source that the page names. */
function load() {
  const source = document.querySelector('meta[name="bindery-leaflet"]')?.content;
  if (!source) return Promise.reject(new Error("This page names no source for Leaflet."));
  const { script, style, integrity, styleIntegrity } = JSON.parse(source);
  const add = (name, properties) =>
    new Promise((resolve, reject) => {
      const tag = Object.assign(document.createElement(name), properties, { onload: resolve, onerror: reject });
      if (tag.integrity) tag.crossOrigin = "";
      document.head.append(tag);
    });
  return Promise.all([
    add("link", { rel: "stylesheet", href: style, integrity: styleIntegrity ?? "" }),
    add("script", { src: script, integrity: integrity ?? "" }),
  ]).then(() => window.L);
}

const numbers = (text) => text.split(",").map(Number);

/** Returns the HTML of a text, which Leaflet expects. */
const text = (words) => Object.assign(document.createElement("p"), { textContent: words ?? "" }).innerHTML;

class MapView {
  constructor(L, section) {
    Object.assign(this, { L, section, pins: new Map() });
    this.places = section.querySelector(".map-places");
    this.map = L.map(section.querySelector(".map-canvas"), { zoomSnap: 0.5, maxZoom: 19, attributionControl: true });
    this.map.attributionControl.setPrefix(false);
    L.control.scale().addTo(this.map);
    this.addTiles();
    this.showDrawing();
    this.layer = L.layerGroup().addTo(this.map);
    section.dataset.live = "";
    this.follow();
    this.map.on("moveend", () => this.moved());
    this.map.on("zoomend viewreset resize", () => this.draw());
    this.map.on("click", () => this.selected().forEach((item) => this.toggle(item, false)));
    new MutationObserver((records) => this.changed(records)).observe(section, {
      attributes: true,
      childList: true,
      subtree: true,
      attributeFilter: ["data-region", "data-drawing", "data-place", "data-pin", "data-selected"],
    });
    section.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.selected().forEach((item) => this.toggle(item, false));
    });
    this.draw();
  }

  /** Adds tiles if a tile server is configured. Otherwise the map is a plain background with a scale and a compass. */
  addTiles() {
    const { tiles, attribution } = document.querySelector('meta[name="bindery-tiles"]')?.dataset ?? {};
    if (!tiles) return;
    const layer = this.L.tileLayer(tiles, { attribution, maxZoom: 19 });
    // Tile servers require a referrer. They receive the origin, never the page.
    layer.on("tileloadstart", ({ tile }) => (tile.referrerPolicy = "origin"));
    layer.on("tileload", () => (this.section.dataset.tiles = ""));
    layer.addTo(this.map);
  }

  /** Shows the drawing set by the server below the pins. Tiles replace it. */
  showDrawing() {
    this.drawing?.remove();
    const { drawing, drawingBounds, drawingCredit } = this.section.dataset;
    if (!drawing) return;
    const [south, west, north, east] = numbers(drawingBounds);
    const options = { pane: "tilePane", className: "map-drawing", alt: "", attribution: text(drawingCredit) };
    this.drawing = this.L.imageOverlay(drawing, [[south, west], [north, east]], options).addTo(this.map);
  }

  /** Shows the region set by the server. */
  follow() {
    const region = this.section.dataset.region;
    if (!region || region === this.reported) return;
    const [latitude, longitude, span] = numbers(region);
    this.isFollowing = true;
    this.map.fitBounds(this.L.latLng(latitude, longitude).toBounds(span), { animate: false });
    this.isFollowing = false;
  }

  /** Reports the region that the user moved to. */
  moved() {
    if (this.isFollowing) return;
    const center = this.map.getCenter().wrap();
    const bounds = this.map.getBounds();
    const height = (bounds.getNorth() - bounds.getSouth()) * metresPerDegree;
    const width =
      (bounds.getEast() - bounds.getWest()) * metresPerDegree * Math.cos((center.lat * Math.PI) / 180);
    const span = Math.min(height, width);
    const region = [center.lat.toFixed(6), center.lng.toFixed(6), span.toFixed(0)].map(Number);
    this.reported = region.join(",");
    send(this.section, "region", region, null);
  }

  changed(records) {
    if (records.some((record) => record.attributeName === "data-region")) this.follow();
    if (records.some((record) => record.attributeName === "data-drawing")) this.showDrawing();
    if (records.some((record) => record.target !== this.section)) this.draw();
    const chosen = records.find(({ attributeName, target }) => attributeName === "data-selected" && "selected" in target.dataset);
    if (chosen) this.reveal(chosen.target);
  }

  /** Moves the window and the map just far enough to show a place, beside the buttons, and its callout: a list beside the map can be longer than a screen. */
  reveal(item) {
    this.section.scrollIntoView({ block: "nearest" });
    this.map.panInside(numbers(item.dataset.place), besideButtons);
  }

  items() {
    return [...this.places.children];
  }

  selected() {
    return this.items().filter((item) => "selected" in item.dataset);
  }

  /** Selects the item immediately; the server sends a change only if it disagrees. */
  toggle(item, isOn) {
    item.toggleAttribute("data-selected", isOn);
    send(item, "toggle", isOn);
  }

  /** Adds a pin for each place, and a cluster for overlapping pins. */
  draw() {
    const pins = new Map();
    for (const items of this.groups()) {
      const key = items.map((item) => item.id + item.dataset.place + item.dataset.pin).join();
      pins.set(key, this.pins.get(key) ?? (items.length > 1 ? this.cluster(items) : this.pin(items[0])));
    }
    for (const [key, pin] of this.pins) if (!pins.has(key)) this.layer.removeLayer(pin);
    for (const pin of pins.values()) {
      this.layer.addLayer(pin);
      pin.getElement().setAttribute("role", "button");
      pin.showSelection?.();
    }
    this.pins = pins;
  }

  /** The places, with those too close together for separate pins in one group. */
  groups() {
    const groups = [];
    for (const item of this.items()) {
      const point = this.map.project(numbers(item.dataset.place));
      // A selected place always has its own pin.
      const isAlone = "selected" in item.dataset;
      const near = !isAlone && groups.find((group) => !group.isAlone && group.point.distanceTo(point) < clusterSize);
      if (near) near.items.push(item);
      else groups.push({ point, isAlone, items: [item] });
    }
    return groups.map((group) => group.items);
  }

  pin(item) {
    const title = item.querySelector('[data-part="title"]').textContent;
    const icon = this.L.icon({ iconUrl: item.dataset.pin, iconSize: [36, 44], iconAnchor: [18, 42] });
    const marker = this.L.marker(numbers(item.dataset.place), { icon, title, alt: title, keyboard: true });
    const isSelected = () => "selected" in item.dataset;
    marker.showSelection = () => {
      marker.getElement().setAttribute("aria-expanded", isSelected());
      marker.setZIndexOffset(isSelected() ? 1000 : 0);
    };
    return pressable(marker, () => this.toggle(item, !isSelected()));
  }

  cluster(items) {
    const places = items.map((item) => numbers(item.dataset.place));
    const bounds = this.L.latLngBounds(places);
    const title = `${items.length} places`;
    const icon = this.L.divIcon({ className: "map-cluster", html: String(items.length), iconSize: [44, 44] });
    const marker = this.L.marker(bounds.getCenter(), { icon, title, keyboard: true });
    marker.on("add", () => marker.getElement().setAttribute("aria-label", title));
    return pressable(marker, () => this.map.fitBounds(bounds, { ...besideButtons, maxZoom: 18 }));
  }
}

/** Makes a marker respond to clicks, taps and keys: Leaflet reports keys without acting on them. */
function pressable(marker, act) {
  return marker.on("click", act).on("keypress", ({ originalEvent }) => {
    if (!["Enter", " "].includes(originalEvent.key)) return;
    originalEvent.preventDefault();
    act();
  });
}
