import type { ExplanationLine, PopupExplanation } from '@beckon/contract/popup';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ExplainPanel } from './explain-panel.tsx';

const aPopup = (changes: Partial<PopupExplanation> = {}): PopupExplanation => ({
  popupId: 'p1',
  name: 'Spring sale',
  state: 'armed',
  lines: [
    { source: 'trigger', name: 'time', wanted: 'to happen', seen: 'not yet', verdict: 'waits' },
  ],
  ...changes,
});

/** A popup that the server stops, with these lines. */
const notOffered = (...lines: Partial<ExplanationLine>[]): PopupExplanation =>
  aPopup({
    state: 'not-offered',
    lines: lines.map((line) => ({
      source: 'server',
      name: 'country',
      wanted: '',
      seen: '',
      verdict: 'stops',
      ...line,
    })),
  });

const answers = (): (string | null)[] =>
  [...document.querySelectorAll('.bk-explain-sentence')].map(({ textContent }) => textContent);

/** In the local time of the machine that runs this test. */
const LAST_SHOWN = new Date('2026-11-22T20:00:00Z').toLocaleString('en', {
  dateStyle: 'medium',
  timeStyle: 'short',
});

afterEach(cleanup);

it('the explanation on the page shows for each popup what was required, seen and decided', () => {
  render(
    <ExplainPanel
      popups={[
        aPopup({
          state: 'not-offered',
          lines: [
            { source: 'server', name: 'country', wanted: 'in US', seen: 'IL', verdict: 'stops' },
          ],
        }),
      ]}
      onClose={() => undefined}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: /Details/u }));
  expect(
    screen.getByRole('row', { name: 'Rule the visitor’s country in US IL does not fit' }),
  ).toBeTruthy();
  expect(screen.getByRole('article').dataset['verdict']).toBe('stops');
});

it('the explanation on the page gives each answer in a sentence, first for popups that are not shown', () => {
  render(
    <ExplainPanel
      popups={[
        aPopup({ popupId: 'p1', state: 'open' }),
        aPopup({ popupId: 'p2' }),
        aPopup({
          popupId: 'p3',
          state: 'not-offered',
          lines: [
            {
              source: 'server',
              name: 'page-url',
              wanted: 'contains /he/',
              group: 0,
              operator: 'contains',
              values: ['/he/'],
              seen: '/shop/',
              verdict: 'stops',
            },
          ],
        }),
        aPopup({
          popupId: 'p4',
          lines: [
            {
              source: 'filter',
              name: 'attentionBudget',
              wanted: 'to pass',
              seen: '2 of 2 automatic popups',
              verdict: 'stops',
            },
          ],
        }),
      ]}
      onClose={() => undefined}
    />,
  );
  expect(answers()).toEqual([
    'Not shown: this page (/shop/) is not in /he/.',
    'Not shown: this visit has had as many popups as your settings allow (2 of 2 automatic popups).',
    'Waiting for its time on this page.',
    'Showing now.',
  ]);
});

it('the explanation on the page follows the popup live: first it waits, then it has passed', () => {
  const { rerender } = render(<ExplainPanel popups={[aPopup()]} onClose={() => undefined} />);
  expect(screen.getByRole('article').dataset['verdict']).toBe('waits');
  rerender(<ExplainPanel popups={[aPopup({ state: 'open' })]} onClose={() => undefined} />);
  expect(screen.getByRole('article').dataset['verdict']).toBe('passes');
});

