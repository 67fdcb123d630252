// The kinds of events whose loss is worth a notice, by their numbers. Written from UserEvent.swift. Loaded on demand.

export const changes = [0, 1, 2, 3, 4, 6, 7, 12, 13, 17, 20, 24];
