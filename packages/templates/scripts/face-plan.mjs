import { familyOf } from '../src/faces/family-of.ts';
import { FACE_SOURCES, LOCAL_FONTS, STATIC_WEIGHTS } from './face-sources.mjs';

/** The ranges of font weights of a family with two files: each file covers one range. */
export const WEIGHTS = { regular: '1 599', bold: '600 1000' };
const ALL_WEIGHTS = '1 1000';

/** The npm package of a font. */
export function packageOf(font) {
  return `@fontsource${font in STATIC_WEIGHTS ? '' : '-variable'}/${font}`;
}

/** The plan of a face for words in these letters: which fonts it uses, at which sizes and weights. */
export function planOf(face, letters) {
  const source = { hasItalic: false, bold: 700, ...FACE_SOURCES[face] };
  const { hebrew, kind, hebrewKind = kind, hasItalic, bold } = source;
  const isHebrew = letters === 'hebrew';
  const latin = isHebrew ? (source.hebrewLatin ?? hebrew) : source.latin;
  const isOfLatin = latin === source.latin;
  const latinSize = (isOfLatin ? source.size : source.hebrewSize) ?? 100;
  const hebrewSize = source.hebrewSize ?? (hebrew === latin ? latinSize : 100);
  return {
    family: familyOf(face, letters),
    kind: isHebrew ? hebrewKind : kind,
    bold,
    ranges: rangesFor([latin, hebrew]),
    latin: { font: latin, size: latinSize / 100, hasItalic: hasItalic && isOfLatin },
    hebrew: { font: hebrew, size: hebrewSize / 100, hasItalic: false },
  };
}

function rangesFor(fonts) {
  const hasTwoWeights = fonts.some((font) => STATIC_WEIGHTS[font]?.length === 2);
  return hasTwoWeights ? Object.values(WEIGHTS) : [ALL_WEIGHTS];
}

/**
 * The fonts of devices that can replace a web font of this kind in one script. Each entry also
 * names a font of the same widths that can be measured instead (`stand`).
 */
export function localFontsFor(kind, script) {
  return Object.entries(LOCAL_FONTS[kind]).flatMap(([suffix, local]) => {
    if (script === 'latin' || suffix === 'a') return [{ suffix, ...local }];
    return local.hebrewStand === undefined
      ? []
      : [{ suffix, stand: local.hebrewStand, names: local.hebrewNames }];
  });
}
