import { familyOf } from '../src/faces/family-of.ts';
import { FACE_SOURCES, LOCAL_FONTS, STATIC_WEIGHTS } from './face-sources.mjs';

/** The weights of a text that one file is for, where a family has two. */
export const WEIGHTS = { regular: '1 599', bold: '600 1000' };
const ALL_WEIGHTS = '1 1000';

/** The npm package of a font. */
export function packageOf(font) {
  return `@fontsource${font in STATIC_WEIGHTS ? '' : '-variable'}/${font}`;
}

/** Which fonts a face is made of for words in these letters, at which sizes and weights. */
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

/** A font of the device to stand in for one script, and one of the same widths to measure. */
export function localFontsFor(kind, script) {
  return Object.entries(LOCAL_FONTS[kind]).flatMap(([suffix, local]) => {
    if (script === 'latin' || suffix === 'a') return [{ suffix, ...local }];
    return local.hebrewStand === undefined
      ? []
      : [{ suffix, stand: local.hebrewStand, names: local.hebrewNames }];
  });
}
