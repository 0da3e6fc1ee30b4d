// Written by scripts/pack-faces.mjs from the packages of @fontsource: do not edit by hand.

/** Which file of the packages each address below /fonts/ serves. */
export const FONT_FILES: Readonly<Record<string, string>> = {
  'assistant-latin.26b77cc3.woff2':
    '@fontsource-variable/assistant/files/assistant-latin-wght-normal.woff2',
  'assistant-hebrew.f9805e7a.woff2':
    '@fontsource-variable/assistant/files/assistant-hebrew-wght-normal.woff2',
  'assistant-latin-ext.5e2544c1.woff2':
    '@fontsource-variable/assistant/files/assistant-latin-ext-wght-normal.woff2',
  'hanken-grotesk-latin.e9201edd.woff2':
    '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  'heebo-hebrew.f1f7cfae.woff2': '@fontsource-variable/heebo/files/heebo-hebrew-wght-normal.woff2',
  'hanken-grotesk-latin-ext.768af292.woff2':
    '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal.woff2',
  'heebo-latin.50dae2e1.woff2': '@fontsource-variable/heebo/files/heebo-latin-wght-normal.woff2',
  'heebo-latin-ext.dd3af41d.woff2':
    '@fontsource-variable/heebo/files/heebo-latin-ext-wght-normal.woff2',
  'outfit-latin.6c18d579.woff2': '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2',
  'rubik-hebrew.197b6dbe.woff2': '@fontsource-variable/rubik/files/rubik-hebrew-wght-normal.woff2',
  'outfit-latin-ext.0f53d1c0.woff2':
    '@fontsource-variable/outfit/files/outfit-latin-ext-wght-normal.woff2',
  'rubik-latin.691cd1d9.woff2': '@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2',
  'rubik-latin-ext.09472f21.woff2':
    '@fontsource-variable/rubik/files/rubik-latin-ext-wght-normal.woff2',
  'fredoka-latin.99d6c78e.woff2':
    '@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2',
  'fredoka-hebrew.ab46fdbe.woff2':
    '@fontsource-variable/fredoka/files/fredoka-hebrew-wght-normal.woff2',
  'fredoka-latin-ext.18a1723c.woff2':
    '@fontsource-variable/fredoka/files/fredoka-latin-ext-wght-normal.woff2',
  'fraunces-latin.7f9d191d.woff2':
    '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  'fraunces-latin-italic.bceec2ef.woff2':
    '@fontsource-variable/fraunces/files/fraunces-latin-wght-italic.woff2',
  'frank-ruhl-libre-hebrew.acdf9ed0.woff2':
    '@fontsource-variable/frank-ruhl-libre/files/frank-ruhl-libre-hebrew-wght-normal.woff2',
  'fraunces-latin-ext.a21ecfbf.woff2':
    '@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2',
  'frank-ruhl-libre-latin.b8081e5e.woff2':
    '@fontsource-variable/frank-ruhl-libre/files/frank-ruhl-libre-latin-wght-normal.woff2',
  'frank-ruhl-libre-latin-ext.0ec10091.woff2':
    '@fontsource-variable/frank-ruhl-libre/files/frank-ruhl-libre-latin-ext-wght-normal.woff2',
  'playfair-display-latin.e0c764a8.woff2':
    '@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2',
  'playfair-display-latin-italic.54af24bd.woff2':
    '@fontsource-variable/playfair-display/files/playfair-display-latin-wght-italic.woff2',
  'playfair-display-latin-ext.42898ad4.woff2':
    '@fontsource-variable/playfair-display/files/playfair-display-latin-ext-wght-normal.woff2',
  'eb-garamond-latin.88603384.woff2':
    '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2',
  'eb-garamond-latin-italic.c664773f.woff2':
    '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-italic.woff2',
  'eb-garamond-latin-ext.f8d3fa06.woff2':
    '@fontsource-variable/eb-garamond/files/eb-garamond-latin-ext-wght-normal.woff2',
  'bitter-latin.0efe0fbe.woff2': '@fontsource-variable/bitter/files/bitter-latin-wght-normal.woff2',
  'suez-one-hebrew-400.b133f829.woff2':
    '@fontsource/suez-one/files/suez-one-hebrew-400-normal.woff2',
  'bitter-latin-ext.8c1f1559.woff2':
    '@fontsource-variable/bitter/files/bitter-latin-ext-wght-normal.woff2',
  'suez-one-latin-400.da1b72c4.woff2': '@fontsource/suez-one/files/suez-one-latin-400-normal.woff2',
  'suez-one-latin-ext-400.39526bf2.woff2':
    '@fontsource/suez-one/files/suez-one-latin-ext-400-normal.woff2',
  'anton-latin-400.d0fa07ff.woff2': '@fontsource/anton/files/anton-latin-400-normal.woff2',
  'karantina-hebrew-400.ba421f0d.woff2':
    '@fontsource/karantina/files/karantina-hebrew-400-normal.woff2',
  'karantina-hebrew-700.0d8ca903.woff2':
    '@fontsource/karantina/files/karantina-hebrew-700-normal.woff2',
  'anton-latin-ext-400.0d17b788.woff2': '@fontsource/anton/files/anton-latin-ext-400-normal.woff2',
  'karantina-latin-400.d266ef8d.woff2':
    '@fontsource/karantina/files/karantina-latin-400-normal.woff2',
  'karantina-latin-700.e25d8653.woff2':
    '@fontsource/karantina/files/karantina-latin-700-normal.woff2',
  'karantina-latin-ext-400.14916ae9.woff2':
    '@fontsource/karantina/files/karantina-latin-ext-400-normal.woff2',
  'karantina-latin-ext-700.b61ded73.woff2':
    '@fontsource/karantina/files/karantina-latin-ext-700-normal.woff2',
  'ibm-plex-mono-latin-400.08949f72.woff2':
    '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2',
  'ibm-plex-mono-latin-700.4f84d86c.woff2':
    '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-700-normal.woff2',
  'ibm-plex-sans-hebrew-hebrew-400.08779339.woff2':
    '@fontsource/ibm-plex-sans-hebrew/files/ibm-plex-sans-hebrew-hebrew-400-normal.woff2',
  'ibm-plex-sans-hebrew-hebrew-700.7127a3cf.woff2':
    '@fontsource/ibm-plex-sans-hebrew/files/ibm-plex-sans-hebrew-hebrew-700-normal.woff2',
  'ibm-plex-mono-latin-ext-400.6bc0f226.woff2':
    '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-ext-400-normal.woff2',
  'ibm-plex-mono-latin-ext-700.5b9b81f5.woff2':
    '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-ext-700-normal.woff2',
  'ibm-plex-sans-hebrew-latin-400.f3f80a78.woff2':
    '@fontsource/ibm-plex-sans-hebrew/files/ibm-plex-sans-hebrew-latin-400-normal.woff2',
  'ibm-plex-sans-hebrew-latin-700.a07b1769.woff2':
    '@fontsource/ibm-plex-sans-hebrew/files/ibm-plex-sans-hebrew-latin-700-normal.woff2',
  'ibm-plex-sans-hebrew-latin-ext-400.4e1d19a7.woff2':
    '@fontsource/ibm-plex-sans-hebrew/files/ibm-plex-sans-hebrew-latin-ext-400-normal.woff2',
  'ibm-plex-sans-hebrew-latin-ext-700.0e33bee9.woff2':
    '@fontsource/ibm-plex-sans-hebrew/files/ibm-plex-sans-hebrew-latin-ext-700-normal.woff2',
  'caveat-latin.891951df.woff2': '@fontsource-variable/caveat/files/caveat-latin-wght-normal.woff2',
  'playpen-sans-hebrew-hebrew.f22ac207.woff2':
    '@fontsource-variable/playpen-sans-hebrew/files/playpen-sans-hebrew-hebrew-wght-normal.woff2',
  'caveat-latin-ext.f626b95c.woff2':
    '@fontsource-variable/caveat/files/caveat-latin-ext-wght-normal.woff2',
};
