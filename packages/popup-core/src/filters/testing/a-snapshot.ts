import type { FilterSnapshot, PopupMemory } from '../filter.ts';

/** A snapshot of a first visit in which an automatic trigger fires and no filter stops a popup. */
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

/** The memory of a popup that was shown an hour ago; the visitor neither closed it nor converted. */
export function aMemory(changes: Partial<PopupMemory> = {}): PopupMemory {
  return {
    history: { lastShownAtMs: Date.UTC(2026, 10, 21, 8), lastShownInVisit: 1 },
    wasClosedByX: false,
    wasClosed: false,
    hasConverted: false,
    ...changes,
  };
}
