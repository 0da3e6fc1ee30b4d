import type { PopupViewEvent } from '../src/view-contract.ts';
import { showFormat } from './show-format.ts';

/**
 * Shows one format on a page that looks like a customer's: the format of the address. Programs that
 * look at many formats call `show(parameters)`. `events` on window contains the events that the
 * view has reported.
 */
const events: PopupViewEvent[] = [];
let takeAway: (() => void) | undefined;

/**
 * Removes the format that is shown, and draws the one that the parameters name. Resolves when the
 * popup is visible. Rejects if there is no such format.
 */
function show(query: string): Promise<void> {
  takeAway?.();
  events.length = 0;
  return new Promise((resolve, reject) => {
    takeAway = showFormat(new URLSearchParams(query), (event) => {
      events.push(event);
      if (event.name === 'SHOWN') resolve();
    });
    if (takeAway === undefined) reject(new Error(`no such format: ${query}`));
  });
}

Object.assign(globalThis, { events, show });
await show(location.search);
document.documentElement.dataset['shown'] = '';
