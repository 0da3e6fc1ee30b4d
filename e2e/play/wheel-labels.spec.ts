import { directionOf, LANGUAGES } from '@beckon/contract/values';
import { expect, test } from '../fixtures/stub.ts';
import { anOfferedGame } from '../models/offered-game.ts';

/** Labels by direction of the language. */
const LABELS = {
  ltr: [
    '10% off',
    'Free shipping on every order this week',
    'Nothing',
    'Buy one, get the second one for half',
    'Supercalifragilisticexpialidocious',
    '5 ＷＩＤＥＬＥＴＴＥＲＳ',
    'A surprise gift with your next order',
    'So close',
    '30% off everything',
    'Free returns',
    'Members only: 50% off',
    'Next time',
  ],
  rtl: [
    '10% הנחה',
    'משלוח חינם לכל הזמנה עד סוף השבוע',
    'לא הפעם',
    'קנו אחד וקבלו את השני בחצי מחיר',
    'כמעט',
    '5',
    'מתנת הפתעה בהזמנה הבאה שלכם',
    'עוד ניסיון',
    '30% הנחה על הכול',
    'החזרה חינם',
    'לחברי מועדון: 50% הנחה',
    'בפעם הבאה',
  ],
} as const;
/**
 * Where a slice's label may be: its distances from the middle, in units of the drawing, between the
 * button and the tip of the pointer.
 */
const ROOM = { from: 85, to: 246 };
/** How much wider a slice of 30° gets with each unit of distance from the middle. */
const WIDENING = 2 * Math.tan(Math.PI / 12);

for (const language of LANGUAGES) {
  test(`twelve labels, including long ones, fit their slices in ${language}`, async ({
    page,
    stub,
    site,
  }) => {
    await anOfferedGame({ page, stub, site }, { language, labels: LABELS[directionOf(language)] });
    await expect(page.locator('.bk-wheel-slice')).toHaveCount(12);
    const written = await page.locator('.bk-wheel-turning svg > g').evaluateAll((slices) =>
      slices.map((slice) => {
        const lines = [...slice.querySelectorAll('text')];
        const at = Number(
          /translate\(300 ([\d.]+)\)/u.exec(
            lines[0]?.parentElement?.getAttribute('transform') ?? '',
          )?.[1],
        );
        return {
          from: 300 - at,
          text: lines.map(({ textContent }) => textContent).join(' '),
          length: Math.max(...lines.map((line) => line.getComputedTextLength())),
          height: lines.length * Number(lines[0]?.getAttribute('font-size')),
        };
      }),
    );
    expect(written.slice(0, 4).map(({ text }) => text)).toEqual(
      LABELS[directionOf(language)].slice(0, 4),
    );
    for (const { text, from, length, height } of written) {
      expect(from - length / 2, text).toBeGreaterThanOrEqual(ROOM.from);
      expect(from + length / 2, text).toBeLessThanOrEqual(ROOM.to);
      expect(height, `${text} in its slice`).toBeLessThanOrEqual((from - length / 2) * WIDENING);
    }
  });
}
