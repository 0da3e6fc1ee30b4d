/** Stores a shop's events until a listener is added, so that none is lost. */
export function createKeptEvents<Event>(): {
  readonly add: (event: Event) => void;
  readonly on: (handler: (event: Event) => void) => void;
} {
  const events: Event[] = [];
  const handlers = new Set<(event: Event) => void>();
  return {
    add(event) {
      events.push(event);
      handlers.forEach((handler) => handler(event));
    },
    on(handler) {
      handlers.add(handler);
      events.forEach(handler);
    },
  };
}
