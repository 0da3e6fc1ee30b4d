import type { PopupExplanation } from '@beckon/contract/popup';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ExplainPanel } from './explain-panel.tsx';

const WAITING = {
  source: 'trigger',
  name: 'time',
  wanted: 'to happen',
  seen: 'not yet',
  verdict: 'waits',
} as const;
const HAPPENED = { ...WAITING, seen: 'happened', verdict: 'passes' } as const;

/** A popup whose trigger has happened. */
const fired = (changes: Partial<PopupExplanation>): PopupExplanation => ({
  popupId: 'p1',
  name: 'Spring sale',
  state: 'armed',
  lines: [HAPPENED],
  ...changes,
});

const answers = (): (string | null)[] =>
  [...document.querySelectorAll('.bk-explain-sentence')].map(({ textContent }) => textContent);

afterEach(cleanup);

it.each([
  [
    { kind: 'status', status: 403, said: 'This page is not on a domain of the site.' },
    /refuses this page\. This page is not on a domain/u,
  ],
  [{ kind: 'status', status: 502 }, /status 502.*its log/u],
  [{ kind: 'offline' }, /https:\/\/b\.example cannot be reached/u],
  [{ kind: 'blocked-by-page' }, /connect-src.*Content-Security-Policy/u],
  [{ kind: 'bad-answer' }, /answers in place of the server/u],
] as const)(
  'the explanation on the page says why the server could not be asked: %o',
  (failure, words) => {
    render(
      <ExplainPanel
        popups={[]}
        failure={{ server: 'https://b.example', ...failure }}
        onClose={() => undefined}
      />,
    );
    expect(screen.getByRole('alert').textContent).toMatch(words);
    expect(screen.queryByText('This site has no published popup.')).toBeNull();
  },
);

it.each([
  ['waits until this tab is visible', fired({ state: 'waiting', heldBy: 'hidden-tab' })],
  ['until nothing on the page is full-screen', fired({ state: 'waiting', heldBy: 'full-screen' })],
  ['until the frame that this page is in', fired({ state: 'waiting', heldBy: 'hidden-frame' })],
  ['until the page shows itself', fired({ state: 'waiting', heldBy: 'hidden-page' })],
  ['waits for the answer to the cookie', fired({ state: 'waiting', heldBy: 'cookie-banner' })],
  ['the popup in its place is closed', fired({ state: 'waiting', heldBy: 'other-popup' })],
  ['It is loading', fired({ state: 'loading' })],
  [
    'stay (the page has removed it)',
    fired({ state: 'failed', failure: 'the page has removed it' }),
  ],
  ['its trigger happened while a filter stopped it', fired({ state: 'armed' })],
])('the explanation on the page says what stops a popup after its trigger: %s', (words, popup) => {
  render(<ExplainPanel popups={[popup]} onClose={() => undefined} />);
  expect(answers()).toEqual([expect.stringContaining(words)]);
});

it('the explanation on the page waits for the other triggers of a popup whose one was stopped', () => {
  render(
    <ExplainPanel popups={[fired({ lines: [HAPPENED, WAITING] })]} onClose={() => undefined} />,
  );
  expect(answers()).toEqual(['Waiting for its time on this page.']);
});
