/** The router's number of an entry in the browser history; undefined for entries of other pages. */
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
 * Call this before the router adds its listener. Chromium calls the listeners of the window in the
 * order in which they were added, capturing or not. If the router were called first, it would leave
 * the page before the question.
 */
export function listenForBackButton(): void {
  addEventListener('popstate', askFirstHold, true);
}

/**
 * Keeps the page when the browser's Back or Forward button would leave it. Calls `ask` with a
 * function that leaves the page after all. The browser reports a move only after it has moved, so
 * this moves it back, and hides both moves from the router. Returns a function that stops this.
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
    // The same page with another hash: the owner does not leave it.
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
