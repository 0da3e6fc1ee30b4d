import { expect, it } from 'vitest';
import { defaultGame } from '../../settings/default-game.ts';
import { defaultSettings } from '../../settings/default-settings.ts';
import { findIssues } from '../find-issues.ts';

function issuesOf(headline: string, removed = '') {
  const game = defaultGame('format_1', 'en');
  const prizes = game.prizes.filter(({ label }) => label !== removed);
  const settings = { ...defaultSettings('gamified'), game: { ...game, prizes } };
  const screen = { type: 'Headline', props: { id: 'Headline-1', text: headline } };
  const design = { root: { props: {} }, content: [screen] };
  return findIssues(settings, { type: 'gamified', design }).map(({ message }) => message);
}

it('a headline that promises a discount that is no longer a prize gets a warning', () => {
  expect(issuesOf('Spin for *up to 30%* off', '30% off')).toContain(
    'Your headline promises 30%, but no prize that can be won is 30%. Change the headline or the prizes.',
  );
});

it.each([
  ['Spin for *up to 30%* off', ''],
  ['What hides here?', '30% off'],
])('a headline that agrees with the prizes gets no warning: %s', (headline, removed) => {
  expect(issuesOf(headline, removed).filter((message) => message.includes('headline'))).toEqual([]);
});
