import type { PopupViewEvent } from '../src/view-contract.ts';
import { showFormat } from './show-format.ts';

/**
 * One format on a page that looks like a customer's: of the address, or, for those who look at
 * many, of `show(parameters)`. `events` on window is what the view has reported.
 */
const events: PopupViewEvent[] = [];
let takeAway: (() => void) | undefined;

/**
 * Draws what the parameters name in place of what was there; resolves when it can be seen. Rejects
 * when there is no such format.
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
