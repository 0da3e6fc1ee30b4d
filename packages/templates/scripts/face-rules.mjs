import { localFontsFor, packageOf, planOf, WEIGHTS } from './face-plan.mjs';
import { filesOf } from './published-fonts.mjs';

const RANGES = {
  latin: 'U+0-FF,U+131,U+152-153,U+2C6,U+2DC,U+2000-206F,U+20AC,U+2122,U+2212',
  'latin-ext': 'U+100-130,U+132-151,U+154-2BA,U+1E00-1E9F,U+1EF2-1EFF,U+2C60-2C7F',
  hebrew: 'U+590-5FF,U+20AA,U+FB1D-FB4F',
  /**
   * For a device's font in Hebrew text: the letters before the Hebrew ones in Unicode, and
   * punctuation.
   */
  beforeHebrew: 'U+0-58F,U+2000-20A9,U+20AC',
};

const percent = (share) => `${Math.round(share * 1000) / 10}%`;

/** The css rules of a face for words in these letters. `meter` measures fonts in a browser. */
export async function cssOf(meter, face, letters) {
  const plan = planOf(face, letters);
  const isHebrew = letters === 'hebrew';
  const fallbacks = [
    ...(await fallbackRules(meter, plan, 'latin', isHebrew ? 'beforeHebrew' : 'all')),
    ...(isHebrew ? await fallbackRules(meter, plan, 'hebrew', 'hebrew') : []),
  ];
  return {
    css: [...webRules(plan, 'latin'), ...webRules(plan, 'hebrew'), ...fallbacks].join(''),
    more: webRules(plan, 'latin', 'latin-ext').join(''),
  };
}

function webRules({ family, ranges, ...fonts }, script, subset = script) {
  const { font, size, hasItalic } = fonts[script];
  const styles = hasItalic && subset === 'latin' ? ['normal', 'italic'] : ['normal'];
  return styles
    .flatMap((style) => filesOf(font, subset, style, ranges))
    .map(({ name, holds, style }) =>
      rule({
        family,
        weight: holds,
        source: `url(/fonts/${name})`,
        range: subset,
        descriptors: {
          'font-style': style === 'italic' ? style : undefined,
          'font-display': 'swap',
          'size-adjust': size === 1 ? undefined : percent(size),
        },
      }),
    );
}

function rule({ family, weight, source, range, descriptors }) {
  const lines = Object.entries(descriptors)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}:${value};`);
  const letters = range === 'all' ? '' : `unicode-range:${RANGES[range]};`;
  return `@font-face{font-family:${family};font-weight:${weight};${lines.join('')}${letters}src:${source}}`;
}

/** Rules that scale fonts of the visitor's device to the width and height of the web font. */
async function fallbackRules(meter, plan, script, range) {
  const { font, size } = plan[script];
  const rules = [];
  for (const { suffix, stand, names } of localFontsFor(plan.kind, script))
    for (const [name, weight, deviceWeight] of [
      ['regular', 400, 400],
      ['bold', plan.bold, 700],
    ]) {
      const web = await meter.measure(packageOf(font), font, script, weight);
      const device = await meter.measure(`@fontsource/${stand}`, stand, script, deviceWeight);
      const scale = (size * web.width) / device.width;
      const height = (share) => `${Math.round((share * size * 100) / scale)}%`;
      rules.push(
        rule({
          family: `${plan.family}-${suffix}`,
          weight: WEIGHTS[name],
          source: names[name].map((one) => `local(${one})`).join(),
          range,
          descriptors: {
            'size-adjust': percent(scale),
            'ascent-override': height(web.ascent),
            'descent-override': height(web.descent),
          },
        }),
      );
    }
  return rules;
}
