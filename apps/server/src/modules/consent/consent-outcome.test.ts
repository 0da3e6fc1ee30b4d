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
] as const)('the categories %j, chosen: %s, are told as %s', (categories, hasChosen, outcome) => {
  expect(consentOutcome(categories, hasChosen, asked)).toBe(outcome);
});
