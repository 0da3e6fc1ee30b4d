import { expect, test } from 'vitest';
import { fillPlaceholders } from './fill-placeholders.ts';
import { buildTags, prizeTags } from './replace-tags.ts';

const NEW_YEARS_EVE = Date.UTC(2026, 11, 31, 12);

test('tags of dates name the days around today in English', () => {
  const tags = buildTags({ language: 'en', nowMs: NEW_YEARS_EVE, timeZone: 'UTC' });
  expect(Object.fromEntries(tags)).toEqual({
    curr_year: '2026',
    prev_mon: 'November',
    curr_mon: 'December',
    next_mon: 'January',
    yest_day: 'Wednesday',
    today_day: 'Thursday',
    tomo_day: 'Friday',
    yest_dmy: '30/12/2026',
    today_dmy: '31/12/2026',
    tomo_dmy: '01/01/2027',
    yest_mdy: '12/30/2026',
    today_mdy: '12/31/2026',
    tomo_mdy: '01/01/2027',
  });
});

test('tags of dates name the days around today in Hebrew', () => {
  const tags = buildTags({ language: 'he', nowMs: NEW_YEARS_EVE, timeZone: 'UTC' });
  expect([tags.get('curr_mon'), tags.get('next_mon'), tags.get('today_day')]).toEqual([
    'דצמבר',
    'ינואר',
    'יום חמישי',
  ]);
});

test("tags of dates use the visitor's time zone", () => {
  const tags = buildTags({
    language: 'en',
    nowMs: Date.UTC(2026, 11, 31, 23),
    timeZone: 'Asia/Jerusalem',
  });
  expect([tags.get('curr_year'), tags.get('today_dmy')]).toEqual(['2027', '01/01/2027']);
});

test('the month before 31 March is February', () => {
  expect(
    buildTags({ language: 'en', nowMs: Date.UTC(2026, 2, 31, 12), timeZone: 'UTC' }).get(
      'prev_mon',
    ),
  ).toBe('February');
});

test('prize tags are filled in only if there is a prize', () => {
  const sources = { language: 'en', nowMs: NEW_YEARS_EVE } as const;
  expect(buildTags(sources).has('prize_label')).toBe(false);
  expect(
    fillPlaceholders(
      '{{prize_label}}: {{ prize_code }}',
      buildTags({ ...sources, prize: { label: '20% off', code: 'A1' } }),
    ),
  ).toBe('20% off: A1');
});

test('unknown tags, and all tags of free-plan popups, stay as they are', () => {
  expect(fillPlaceholders('{{nobody}} in {{curr_year}}', new Map([['curr_year', '2026']]))).toBe(
    '{{nobody}} in 2026',
  );
  expect(fillPlaceholders('{{curr_year}}', undefined)).toBe('{{curr_year}}');
});

test('on a free plan only the prize is filled in, when there is one', () => {
  expect([...prizeTags({ label: 'Ten', code: 'TEN' })]).toEqual([
    ['prize_label', 'Ten'],
    ['prize_code', 'TEN'],
  ]);
  expect(prizeTags(undefined).size).toBe(0);
});
