import { randomUUID } from 'node:crypto';
import { expect, test } from '../fixtures/beckon.ts';
import { LANGUAGES } from '@beckon/contract/values';
import { PROBLEM_TEXTS } from '@beckon/languages/problems';
import { VIEW_TEXTS } from '@beckon/languages/view';
import { frameOf } from './fields/prove-fields.ts';
import { aFormDesign } from '../helpers/a-form-design.ts';
import { visitAndOpen } from '../models/visit.ts';

/** Converts an id to letters, because a name may not contain digits or dashes. */
const inLetters = (id: string): string =>
  id
    .slice(0, 13)
    .replaceAll('-', '')
    .replaceAll(/\d/gu, (digit) => 'ghijklmnop'.charAt(Number(digit)));

for (const language of LANGUAGES) {
  test(`a form with several steps can be walked back and forth, and is sent as one (${language})`, async ({
    page,
    host,
    owner,
  }) => {
    const { next: goOn, back, stepOf } = VIEW_TEXTS[language];
    const name = `Steps ${inLetters(randomUUID())} ${language}`;
    const popup = await visitAndOpen(
      page,
      host,
      await owner.publish({
        type: 'lightbox',
        language,
        design: aFormDesign([
          [{ kind: 'name', label: 'Name', isRequired: true }],
          [{ kind: 'radio', label: 'Size', options: ['Small', 'Large'] }],
          [{ kind: 'email', label: 'E-mail', isRequired: true }],
        ]),
      }),
    );
    const progress = popup.root.getByRole('progressbar');
    const next = popup.root.getByRole('button', { name: goOn });
    await expect(progress).toHaveAttribute('aria-valuenow', '1');
    await expect(popup.root.getByRole('button', { name: back })).toHaveCount(0);
    await popup.root.getByLabel('Name').fill('R2D2');
    await next.click();
    await expect(frameOf(popup, 'Name').locator('.bk-error')).toHaveText(
      PROBLEM_TEXTS[language]['name-wrong'],
    );
    await expect(progress).toHaveAttribute('aria-valuenow', '1');
    await popup.root.getByLabel('Name').fill(name);
    await popup.root.getByLabel('Name').press('Enter');
    await expect(progress).toHaveAttribute(
      'aria-valuetext',
      stepOf.replace('{step}', '2').replace('{count}', '3'),
    );
    await expect(popup.root.getByRole('alert')).toHaveText(
      stepOf.replace('{step}', '2').replace('{count}', '3'),
    );
    await expect(popup.root.getByLabel('Small')).toBeFocused();
    await popup.root.getByLabel('Large').check();
    await popup.root.getByRole('button', { name: back }).click();
    await expect(popup.root.getByLabel('Name')).toHaveValue(name);
    await expect(popup.root.getByLabel('Name')).toBeFocused();
    await next.click();
    await expect(popup.root.getByLabel('Large')).toBeChecked();
    await next.click();
    await expect(popup.root.getByLabel('E-mail')).toBeFocused();
    await popup.root.getByLabel('E-mail').fill('ann@steps.example');
    await popup.submit();
    await expect(popup.root.getByText('Thank you')).toBeVisible();
    await expect.poll(async () => (await owner.leads(name)).length).toBe(1);
    const [lead] = await owner.leads(name);
    expect(lead?.fields.map(({ label, value }) => [label, value])).toEqual([
      ['Name', name],
      ['Size', 'Large'],
      ['E-mail', 'ann@steps.example'],
    ]);
  });
}
