// The kinds of events, by their numbers, and sets of them. Written from UserEvent.swift, which says what they mean: see Nodes.md, “Adding an event”.

export const kinds = ["tap", "input", "number", "toggle", "submit", "refresh", "delete", "move", "dismiss", "navigate", "appear", "choose", "date", "select", "region", "location", "reveal", "longPress", "focus", "query", "drag", "extend", "see", "measure", "doubleTap"];
export const presses = [0, 17, 24];
export const continuous = [1, 2, 14, 16, 22, 23];
export const reports = [22, 23];
export const onDemand = ["measure", "doubleTap"];
