import type { Clock } from '@beckon/host-page/clock';
import type { Guard } from '@beckon/host-page/guard';
import { TIMINGS } from '../timings.ts';

interface IdlePage {
  readonly window: Window;
  readonly clock: Clock;
  readonly guard: Guard;
}

/** Runs it when the page has come to rest, or after two seconds. */
export function whenIdle({ window, clock, guard }: IdlePage, run: () => void): void {
  if (typeof window.requestIdleCallback === 'function')
    window.requestIdleCallback(guard(run), { timeout: TIMINGS.quietRest });
  else clock.after(TIMINGS.quietRest, run);
}
