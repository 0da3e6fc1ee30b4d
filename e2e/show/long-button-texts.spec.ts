import { expect, test } from '../fixtures/worker.ts';

const PHONE = { width: 390, height: 844 };
const TEXTS = [
  ['en', 'Get my 10% discount code'],
  ['en', 'Yes, send me my discount code right this day'],
  ['he', 'אני רוצה את קוד ההנחה שלי'],
  ['he', 'כן, שלחו לי את קוד ההנחה שלי עוד היום בבקשה'],
] as const;
/** Forms whose button is joined to the field. */
const JOINED = [
  ['lightbox', 'format_7'],
  ['lightbox', 'format_22'],
  ['fullpage', 'format_3'],
  ['bar', 'format_2'],
] as const;

test('on phones a long text on a button leaves room for the field that it is joined to', async ({
  gallery: { page },
}) => {
  await page.setViewportSize(PHONE);
  for (const [type, format] of JOINED)
    for (const [language, text] of TEXTS) {
      const popup = { type, layout: 'mobile', format, language, screen: 'form', still: '' };
      await page.evaluate((query) => show(query), new URLSearchParams(popup).toString());
      const { field, button } = await page.evaluate(measureWithText, text);
      const which = `${type} ${format} “${text}”`;
      expect(field.width, which).toBeGreaterThanOrEqual(150);
      expect(button.left, which).toBeGreaterThanOrEqual(0);
      expect(button.right, which).toBeLessThanOrEqual(PHONE.width);
      expect(Math.abs(button.height - field.height), which).toBeLessThan(2);
    }
});

/** Runs in the page. The boxes of the field and the button, when the button has this text. */
function measureWithText(text: string): Record<'field' | 'button', DOMRect> {
  const root = document.querySelector('[data-gallery]')?.shadowRoot;
  const field = root?.querySelector('.bk-input[inputmode=email]');
  const button = root?.querySelector('.poptin-form-submit-button');
  const words = button?.querySelector('span');
  if (!field || !button || !words) throw new Error('no field with a button');
  words.textContent = text;
  return { field: field.getBoundingClientRect(), button: button.getBoundingClientRect() };
}
