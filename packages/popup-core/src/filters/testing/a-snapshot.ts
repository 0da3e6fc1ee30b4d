import type { FilterSnapshot, PopupMemory } from '../filter.ts';

/** The first automatic moment of a first visit: nothing is in a popup's way. */
export function aSnapshot(changes: Partial<FilterSnapshot> = {}): FilterSnapshot {
  return {
    nowMs: Date.UTC(2026, 10, 21, 9),
    trigger: 'time',
    visit: 1,
    timeZone: 'UTC',
    dayKind: 'rolling',
    cookies: new Map(),
    variables: new Map(),
    pageHtml: '',
    memories: new Map(),
    automaticPopupsThisVisit: 0,
    automaticPopupsAllowed: 2,
    ...changes,
  };
}

/** A popup that was shown an hour ago and left alone. */
export function aMemory(changes: Partial<PopupMemory> = {}): PopupMemory {
  return {
    history: { lastShownAtMs: Date.UTC(2026, 10, 21, 8), lastShownInVisit: 1 },
    wasClosedByX: false,
    wasClosed: false,
    hasConverted: false,
    ...changes,
  };
}
