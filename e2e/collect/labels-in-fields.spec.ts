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

/** Whether a label can be read, and is inside its control. */
async function isSeenIn(label: Locator, control: Locator): Promise<boolean> {
  const [name, field] = [await label.boundingBox(), await control.boundingBox()];
  return (
    name !== null &&
    field !== null &&
    name.height > 9 &&
    name.y > field.y &&
    name.y + name.height < field.y + field.height / 2
  );
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