it.each([
  [
    'Not shown: this page (/cart) is not in /shop or /sale.',
    notOffered({
      name: 'page-url',
      operator: 'starts',
      values: ['/shop', '/sale'],
      seen: '/cart',
      group: 0,
    }),
  ],
  [
    'Not shown: the visitor’s country is IL, not US, GB, FR or 2 more.',
    notOffered({
      operator: 'in',
      values: ['US', 'GB', 'FR', 'DE', 'NL'],
      seen: 'IL',
      group: 0,
    }),
  ],
  [
    'Not shown: the value of the cart is 20, and must be at least 50.',
    notOffered({
      name: 'cart-value',
      operator: 'at_least',
      values: ['50'],
      seen: '20',
      group: 0,
    }),
  ],
  [
    'Not shown: the visitor’s country is IL, not US, and the device is mobile, not desktop.',
    notOffered(
      { operator: 'in', values: ['US'], seen: 'IL', group: 0 },
      { name: 'device', operator: 'is', values: ['desktop'], seen: 'mobile', group: 1 },
    ),
  ],
  [
    'Not shown: its schedule is until 2026-05-01, and it is Sun 2026-11-22 20:00 (UTC) now.',
    notOffered(
      { operator: 'in', values: ['US'], seen: 'IL', group: 0 },
      { operator: 'in', values: ['IL'], seen: 'IL', group: 1, verdict: 'passes' },
      { name: 'schedule', wanted: 'until 2026-05-01', seen: 'Sun 2026-11-22 20:00 (UTC)' },
    ),
  ],
  [
    `Not shown: it may show once a day, and this visitor saw it on ${LAST_SHOWN}.`,
    notOffered({
      name: 'frequency',
      wanted: 'once a day',
      seen: 'last shown 2026-11-22T20:00:00.000Z',
    }),
  ],
  [
    'Not shown: the page they came from is google.com/search?q=x, not bing.com.',
    notOffered({
      name: 'referrer',
      operator: 'is',
      values: ['bing.com'],
      seen: 'google.com/search?q=x',
      group: 0,
    }),
  ],
  [
    'Not shown: this visitor came directly, and must come from a page whose address contains google.com.',
    notOffered({
      name: 'referrer',
      operator: 'contains',
      values: ['google.com'],
      seen: '(nothing)',
      group: 0,
    }),
  ],
  [
    'Not shown: this visitor came directly, and must come from google.com or bing.com.',
    notOffered({
      name: 'referrer',
      operator: 'is',
      values: ['google.com', 'bing.com'],
      seen: '(nothing)',
      group: 0,
    }),
  ],
  [
    'Not shown: your account is suspended, so no popup shows.',
    notOffered({ name: 'account', seen: 'suspended' }),
  ],
  [
    'Not shown: your account has used up its views of this month, so no popup shows.',
    notOffered({ name: 'account', seen: 'over its limit' }),
  ],
  ['Not shown: it is paused.', notOffered({ name: 'status', wanted: 'active', seen: 'paused' })],
])('the explanation on the page starts with the answer: %s', (sentence, popup) => {
  render(<ExplainPanel popups={[popup]} onClose={() => undefined} />);
  expect(answers()).toEqual([sentence]);
});

it('the explanation on the page puts the popup first that the owner asks about, or says that it is not published', () => {
  const popups = [notOffered({}), aPopup({ popupId: 'p2', name: 'Exit offer', state: 'open' })];
  const { rerender } = render(
    <ExplainPanel popups={popups} popupId="p2" onClose={() => undefined} />,
  );
  expect(screen.getAllByRole('article')[0]?.textContent).toContain('Exit offer');
  expect(screen.getAllByRole('table')).toHaveLength(1);
  rerender(<ExplainPanel popups={popups} popupId="p9" onClose={() => undefined} />);
  expect(screen.getByText(/the popup you ask about is not published/u)).toBeTruthy();
});

it('the explanation on the page shortens long values', () => {
  const seen = 'x'.repeat(300);
  render(
    <ExplainPanel
      popups={[notOffered({ name: 'page-url', operator: 'is', values: ['/a'], seen, group: 0 })]}
      onClose={() => undefined}
    />,
  );
  expect(answers()[0]).toBe(`Not shown: the address of this page is ${'x'.repeat(59)}…, not /a.`);
});

it('the explanation on the page opens a collapsed popup, says if there is none, and closes', () => {
  const onClose = vi.fn<() => void>();
  const { rerender } = render(<ExplainPanel popups={[aPopup()]} onClose={onClose} />);
  expect(screen.queryByRole('table')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /Spring sale/u }));
  expect(screen.getByRole('table')).toBeTruthy();
  rerender(<ExplainPanel popups={[]} onClose={onClose} />);
  expect(screen.getByText('This site has no published popup.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('the explanation on the page says that the owner’s visits are not remembered', () => {
  const { rerender } = render(<ExplainPanel popups={[aPopup()]} onClose={() => undefined} />);
  const words = /For you as the owner, Beckon does not remember which popups were shown/u;
  expect(screen.getByText(words)).toBeTruthy();
  rerender(<ExplainPanel popups={[]} onClose={() => undefined} />);
  expect(screen.queryByText(words)).toBeNull();
});
