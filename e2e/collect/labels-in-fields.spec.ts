import type { Locator } from '@playwright/test';
import type { DesignDocument } from '@beckon/contract/owner-calls';
import { expect, test } from '../fixtures/beckon.ts';
import { aFormDesign } from '../helpers/a-form-design.ts';
import { visitAndOpen } from '../models/visit.ts';

/** A form in a look that hides labels, with each kind of field that has a hint inside. */
const BARE: DesignDocument = JSON.parse(
  JSON.stringify(
    aFormDesign([
      [
        { kind: 'text', label: 'Town', placeholder: 'Where you live' },
        { kind: 'phone', phoneMode: 'international', label: 'Number', placeholder: 'Your number' },
        { kind: 'select', label: 'Colour', placeholder: 'Choose one', options: ['Red', 'Blue'] },
        { kind: 'textarea', label: 'Story', placeholder: 'Your story' },
      ],
    ]),
  ).replace('labelled', 'stack'),
);

/**
 * Whether a label can be read: it is inside its control, nothing covers it, and it does not lie on
 * the button for the country.
 */
async function isSeenIn(label: Locator, control: Locator): Promise<boolean> {
  const [name, field] = [await label.boundingBox(), await control.boundingBox()];
  return (
    name !== null &&
    field !== null &&
    name.height > 9 &&
    name.y > field.y &&
    name.y + name.height < field.y + field.height / 2 &&
    (await isUppermost(label))
  );
}

/** Whether the start of the label's text is what is drawn there. */
function isUppermost(label: Locator): Promise<boolean> {
  return label.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    const { left, top, width, height } = text.getBoundingClientRect();
    // Presses go through some labels, so that they open the list below.
    element.style.pointerEvents = 'auto';
    const root = element.getRootNode();
    const at = (x: number): Element | null =>
      root instanceof ShadowRoot ? root.elementFromPoint(x, top + height / 2) : null;
    const isUpper = [left + 1, left + width - 1].every((x) => element.contains(at(x)));
    element.style.pointerEvents = '';
    const country = element.parentElement?.querySelector('.bk-country')?.getBoundingClientRect();
    return (
      isUpper && (country === undefined || left >= country.right || left + width <= country.left)
    );
  });
}

for (const language of ['en', 'he'] as const)
  test(`a field whose label is hidden shows it while something is in it, and nothing moves: ${language}`, async ({
    page,
    host,
    owner,
  }) => {
    const id = await owner.publish({ type: 'lightbox', language, design: BARE });
    const { root } = await visitAndOpen(page, host, id);
    await expect(root.locator('.bk-country')).toBeVisible();
    const size = await root.boundingBox();
    const fields = {
      Town: root.getByPlaceholder('Where you live'),
      Number: root.getByPlaceholder('Your number'),
      Colour: root.locator('select'),
      Story: root.getByPlaceholder('Your story'),
    };
    const nameOf = (name: string): Locator => root.locator('label').filter({ hasText: name });
    for (const [name, field] of Object.entries(fields))
      expect(await isSeenIn(nameOf(name), field), name).toBe(false);
    await fields.Town.fill('Haifa');
    await fields.Number.fill('0501234567');
    await fields.Colour.selectOption('Blue');
    await fields.Story.fill('Once');
    for (const [name, field] of Object.entries(fields))
      expect(await isSeenIn(nameOf(name), field), name).toBe(true);
    expect(await root.boundingBox()).toEqual(size);
    await fields.Town.fill('');
    expect(await isSeenIn(nameOf('Town'), fields.Town)).toBe(false);
  });

for (const look of ['stack', 'underline'])
  test(`text that is scrolled up in a field does not show through its name: ${look}`, async ({
    page,
    host,
    owner,
  }) => {
    const design: DesignDocument = JSON.parse(JSON.stringify(BARE).replace('stack', look));
    const id = await owner.publish({ type: 'lightbox', design });
    const { root } = await visitAndOpen(page, host, id);
    const story = root.getByPlaceholder('Your story');
    const label = root.locator('label').filter({ hasText: 'Story' });
    // Letters of the same colour as the name would hide a fault.
    await story.evaluate((field) => field.style.setProperty('color', 'transparent'));
    await story.evaluate((field) => field.style.setProperty('caret-color', 'transparent'));
    await story.fill('M');
    const still = await label.screenshot();
    await story.fill(Array.from({ length: 6 }, () => 'M'.repeat(60)).join('\n'));
    await story.evaluate((field) => {
      field.scrollTop = field.scrollHeight;
      field.style.setProperty('color', 'red');
    });
    expect((await label.screenshot()).equals(still)).toBe(true);
  });

test('a phone number shows its hint without its name until the list of countries is there', async ({
  page,
  host,
  owner,
}) => {
  await page.route(/phone/u, (route) => route.abort());
  const id = await owner.publish({ type: 'lightbox', design: BARE });
  const { root } = await visitAndOpen(page, host, id);
  const number = root.getByPlaceholder('Your number');
  const name = root.locator('label').filter({ hasText: 'Number' });
  expect(await isSeenIn(name, number)).toBe(false);
  await number.fill('0501234567');
  expect(await isSeenIn(name, number)).toBe(true);
  await expect(root.locator('.bk-country')).toHaveCount(0);
});

test('a list or date without a hint of its owner shows its name from the start', async ({
  page,
  host,
  owner,
}) => {
  const fields = [
    { kind: 'select', label: 'Colour', options: ['Red', 'Blue'] },
    { kind: 'date', label: 'Day' },
  ] as const;
  const design: DesignDocument = JSON.parse(
    JSON.stringify(aFormDesign([fields])).replace('labelled', 'stack'),
  );
  const id = await owner.publish({ type: 'lightbox', design });
  const { root } = await visitAndOpen(page, host, id);
  for (const { label } of fields)
    expect(
      await isSeenIn(root.locator('label').filter({ hasText: label }), root.getByLabel(label)),
      label,
    ).toBe(true);
});
