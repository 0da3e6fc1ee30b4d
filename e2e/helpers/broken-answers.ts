import fullPopup from '@beckon/contract/fixtures/full-popup-wire.json' with { type: 'json' };
import { FORMAT_COUNTS, POPUP_TYPES, LANGUAGES } from '@beckon/contract/values';
import { aDisplayAnswer, aTemplate, aWirePopup } from './a-display-answer.ts';
import type { SeededRandom } from './seeded-random.ts';

const ODDITIES: readonly unknown[] = [
  null,
  -1,
  0,
  1e308,
  '',
  '0',
  'yes',
  'no',
  'format_1',
  '<script>throw 1</script>',
  '\u202e',
  '\ud800',
  [],
  {},
  [[]],
  true,
  'x'.repeat(3000),
  { a: { b: null } },
  'gamified',
  'embedded',
  'bar',
  '{{',
  '{{prize_label}}',
  0.5,
  '10:00',
  '00:00',
  '2020-01-01@10:00|+99',
  'all@display_once_a_day_1',
  '__proto__',
  'javascript:alert(1)',
];

/** Every block of docs/template-contract.md except the plain form. */
const BLOCKS = [
  '<a data-block="link-button" href="#gone" data-target="new-tab" data-conversion="true" data-closes="true">Go</a>',
  '<button data-block="close-button">No</button>',
  '<div data-block="coupon" data-code="SAVE" data-coupon-type="fixed"></div>',
  `<div data-block="countdown" data-labels='{"days":"d"}'></div>`,
  '<div data-block="ticker" data-duration="7000"><p>News</p></div>',
  '<div data-block="video" data-src="https://video.invalid/v.mp4" data-title="V"></div>',
  '<div data-block="products" data-count="3" data-layout="horizontal" data-action="add_to_cart" data-category="manual"></div>',
  '<div data-block="social" data-plugin="chat" data-page="1"></div>',
  '<div data-block="html"><b onclick="throw 1">bold</b><script>throw 2</script></div>',
  `<div data-block="field" data-field='{"id":"f","name":"f","kind":"select","label":"L","options":[{"value":"a","label":"A"}]}'></div>`,
  `<div data-block="field" data-field='{"id":"d","name":"d","kind":"date","label":"D"}'></div>`,
  '<p>{{today_day}} {{prize_code}} {path_url}</p>',
];
const GAMES = ['wheel', 'scratch', 'gift'] as const;

export interface BrokenAnswer {
  readonly text: string;
  readonly popupIds: readonly string[];
}

/**
 * A display answer with this number of popups of every type, each broken in a few places. In some
 * cases the answer itself is broken or incomplete.
 */
export function brokenAnswer(random: SeededRandom, popupCount: number): BrokenAnswer {
  const popups = Array.from({ length: popupCount }, (_, index) =>
    brokenPopup(random, `popup${String(index).padStart(8, '0')}`),
  );
  const answer = random.chance(0.1)
    ? breakInPlaces({ ...aDisplayAnswer(popups) }, random, 0)
    : aDisplayAnswer(popups);
  const text = JSON.stringify(answer);
  return {
    text: random.chance(0.02) ? text.slice(0, random.below(text.length)) : text,
    popupIds: popups.map(({ id }) => id),
  };
}

function brokenPopup(
  random: SeededRandom,
  id: string,
): Record<string, unknown> & { readonly id: string } {
  const type = random.pick(POPUP_TYPES) ?? 'bar';
  const format = `format_${1 + random.below(FORMAT_COUNTS[type])}`;
  const whole = {
    ...fullPopup,
    engagement_with_other_poptin_filter_active: 'no',
    prizes: random.chance(0.5) ? fullPopup.prizes : aPrizeSet(),
    lang: random.pick(LANGUAGES),
  };
  const source = aWirePopup({
    ...(random.chance(0.6) ? whole : {}),
    poptin_id: id,
    poptin_type: type,
    poptin_format: format,
    display_after_sec_active: random.pick(['no', 3, 90]),
    poptin: brokenTemplate(random, id),
    poptin_url: '',
    design_properties: {
      ...(random.chance(0.6) ? fullPopup.design_properties : {}),
      poptin_design_redirect_url: '#after',
    },
  });
  const broken = breakInPlaces(source, random, 0);
  return { ...broken, ...(random.chance(0.05) ? {} : { poptin_id: id }), id };
}

function aPrizeSet(): Record<string, unknown> {
  return {
    one: { prize_id: '1', label: 'Ten', loosing_option: 0, chances: 60, code: 'TEN' },
    two: { label: 'None', loosing_option: 1, chances: 40 },
  };
}

function brokenTemplate(random: SeededRandom, id: string): string {
  const blocks = Array.from({ length: random.below(4) }, () => random.pick(BLOCKS) ?? '').join('');
  const play = `<section data-screen="play"><div data-block="game" data-game="${random.pick(GAMES) ?? 'wheel'}"></div></section>`;
  const html = aTemplate(id)
    .replace('</form>', `${blocks}</form>${blocks}`)
    .replace('</section></div>', `</section>${play}</div>`);
  if (random.chance(0.7)) return html;
  const at = random.below(html.length);
  const junk =
    random.pick([
      '<',
      '">',
      '</div>',
      '<svg><script>throw 3</script>',
      "'",
      '{"',
      '<!--',
      '\u0000',
      '<section data-screen="form">',
      '<style>*{',
    ]) ?? '';
  return html.slice(0, at) + junk + html.slice(at + random.below(40));
}

/** A copy in which a few values at any depth are missing or replaced by unusual ones. */
function breakInPlaces(
  source: Readonly<Record<string, unknown>>,
  random: SeededRandom,
  depth: number,
): Record<string, unknown> {
  const copy = structuredClone({ ...source });
  for (let times = random.below(depth === 0 ? 6 : 3); times > 0; times -= 1) {
    const key = random.pick(Object.keys(copy));
    if (key === undefined) break;
    const value = copy[key];
    if (random.chance(0.2)) delete copy[key];
    else
      copy[key] =
        isRecord(value) && random.chance(0.7)
          ? breakInPlaces(value, random, depth + 1)
          : random.pick(ODDITIES);
  }
  return copy;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
