import { expect, it } from 'vitest';
import { aPopupWithRules } from '@beckon/popup-core/popup/testing/a-popup';
import { explainPopups, type CheckedPopup } from './explain-popups.ts';

const aTraced = (changes: Partial<CheckedPopup> = {}): CheckedPopup => ({
  details: aPopupWithRules({
    triggers: {
      afterSeconds: { seconds: 5, on: 'page' },
      exitIntent: { backButton: false },
    },
  }),
  state: { name: 'armed' },
  firedBy: undefined,
  filters: [],
  ...changes,
});
const serverTrace = (poptin_id: string, passes: boolean) => ({
  poptin_id,
  poptin_name: 'Sale',
  offered: passes,
  lines: [{ rule: 'country', wanted: 'in US', seen: 'IL', passes }],
});

it('the decision trace joins the rules of the server with triggers and filters of the browser', () => {
  const filters = [{ name: 'frequency', passes: false, seen: 'shown yesterday' }];
  const [popup] = explainPopups(
    [serverTrace('abcdefghijk01', true)],
    [aTraced({ firedBy: 'exit', filters })],
  );
  expect(popup?.lines.map(({ source, name, verdict }) => [source, name, verdict])).toEqual([
    ['server', 'country', 'passes'],
    ['trigger', 'time', 'waits'],
    ['trigger', 'exit', 'passes'],
    ['filter', 'frequency', 'stops'],
  ]);
});

it('the decision trace lists popups that the server did not offer', () => {
  expect(explainPopups([serverTrace('notoffered001', false)], [])).toEqual([
    {
      popupId: 'notoffered001',
      name: 'Sale',
      state: 'not-offered',
      lines: [{ source: 'server', name: 'country', wanted: 'in US', seen: 'IL', verdict: 'stops' }],
    },
  ]);
});

it('the decision trace names the trigger of an automatic timing, and a setting that came malformed, once', () => {
  const details = {
    ...aPopupWithRules({ triggers: { autoPilot: true } }),
    brokenRules: [{ kind: 'filter' as const, name: 'cookies', why: 'not a list' }],
  };
  const [popup] = explainPopups(
    [],
    [
      aTraced({
        details,
        firedBy: 'scroll',
        filters: [{ name: 'cookies', passes: false, seen: 'not a list' }],
      }),
    ],
  );
  expect(popup?.lines.map(({ source, name, verdict }) => [source, name, verdict])).toEqual([
    ['setting', 'cookies', 'stops'],
    ['trigger', 'auto_pilot', 'waits'],
    ['trigger', 'scroll', 'passes'],
  ]);
});

it('the decision trace names no trigger of a popup that opens only by clicks', () => {
  const triggers = { afterSeconds: { seconds: 5, on: 'page' as const }, clickOnly: true as const };
  const [popup] = explainPopups([], [aTraced({ details: aPopupWithRules({ triggers }) })]);
  expect(popup?.lines).toEqual([]);
});

it('the decision trace says what a popup waits for, and why one failed', () => {
  const explained = explainPopups(
    [],
    [
      aTraced({ state: { name: 'waiting', firedBy: 'time' }, firedBy: 'time' }),
      aTraced({ state: { name: 'failed', why: 'the page has removed it', mayRetry: true } }),
    ],
    ({ state }) => (state.name === 'waiting' ? 'cookie-banner' : undefined),
  );
  expect(explained).toMatchObject([
    { state: 'waiting', heldBy: 'cookie-banner' },
    { state: 'failed', failure: 'the page has removed it' },
  ]);
});
