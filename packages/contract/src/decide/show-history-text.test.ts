import { describe, expect, it } from 'vitest';
import { parseShowHistory, showHistoryText } from './show-history-text.ts';

describe('what a browser remembers of a showing', () => {
  it('the show history reads back what it wrote', () => {
    const history = { lastShownAtMs: Date.UTC(2026, 10, 1, 10, 30), lastShownInVisit: 7 };
    expect(parseShowHistory(showHistoryText(history))).toEqual(history);
    expect(parseShowHistory(showHistoryText({ lastShownAtMs: 0 }))).toEqual({ lastShownAtMs: 0 });
  });

  it('the show history reads a bare date of an older script', () => {
    expect(parseShowHistory('2026-11-01')).toEqual({ lastShownAtMs: Date.UTC(2026, 10, 1) });
  });

  it.each([undefined, '', 'yesterday', '|', '2026-99-99|3', '{}'])(
    'the show history treats %j as never shown',
    (text) => {
      expect(parseShowHistory(text)).toEqual({});
    },
  );

  it.each(['2026-11-01|', '2026-11-01|-3', '2026-11-01|x', '2026-11-01|1.5'])(
    'the show history keeps the moment if the visit cannot be read: %s',
    (text) => {
      expect(parseShowHistory(text)).toEqual({ lastShownAtMs: Date.UTC(2026, 10, 1) });
    },
  );
});
