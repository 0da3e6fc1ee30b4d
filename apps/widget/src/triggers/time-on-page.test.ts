import { expect, it } from 'vitest';
import { fakeClock } from '@beckon/host-page/testing/fake-clock';
import { aPopup } from '@beckon/popup-core/popup/testing/a-popup';
import { armVisitTriggers } from './visit-triggers.ts';
import { aVisit } from './testing/a-visit.ts';

it('time on the page opens a popup once its seconds have passed, and not before', () => {
  const clock = fakeClock();
  const fired: string[] = [];
  armVisitTriggers(
    aPopup({ triggers: { afterSeconds: { seconds: 5, on: 'page' } } }),
    { clock, visit: aVisit(), onScriptEvent: () => () => undefined },
    (reason) => fired.push(reason),
  );
  clock.pass(4_999);
  expect(fired).toEqual([]);
  clock.pass(1);
  expect(fired).toEqual(['time']);
});

it('time on the page leaves no timer running once it is disarmed', () => {
  const clock = fakeClock();
  const disarm = armVisitTriggers(
    aPopup(),
    { clock, visit: aVisit(), onScriptEvent: () => () => undefined },
    () => undefined,
  );
  expect(clock.pending()).toBe(1);
  disarm();
  expect(clock.pending()).toBe(0);
});

it('time on the page does not start for seconds on the whole site', () => {
  const clock = fakeClock();
  const fired: string[] = [];
  armVisitTriggers(
    aPopup({ triggers: { afterSeconds: { seconds: 5, on: 'website' } } }),
    { clock, visit: aVisit(), onScriptEvent: () => () => undefined },
    (reason) => fired.push(reason),
  );
  clock.pass(60_000);
  expect(fired).toEqual(['time_on_site']);
});
