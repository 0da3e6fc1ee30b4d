import { afterEach, describe, expect, it } from 'vitest';
import { createGuard } from '../guard.ts';
import { createListen } from '../listen.ts';
import { fakeClock, type FakeClock } from '../testing/fake-clock.ts';
import { onAddressChange } from './address-changes.ts';

/** A browser without the Navigation API, like jsdom. */
function watch(): {
  readonly seen: string[];
  /** Whether each had the route of the one before. */
  readonly keptRoute: boolean[];
  readonly clock: FakeClock;
  readonly reportNow: () => void;
} {
  const clock = fakeClock();
  const seen: string[] = [];
  const keptRoute: boolean[] = [];
  const reportNow = onAddressChange(
    {
      window,
      clock,
      listen: createListen(
        createGuard((error) => {
          throw error;
        }),
      ),
    },
    (isSameRoute) => {
      seen.push(window.location.href.replace(window.location.origin, ''));
      keptRoute.push(isSameRoute);
    },
  );
  return { seen, keptRoute, clock, reportNow };
}

afterEach(() => {
  for (const name of ['pushState', 'replaceState']) Reflect.deleteProperty(window.history, name);
  window.history.replaceState({}, '', '/');
});

describe('another page of a single-page site', () => {
  it('a new page of a single-page site is reported once, however many changes led to it', () => {
    const { seen, clock } = watch();
    window.history.pushState({}, '', '/a');
    window.history.replaceState({}, '', '/b');
    clock.pass(0);
    expect(seen).toEqual(['/b']);
  });

  it("a hash router's route is a new page, an anchor is not", () => {
    const { seen, clock } = watch();
    window.history.pushState({}, '', '/#prices');
    clock.pass(0);
    window.history.pushState({}, '', '/#/prices');
    clock.pass(0);
    window.history.pushState({}, '', '/#/prices#monthly');
    clock.pass(0);
    expect(seen).toEqual(['/#/prices']);
  });

  it('a query or hash that the page only cleans with replaceState is not a new page', () => {
    const { seen, clock } = watch();
    window.history.pushState({}, '', '/a?utm_source=mail');
    clock.pass(0);
    window.history.replaceState({}, '', '/a');
    clock.pass(0);
    window.history.replaceState({}, '', '/a#/tab');
    clock.pass(0);
    expect(seen).toEqual(['/a?utm_source=mail']);
  });

  it('a path that was replaced, and a query that was pushed, is a new page', () => {
    const { seen, clock } = watch();
    window.history.replaceState({}, '', '/b?x=1');
    clock.pass(0);
    window.history.pushState({}, '', '/b?x=2');
    clock.pass(0);
    window.history.pushState({}, '', '/b?x=3');
    window.history.replaceState({}, '', '/b?x=4');
    clock.pass(0);
    expect(seen).toEqual(['/b?x=1', '/b?x=2', '/b?x=4']);
  });

  it('a new page with the route of the one before is reported as such', () => {
    const { seen, keptRoute, clock } = watch();
    for (const address of ['/a', '/a?x=1', '/a?x=2', '/b?x=2', '/b?x=2#/c', '/b#/c?y=1', '/b#/d']) {
      window.history.pushState({}, '', address);
      clock.pass(0);
    }
    expect(seen).toHaveLength(7);
    expect(keptRoute).toEqual([false, true, true, false, false, true, false]);
  });

  it('a state without a new address is not a new page', () => {
    const { seen, clock } = watch();
    window.history.replaceState({ scroll: 4 }, '');
    clock.pass(0);
    expect(seen).toEqual([]);
  });

  it("the page's history functions work as before", () => {
    watch();
    window.history.pushState({ own: 1 }, '', '/c');
    expect(window.history.state).toEqual({ own: 1 });
  });

  it('a change of the current task can be reported at once, and is not reported again', () => {
    const { seen, clock, reportNow } = watch();
    window.history.pushState({}, '', '/d');
    reportNow();
    expect(seen).toEqual(['/d']);
    reportNow();
    clock.pass(0);
    expect(seen).toEqual(['/d']);
  });
});
