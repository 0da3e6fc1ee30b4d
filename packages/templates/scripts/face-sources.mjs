/**
 * The web fonts of each face: one family for English words, one for Hebrew words. In Hebrew text,
 * Latin letters come from the Hebrew family unless `hebrewLatin` names another. `bold` is the
 * weight at which the fallbacks for heavy text are measured. `size` is a scale in percent for fonts
 * whose letters are smaller or larger than those of other fonts.
 */
export const FACE_SOURCES = {
  humanist: { kind: 'sans', latin: 'assistant', hebrew: 'assistant', size: 106 },
  grotesque: { kind: 'sans', latin: 'hanken-grotesk', hebrew: 'heebo' },
  geometric: { kind: 'sans', latin: 'outfit', hebrew: 'rubik', bold: 800 },
  rounded: { kind: 'sans', latin: 'fredoka', hebrew: 'fredoka' },
  oldStyle: { kind: 'serif', latin: 'fraunces', hebrew: 'frank-ruhl-libre', hasItalic: true },
  didone: { kind: 'serif', latin: 'playfair-display', hebrew: 'frank-ruhl-libre', hasItalic: true },
  book: {
    kind: 'serif',
    latin: 'eb-garamond',
    hebrew: 'frank-ruhl-libre',
    hasItalic: true,
    size: 112,
  },
  slab: { kind: 'serif', latin: 'bitter', hebrew: 'suez-one' },
  poster: { kind: 'sans', latin: 'anton', hebrew: 'karantina', hebrewSize: 128 },
  mono: {
    kind: 'mono',
    hebrewKind: 'sans',
    latin: 'ibm-plex-mono',
    hebrew: 'ibm-plex-sans-hebrew',
  },
  hand: {
    kind: 'sans',
    latin: 'caveat',
    hebrew: 'playpen-sans-hebrew',
    hebrewLatin: 'caveat',
    size: 118,
  },
};

/** The weights of the font packages that have no variable weight. */
export const STATIC_WEIGHTS = {
  'suez-one': [400],
  anton: [400],
  karantina: [400, 700],
  'ibm-plex-mono': [400, 700],
  'ibm-plex-sans-hebrew': [400, 700],
};

/**
 * Fonts that devices have, with the names by which `local()` finds them, and a font of the same
 * metrics that is measured instead. `a` is on computers and iPhones (as Liberation on Linux), `b`
 * on Android.
 */
export const LOCAL_FONTS = {
  sans: {
    a: {
      stand: 'arimo',
      names: {
        regular: ['Arial', 'Liberation Sans'],
        bold: ['Arial Bold', 'Liberation Sans Bold'],
      },
    },
    b: {
      stand: 'roboto',
      names: { regular: ['Roboto'], bold: ['Roboto Bold', 'Roboto'] },
      hebrewStand: 'noto-sans-hebrew',
      hebrewNames: {
        regular: ['Noto Sans Hebrew', 'NotoSansHebrew-Regular'],
        bold: ['Noto Sans Hebrew Bold', 'NotoSansHebrew-Bold'],
      },
    },
  },
  serif: {
    a: {
      stand: 'tinos',
      names: {
        regular: ['Times New Roman', 'Liberation Serif'],
        bold: ['Times New Roman Bold', 'Liberation Serif Bold'],
      },
    },
    b: {
      stand: 'noto-serif',
      names: { regular: ['Noto Serif'], bold: ['Noto Serif Bold', 'Noto Serif'] },
      hebrewStand: 'noto-serif-hebrew',
      hebrewNames: {
        regular: ['Noto Serif Hebrew', 'NotoSerifHebrew-Regular'],
        bold: ['Noto Serif Hebrew Bold', 'NotoSerifHebrew-Bold'],
      },
    },
  },
  mono: {
    a: {
      stand: 'cousine',
      names: {
        regular: ['Courier New', 'Liberation Mono'],
        bold: ['Courier New Bold', 'Liberation Mono Bold'],
      },
    },
  },
};
