import { expect, it } from 'vitest';
import { defaultSettings } from '../../settings/default-settings.ts';
import { findIssues } from '../find-issues.ts';

/** What the owner reads about a rule with this value, which may still be published. */
function hintsAbout(kind: string, operator: string, value: string): readonly string[] {
  const groups = [[{ kind, operator, values: [value] }]];
  const settings = { ...defaultSettings('lightbox'), audience: { groups } };
  const issues = findIssues(settings, { type: 'lightbox', design: { root: {}, content: [] } });
  return issues.flatMap(({ section, message, blocksPublishing }) =>
    section === 'audience' && blocksPublishing === undefined ? [message] : [],
  );
}

it.each([
  ['UK', '“UK” is not the code of a country: write GB.'],
  ['Israel', '“Israel” is not the code of a country: write IL.'],
  ['united kingdom', '“united kingdom” is not the code of a country: write GB.'],
  ['USA', '“USA” is not the code of a country: write US.'],
  ['ישראל', '“ישראל” is not the code of a country: write IL.'],
  ['QQ', '“QQ” is not the code of a country, such as DE, so no visitor fits it.'],
  ['Nowhere', '“Nowhere” is not the code of a country, such as DE, so no visitor fits it.'],
])('an owner reads before publishing that the country %s is no code', (value, message) => {
  expect(hintsAbout('country', 'in', value)).toEqual([message]);
  const excluding = message.replace('no visitor fits it', 'it excludes nobody');
  expect(hintsAbout('country', 'not_in', value)).toEqual([excluding]);
});

it.each([
  ['Hebrew', '“Hebrew” is not the code of a language that browsers send: write he.'],
  ['עברית', '“עברית” is not the code of a language that browsers send: write he.'],
  ['iw', '“iw” is not the code of a language that browsers send: write he.'],
  ['en_us', '“en_us” is not the code of a language that browsers send: write en-US.'],
  [
    'Klingonese',
    '“Klingonese” is not the code of a language that browsers send, such as de, so no visitor fits it.',
  ],
])('an owner reads before publishing that the language %s is no code', (value, message) => {
  expect(hintsAbout('language', 'in', value)).toEqual([message]);
});

it('an owner reads before publishing that rules see addresses only up to the fragment', () => {
  const message =
    'The rule about “/sale#top” sees addresses only up to the “#”, so leave that part out.';
  for (const kind of ['page-url', 'landing-page', 'visited-page', 'referrer'])
    expect(hintsAbout(kind, 'contains', '/sale#top')).toEqual([message]);
});

it.each([
  ['country', 'in', 'IL'],
  ['country', 'in', ' gb '],
  ['country', 'in', 'xk'],
  ['country', 'in', 'T1'],
  ['country', 'in', ' '],
  ['language', 'not_in', ''],
  ['language', 'in', 'he'],
  ['language', 'in', 'he-il'],
  ['language', 'in', 'zh-Hant-TW'],
  ['page-url', 'is', '/sale'],
  ['page-url', 'regex', '/sale[#]?'],
  ['page-title', 'contains', '#1'],
])('an owner reads nothing about a rule that can fit: %s %s %s', (kind, operator, value) => {
  expect(hintsAbout(kind, operator, value)).toEqual([]);
});
