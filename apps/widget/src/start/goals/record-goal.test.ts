import { beforeEach, describe, expect, it } from 'vitest';
import { fakeClock } from '@beckon/host-page/testing/fake-clock';
import type { CallError, CallRequest } from '@beckon/host-page/send';
import { createStorageArea } from '@beckon/host-page/storage/storage-area';
import type { CallName } from '../../calls/failure-policy.ts';
import { openPending } from '../pending-calls.ts';
import { recordGoal, sendWaiting, type GoalDeps } from './record-goal.ts';

const OFFLINE: CallError = { kind: 'offline', why: 'a test' };

/** A browser on a page of a site whose server answers as the test says. */
function aPage(changes: Partial<GoalDeps> = {}) {
  const sent: { readonly name: CallName; readonly request: CallRequest }[] = [];
  const lines: string[] = [];
  const clock = fakeClock();
  const answer: { error: CallError | undefined } = { error: undefined };
  const log = { say: (line: string) => lines.push(line), warn: (line: string) => lines.push(line) };
  const local = createStorageArea(() => window.localStorage, log);
  const deps: GoalDeps = {
    window,
    clock,
    log,
    pending: openPending({ local, clock }),
    visitor: {
      countsNothing: false,
      facts: () => ({
        clientId: '0123456789abc',
        visitorId: 'visitor-1',
        pageUrl: `https://a.example/${'x'.repeat(9000)}`,
      }),
    },
    apiBase: 'https://b.example',
    async call(name, request, read) {
      sent.push({ name, request });
      const value = read({ success: true });
      return answer.error === undefined && value !== undefined
        ? { ok: true, value }
        : { ok: false, error: answer.error ?? OFFLINE };
    },
    ...changes,
  };
  const forms = () =>
    sent.map(({ request: { body } }) => (body !== undefined && 'form' in body ? body.form : {}));
  /** The next page of the same browser. */
  const nextPage = (): GoalDeps => ({ ...deps, pending: openPending({ local, clock }) });
  return { deps, nextPage, sent, lines, clock, answer, forms };
}

beforeEach(() => window.localStorage.clear());

describe('a goal that a page reports', () => {
  it('a goal that a page reports is sent to the server with value, currency and the number of the order', async () => {
    const { deps, nextPage, sent, forms } = aPage();
    const order = { value: 129.9, currency: 'EUR', id: 1001 };
    expect(await recordGoal(deps, ' order ', order)).toBe(true);
    expect(sent[0]).toMatchObject({
      name: 'goal',
      request: { url: 'https://b.example/api/display/goal/0123456789abc', outlivesPage: true },
    });
    expect(forms()[0]).toMatchObject({
      goal: 'order',
      value: '129.9',
      currency: 'EUR',
      goal_id: '1001',
      viewer_id: 'visitor-1',
      url: expect.stringMatching(/^.{4000}$/),
    });
    expect(nextPage().pending.fromEarlierPages()).toEqual([]);
  });

  it('a goal that did not arrive is sent with the next page, under its key, with its delay', async () => {
    const { deps, nextPage, answer, clock, sent, forms } = aPage();
    answer.error = OFFLINE;
    expect(await recordGoal(deps, 'order', {})).toBe(false);
    clock.pass(60_000);
    answer.error = undefined;
    for (const _ of ['this page', 'the one after']) await sendWaiting(nextPage());
    expect(sent.map(({ name }) => name)).toEqual(['goal', 'goal']);
    const [first, second] = forms();
    expect(second?.['idempotency_key']).toBe(first?.['idempotency_key']);
    expect(Number(second?.['sent_at']) - Number(second?.['happened_at'])).toBe(60_000);
  });

  it('a lead that did not arrive is sent with the next page, with its delay', async () => {
    const { deps, nextPage, clock, sent, forms } = aPage();
    const url = 'https://b.example/api/display/conversion/visitor-1';
    const form = { email: 'dana@example.com', idempotency_key: 'key-1' };
    deps.pending.keep({ url, form, atMs: clock.now() });
    clock.pass(90_000);
    await sendWaiting(nextPage());
    expect(sent.map(({ name }) => name)).toEqual(['conversion']);
    const [late] = forms();
    expect(late).toMatchObject(form);
    expect(Number(late?.['sent_at']) - Number(late?.['happened_at'])).toBe(90_000);
  });

  it('a goal waits for consent, and stores nothing before', async () => {
    let consent = (): void => undefined;
    const granted = new Promise<void>((resolve) => {
      consent = resolve;
    });
    const gate = { isGranted: () => false, whenGranted: () => granted, set: () => undefined };
    const { deps, sent } = aPage({ consent: gate });
    const reached = recordGoal(deps, 'order', {});
    await Promise.resolve();
    expect([sent, window.localStorage.length]).toEqual([[], 0]);
    consent();
    expect(await reached).toBe(true);
  });

  it('a goal counts without its value if that is not an amount, and says so', async () => {
    const { deps, lines, forms } = aPage();
    for (const value of ['₪129', -1, Number.POSITIVE_INFINITY, {}, Symbol('x')])
      await recordGoal(deps, 'order', { value });
    for (const value of [0, '12.50', undefined, null, ''])
      await recordGoal(deps, 'order', { value });
    const sent = forms().map(({ value }) => value);
    expect(sent.slice(0, 5)).toEqual(['', '', '', '', '']);
    expect(sent.slice(5)).toEqual(['0', '12.5', '', '', '']);
    expect(lines).toHaveLength(5);
  });

  it.each([undefined, '', {}, 'x'.repeat(61)])(
    'a goal is refused under the name %s',
    async (name) => {
      const { deps, sent, lines } = aPage();
      expect(await recordGoal(deps, name, {})).toBe(false);
      expect([sent, lines.length]).toEqual([[], 1]);
    },
  );

  it("a goal does not count on the owner's own visit", async () => {
    const { deps, sent } = aPage();
    const owner = { ...deps, visitor: { ...deps.visitor, countsNothing: true } };
    expect(await recordGoal(owner, 'order', {})).toBe(false);
    expect(sent).toEqual([]);
  });

  it('a goal may be reported before our script runs, and is taken once', async () => {
    const { deps, forms } = aPage();
    Reflect.set(window, 'beckonGoals', [['order', { value: 5 }], 'no goal', ['trial']]);
    for (const _ of [1, 2]) await sendWaiting(deps);
    expect(forms().map(({ goal, value }) => [goal, value])).toEqual([
      ['order', '5'],
      ['trial', ''],
    ]);
    Reflect.deleteProperty(window, 'beckonGoals');
    await sendWaiting(deps);
  });
});
