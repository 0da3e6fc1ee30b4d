import type { PopupExplanation } from '@beckon/contract/popup';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
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

afterEach(cleanup);

describe('the explanation on the page', () => {
  it('tells for each popup what was wanted, seen and decided', () => {
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
    expect(screen.getByRole('row', { name: 'Rule the country in US IL stops it' })).toBeTruthy();
    expect(screen.getByRole('article').dataset['verdict']).toBe('stops');
  });

  it('says each answer in a sentence, those that stay away first', () => {
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
    expect(screen.getAllByText(/^It /u).map(({ textContent }) => textContent)).toEqual([
      'It stays away because of the address of the page: wanted is contains /he/, here it is /shop/.',
      'It stays away because of popups already shown in this visit: 2 of 2 automatic popups.',
      'It waits for: the seconds on the page.',
      'It is showing.',
    ]);
  });

  it('follows the popup live: it waits, then it has passed', () => {
    const { rerender } = render(<ExplainPanel popups={[aPopup()]} onClose={() => undefined} />);
    expect(screen.getByRole('article').dataset['verdict']).toBe('waits');
    rerender(<ExplainPanel popups={[aPopup({ state: 'open' })]} onClose={() => undefined} />);
    expect(screen.getByRole('article').dataset['verdict']).toBe('passes');
  });

  it('folds a popup away, says when there is none, and closes', () => {
    const onClose = vi.fn<() => void>();
    const { rerender } = render(<ExplainPanel popups={[aPopup()]} onClose={onClose} />);
    fireEvent.click(screen.getByRole('button', { name: /Spring sale/u }));
    expect(screen.queryByRole('table')).toBeNull();
    rerender(<ExplainPanel popups={[]} onClose={onClose} />);
    expect(screen.getByText('This site has no active popup.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
