/**
 * Measures fonts in a real browser, because libraries for Node cannot read the variable weights of
 * a WOFF2 file. The width is the sum over all `words` of a script, in em. Heights are in em.
 */
export async function createFontMeter(browser, read, words) {
  const page = await browser.newPage();
  const known = new Map();
  return {
    async measure(packageName, font, subset, weight) {
      const key = `${font} ${subset} ${weight}`;
      if (!known.has(key)) {
        const isVariable = packageName.includes('-variable/');
        const file = (of) => `${packageName}/files/${font}-${subset}-${of}-normal.woff2`;
        const bytes = isVariable ? read(file('wght')) : readNearest(read, file, weight);
        known.set(
          key,
          await page.evaluate(measureInPage, {
            bytes: bytes.toString('base64'),
            weight,
            words: words[subset],
          }),
        );
      }
      return known.get(key);
    },
  };
}

/** Reads the file of this weight, or of 400 if the font has no other. */
function readNearest(read, file, weight) {
  try {
    return read(file(weight < 600 ? 400 : 700));
  } catch {
    return read(file(400));
  }
}

async function measureInPage({ bytes, weight, words }) {
  const size = 1000;
  const data = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
  const face = new FontFace('measured', data, { weight: '1 1000' });
  await face.load();
  document.fonts.add(face);
  const context = document.createElement('canvas').getContext('2d');
  context.font = `${weight} ${size}px measured`;
  const width = words.reduce((sum, text) => sum + context.measureText(text).width, 0);
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } =
    context.measureText('x');
  document.fonts.delete(face);
  return { width: width / size, ascent: ascent / size, descent: descent / size };
}
