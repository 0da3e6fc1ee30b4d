import type { PopupExplanation } from '@beckon/contract/popup';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ExplainPanel } from './explain-panel.tsx';

const aPopup = (changes: Partial<PopupExplanation> = {}): PopupExplanation => ({
  popupId: 'p1', name: 'Spring sale', state: 'armed', lines: [{ source: 'trigger', name: 'time', wanted: 'to happen', seen: 'not yet', verdict: 'waits' }], ...changes,
});

afterEach(cleanup);

describe('the explanation on the page', () => {
  it('tells for each popup what was wanted, seen and decided', () => {
    render(<ExplainPanel popups={[aPopup({ state: 'not-offered', lines: [{ source: 'server', name: 'country', wanted: 'in US', seen: 'IL', verdict: 'stops' }] })]} onClose={() => undefined} />);
    expect(screen.getByRole('row', { name: 'Rule country in US IL stops it' })).toBeTruthy();
    expect(screen.getByRole('article').dataset['verdict']).toBe('stops');
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
