/** Places in the browser's history, as the router numbers them; undefined for other pages. */
function placeIn(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('idx' in state)) return undefined;
  return typeof state.idx === 'number' ? state.idx : undefined;
}

type BackListener = (event: PopStateEvent) => void;

const holds: BackListener[] = [];

function askFirstHold(event: PopStateEvent): void {
  holds[0]?.(event);
}

/**
 * Call this before the router begins to listen. Chromium calls the listeners of the window in the
 * order they were added, whether they capture or not: a router that is called first leaves the page
 * before anyone is asked.
 */
export function listenForBackButton(): void {
  addEventListener('popstate', askFirstHold, true);
}

/**
 * Keeps the page when the browser's Back or Forward would leave it, and hands `ask` the function
 * that leaves after all. The browser has moved before it reports that: it is sent back to where it
 * was, and the router notices neither move. Returns a function that ends this.
 */
export function holdBackButton(ask: (leave: () => void) => void): () => void {
  const here = placeIn(history.state) ?? 0;
  let expected: 'question' | 'return' | 'leave' = 'question';
  const hold = (event: PopStateEvent) => {
    if (expected === 'leave') return;
    event.stopImmediatePropagation();
    if (expected === 'return') {
      expected = 'question';
      return;
    }
    const steps = (placeIn(event.state) ?? here - 1) - here;
    // The same place with another hash: nothing is left.
    if (steps === 0) return;
    expected = 'return';
    history.go(-steps);
    ask(() => {
      expected = 'leave';
      history.go(steps);
    });
  };
  listenForBackButton();
  holds.push(hold);
  return () => void holds.splice(holds.indexOf(hold), 1);
}
