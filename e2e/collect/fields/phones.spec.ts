import { expect, test } from '../../fixtures/beckon.ts';
import { LANGUAGES } from '@beckon/contract/values';
import { VIEW_TEXTS } from '@beckon/languages/view';
import {
  FILL_IN,
  frameOf,
  openForm,
  PHONE_WRONG,
  proveFields,
  sendAndFind,
  problem,
} from './prove-fields.ts';

const DIGITS = problem('phone-digits');
const ISRAELI = problem('phone-israeli-wrong');
const INTERNATIONAL = problem('phone-international-wrong');

proveFields('phone numbers', [
  {
    field: { kind: 'phone', label: 'Basic', isRequired: true },
    whenEmpty: FILL_IN,
    wrong: [
      ['call me', PHONE_WRONG],
      ['1234567890123456', PHONE_WRONG],
    ],
    right: '+1 (202) 555-0100',
  },
  {
    field: { kind: 'tel', label: 'Tel', isRequired: true },
    whenEmpty: FILL_IN,
    wrong: [['050x', PHONE_WRONG]],
    right: '050-1234567',
  },
  {
    field: { kind: 'phone', phoneMode: 'validated', label: 'Digits', isRequired: true },
    whenEmpty: FILL_IN,
    wrong: [
      ['123456', DIGITS],
      ['050-1234567', DIGITS],
    ],
    right: '0501234567',
  },
  {
    field: { kind: 'phone', phoneMode: 'israeli', label: 'Israeli', isRequired: true },
    whenEmpty: FILL_IN,
    wrong: [
      ['050-12345678', ISRAELI],
      ['02-12345678', ISRAELI],
    ],
    right: '077-123-4567',
  },
  {
    field: { kind: 'phone', phoneMode: 'international', label: 'Anywhere', isRequired: true },
    whenEmpty: FILL_IN,
    wrong: [
      ['555', INTERNATIONAL],
      ['hello', INTERNATIONAL],
    ],
    right: '+44 7400 123456',
    sent: '+447400123456',
  },
]);

for (const language of LANGUAGES) {
  test(`an international number is shown in its country's format, and stored in international format (${language})`, async ({
    page,
    host,
    owner,
  }) => {
    const popup = await openForm(
      { page, host, owner },
      [{ kind: 'phone', phoneMode: 'international', label: 'Phone' }],
      language,
    );
    const frame = frameOf(popup, 'Phone');
    const field = frame.locator('input[type=tel]');
    const country = frame.locator('.bk-country');
    await expect(country).toContainText('+1');
    await country.click();
    const words = VIEW_TEXTS[language];
    const search = page.getByPlaceholder(words.search);
    await expect(search).toBeFocused();
    await search.fill('zzzz');
    await expect(page.getByText(words.noResults)).toBeVisible();
    const israel = new Intl.DisplayNames([language], { type: 'region' }).of('IL') ?? '';
    await search.fill(israel.toLowerCase());
    await expect(page.getByRole('option')).toHaveCount(1);
    await search.press('Enter');
    await expect(country).toContainText('+972');
    await expect(field).toBeFocused();
    await field.pressSequentially('0501234567');
    await popup.root.getByLabel('Key').focus();
    await expect(field).toHaveValue('050-123-4567');
    await expect(field).toHaveAttribute('data-e164', '+972501234567');
    await sendAndFind({ page, host, owner }, popup, { Phone: '+972501234567' });
  });
}

test("the first country of an international number is the visitor's", async ({
  page,
  host,
  owner,
}) => {
  await page.route('**/api/display/de300de300de3', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: { ...Object(await answer.json()), country_code: 'IL', cc: 'IL' },
    });
  });
  const popup = await openForm(
    { page, host, owner },
    [{ kind: 'phone', phoneMode: 'international', label: 'Phone' }],
    'en',
  );
  await expect(frameOf(popup, 'Phone').locator('.bk-country')).toContainText('+972');
});

test('an international number field accepts any text if its library does not load', async ({
  page,
  host,
  owner,
}) => {
  await page.route(/\/phone-(?!validated)[^/]*\.js$/u, (route) => route.abort());
  const popup = await openForm(
    { page, host, owner },
    [{ kind: 'phone', phoneMode: 'international', label: 'Phone', isRequired: true }],
    'en',
  );
  await frameOf(popup, 'Phone').locator('input[type=tel]').fill('12');
  await sendAndFind({ page, host, owner }, popup, { Phone: '12' });
});

for (const [way, hasTouch] of [
  ['press', false],
  ['touch', true],
] as const)
  test.describe(way, () => {
    test.use({ hasTouch });

    test(`a ${way} that ends the typing of a wrong number reaches what was pressed`, async ({
      page,
      host,
      owner,
    }) => {
      const popup = await openForm(
        { page, host, owner },
        [
          { kind: 'phone', label: 'Phone' },
          { kind: 'text', label: 'City' },
          { kind: 'checkbox', baseName: 'consent', label: 'I agree' },
        ],
        'en',
      );
      await frameOf(popup, 'Phone').locator('input').pressSequentially('abc');
      const consent = popup.root.getByRole('checkbox', { name: 'I agree' });
      const box = await consent.boundingBox();
      if (box === null) throw new Error('not on the screen');
      // The upper edge: a new line of text above it would move the box away.
      const [x, y] = [box.x + box.width / 2, box.y + 3];
      if (hasTouch) await page.touchscreen.tap(x, y);
      else {
        await page.mouse.move(x, y);
        await page.mouse.down();
        await expect(consent).toBeFocused();
        await page.mouse.up();
      }
      await expect(frameOf(popup, 'Phone').locator('.bk-error')).toBeVisible();
      await expect(consent).toBeChecked();
    });
  });
