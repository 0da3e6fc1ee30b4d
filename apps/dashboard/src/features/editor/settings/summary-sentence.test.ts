import { expect, it } from 'vitest';
import { defaultSettings } from '@beckon/contract/settings';
import { summarySentence } from './summary-sentence.ts';

const settings = { ...defaultSettings('lightbox'), stopForConverted: false };

it('the summary says that hours end on the next day', () => {
  const schedule = { weekdays: [5], hours: { from: '22:00', until: '02:00' } };
  expect(summarySentence({ ...settings, schedule }, 'lightbox')).toMatch(
    /, on Fridays between 22:00 and 02:00 of the next day\.$/u,
  );
});

it('the summary names the times at which a schedule begins and ends', () => {
  const schedule = { from: '2026-11-27T08:00', until: '2026-11-30' };
  expect(summarySentence({ ...settings, schedule }, 'lightbox')).toContain(
    ', from 2026-11-27 08:00 until 2026-11-30.',
  );
});

it('the summary sums up a new popup', () => {
  expect(summarySentence(defaultSettings('lightbox'), 'lightbox')).toBe(
    'Shows after 5 seconds on the page, to everybody until they convert, at most once in 3 days.',
  );
});

it('the summary sums up triggers, audience, frequency and schedule', () => {
  expect(
    summarySentence(
      {
        ...settings,
        triggers: {
          afterSeconds: { seconds: 1, on: 'website' },
          exitIntent: { backButton: false },
        },
        frequency: { rule: 'display_once_a_day_1', scope: 'all' },
        audience: {
          groups: [
            [
              { kind: 'visitor-kind', operator: 'is', values: ['new'] },
              { kind: 'page-url', operator: 'contains', values: ['/sale', '/new'] },
            ],
          ],
        },
        schedule: { weekdays: [1, 2], hours: { from: '09:00', until: '17:00' } },
      },
      'lightbox',
    ),
  ).toBe(
    'Shows after 1 second on your website or when they are about to leave, to new visitors whose page address contains /sale or /new, at most once a day, on Mondays and Tuesdays between 09:00 and 17:00.',
  );
});

it('the summary says when a popup does not open by itself', () => {
  expect(summarySentence({ ...settings, triggers: {} }, 'bar')).toContain(
    'Does not open by itself yet',
  );
  expect(summarySentence({ ...settings, triggers: { clickOnly: true } }, 'bar')).toBe(
    'Opens only when someone clicks your link or button, to everybody.',
  );
  expect(summarySentence({ ...settings, triggers: {} }, 'embedded')).toBe(
    'Shows in your page, to everybody.',
  );
});

it('the summary names the event trigger as its switch does', () => {
  expect(
    summarySentence({ ...settings, triggers: { eventName: 'quiz-finished' } }, 'lightbox'),
  ).toContain('Shows when your own code triggers it');
});
