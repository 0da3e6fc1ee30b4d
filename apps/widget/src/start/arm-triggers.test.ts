import { fakeClock } from '@beckon/host-page/testing/fake-clock';
import { aPopup } from '@beckon/popup-core/popup/testing/a-popup';
import { expect, it } from 'vitest';
import type { Popup } from '@beckon/contract/popup';
import { createScriptEvents } from '../page/script-events.ts';
import { aVisit } from '../triggers/testing/a-visit.ts';
import { armTriggers } from './arm-triggers.ts';
import type { ArmWatching } from './triggers-file.ts';

/** A page on which the file of the triggers that watch it loads when the test says so. */
function aPageWithLateTriggers() {
  const clock = fakeClock();
  const fired: string[] = [];
  const armed: string[] = [];
  const waiting: ((arm: ArmWatching) => void)[] = [];
  const { hasFiredThisVisit: has, ...visit } = aVisit();
  const deps = {
    clock,
    scriptEvents: createScriptEvents(),
    visitor: { ...visit, firedTriggers: { has, mark: () => undefined } },
    triggers: {
      use: (run: (arm: ArmWatching) => void) => void waiting.push(run),
      load: () => new Promise<ArmWatching>(() => undefined),
    },
  };
  return {
    clock,
    fired,
    armed,
    requests: () => waiting.length,
    arm: (triggers: Popup['triggers']) =>
      armTriggers(deps, aPopup({ triggers }), (reason) => fired.push(reason)),
    triggersLoad() {
      for (const run of waiting)
        run(() => {
          armed.push('armed');
          return () => void armed.push('disarmed');
        });
    },
  };
}

const soon = { afterSeconds: { seconds: 5, on: 'page' as const } };

it('time opens a popup while the file of its other triggers is still loading', () => {
  const page = aPageWithLateTriggers();
  page.arm({ ...soon, pageClicks: 2 });
  page.clock.pass(5_000);
  expect(page.fired).toEqual(['time']);
  page.triggersLoad();
  expect(page.armed).toEqual(['armed']);
});

it('triggers that load after their popup was disarmed are not armed', () => {
  const page = aPageWithLateTriggers();
  const disarm = page.arm({ pageClicks: 2 });
  disarm();
  page.triggersLoad();
  expect(page.armed).toEqual([]);
});

it('triggers that have loaded are disarmed with their popup', () => {
  const page = aPageWithLateTriggers();
  const disarm = page.arm({ pageClicks: 2 });
  page.triggersLoad();
  disarm();
  expect(page.armed).toEqual(['armed', 'disarmed']);
});

it('a popup that waits only for time, pages or an event requests no file', () => {
  const page = aPageWithLateTriggers();
  page.arm({ ...soon, nthPage: 3, eventName: 'sold' });
  expect(page.requests()).toBe(0);
});

it('a popup that opens only by clicks arms none of its other triggers', () => {
  const page = aPageWithLateTriggers();
  page.arm({ ...soon, pageClicks: 2, clickOnly: true });
  page.clock.pass(60_000);
  expect(page.fired).toEqual([]);
  expect(page.requests()).toBe(0);
});
