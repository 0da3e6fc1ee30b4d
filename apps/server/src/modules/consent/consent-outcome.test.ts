import { expect, it } from 'vitest';
import { consentOutcome } from './consent-outcome.ts';

const design = { categories: ['statistics', 'marketing'] as const } as const;
const asked = { categories: [...design.categories] };

it.each([
  [['functional', 'statistics', 'marketing'], true, 'accepted'],
  [['functional', 'preferences', 'statistics', 'marketing'], true, 'accepted'],
  [['functional', 'statistics'], true, 'partly'],
  [['functional'], true, 'refused'],
  [[], true, 'refused'],
  [['functional'], false, 'none'],
  [['functional', 'statistics', 'marketing'], false, 'none'],
  [['no_warning'], false, 'none'],
  [['do_not_track'], false, 'signal'],
] as const)(
  'the categories %j, chosen: %s, are reported as %s',
  (categories, hasChosen, outcome) => {
    expect(consentOutcome({ categories, services: {} }, hasChosen, asked)).toBe(outcome);
  },
);

it.each([
  [['functional'], { maps: true }, true, 'partly'],
  [['functional'], { maps: false }, true, 'refused'],
  [['functional', 'statistics', 'marketing'], { maps: false }, true, 'partly'],
  [['functional', 'statistics', 'marketing'], { maps: true }, true, 'accepted'],
  [['functional'], { maps: true }, false, 'none'],
] as const)('%j with the services %j, chosen: %s, are reported as %s', (...row) => {
  const [categories, services, hasChosen, outcome] = row;
  expect(consentOutcome({ categories, services }, hasChosen, asked)).toBe(outcome);
});
