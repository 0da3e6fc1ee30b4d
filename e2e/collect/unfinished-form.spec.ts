import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/beckon.ts';
import { aFormDesign, type DesignedField } from '../helpers/a-form-design.ts';
import type { OwnerApi } from '../helpers/owner-api.ts';
import { dashboard } from '../models/dashboard.ts';
import type { PopupModel } from '../models/popup.ts';
import { visitAndOpen } from '../models/visit.ts';

const NAME: DesignedField = { kind: 'name', label: 'Name', isRequired: true };
const CITY: DesignedField = { kind: 'text', label: 'City', baseName: 'city' };
const EMAIL: DesignedField = { kind: 'email', label: 'E-mail', isRequired: true };
const CONSENT: DesignedField = {
  kind: 'checkbox',
  label: 'I agree',
  baseName: 'consent',
  isRequired: true,
};
let people = 0;
/** A unique name without digits, because a name may not contain any. */
const aName = (): string =>
  `Visitor ${String(process.pid * 1000 + (people += 1)).replaceAll(/\d/gu, (digit) => 'ABCDEFGHIJ'.charAt(Number(digit)))}`;

const publish = (
  owner: OwnerApi,
  steps: readonly (readonly DesignedField[])[],
  keepsUnfinished = true,
): Promise<string> =>
  owner.publish({
    type: 'lightbox',
    design: aFormDesign(steps),
    settings: keepsUnfinished ? { keepsUnfinished } : {},
  });

/** Collects the conversion calls of the page. */
function watchSent(page: Page): Readonly<Record<string, string>>[] {
  const sent: Readonly<Record<string, string>>[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/display/conversion/'))
      sent.push(Object.fromEntries(new URLSearchParams(request.postData() ?? '')));
  });
  return sent;
}

const goOn = ({ root }: PopupModel): Promise<void> =>
  root.getByRole('button', { name: 'Next' }).click();

test('a visitor who leaves after a step becomes an unfinished lead, which is not counted as a conversion', async ({
  page,
  host,
  owner,
  server,
}) => {
  const id = await publish(owner, [[NAME, CITY], [EMAIL]]);
  const popup = await visitAndOpen(page, host, id);
  const name = aName();
  await popup.root.getByLabel('Name').fill(name);
  const sent = page.waitForResponse('**/api/display/conversion/**');
  await goOn(popup);
  await sent;
  await popup.closeByX();
  await expect.poll(() => owner.leads(name)).toMatchObject([{ name, isUnfinished: true }]);
  expect((await page.context().cookies()).map((cookie) => cookie.name)).not.toContain(
    `poptin_conversion_${id}`,
  );
  expect(await page.evaluate(() => localStorage.getItem('poptin_converted_email'))).toBeNull();
  const signedIn = dashboard(page, server.url);
  await signedIn.signIn();
  await expect
    .poll(() => signedIn.numbersOf(id))
    .toMatchObject({ views: 1, closes: 1, conversions: 0 });
  await owner.notSpam(await owner.leads(name));
  await signedIn.openLeads();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row.getByText('Unfinished')).toBeVisible();
  for (const [chosen, rows] of [
    ['Finished', 0],
    ['Unfinished', 1],
  ] as const) {
    await page.getByRole('combobox', { name: 'Which leads' }).click();
    await page.getByRole('option', { name: chosen, exact: true }).click();
    await expect(row).toHaveCount(rows);
  }
  const [head, line] = (
    await owner.text(
      `/api/owner/sites/${owner.siteId}/leads.csv?search=${encodeURIComponent(name)}`,
    )
  )
    .trim()
    .split('\r\n');
  expect(head?.split(',').at(-1)).toBe('Unfinished');
  expect(line?.split(',').at(-1)).toBe('yes');
});

test('a visitor who goes back and forth and then sends becomes one finished lead', async ({
  page,
  host,
  owner,
}) => {
  const id = await publish(owner, [[NAME, CITY], [EMAIL]]);
  const popup = await visitAndOpen(page, host, id);
  const [first, name] = [aName(), aName()];
  const sent = watchSent(page);
  await popup.root.getByLabel('Name').fill(first);
  await goOn(popup);
  await popup.root.getByRole('button', { name: 'Back' }).click();
  await popup.root.getByLabel('Name').fill(name);
  await goOn(popup);
  await popup.root.getByLabel('E-mail').fill('ann@steps.example');
  await popup.submit();
  await expect(popup.root.getByText('Thank you')).toBeVisible();
  await expect
    .poll(async () => (await owner.leads(name))[0])
    .toMatchObject({ name, email: 'ann@steps.example' });
  expect((await owner.leads(name))[0]?.isUnfinished).toBeUndefined();
  expect(await owner.leads(name)).toHaveLength(1);
  expect(await owner.leads(first)).toHaveLength(0);
  expect(sent.map(({ partial }) => partial)).toEqual(['1', '1', undefined]);
  expect(new Set(sent.map((body) => body['idempotency_key'])).size).toBe(1);
});

test('nothing is sent before the last step if the owner does not keep unfinished forms', async ({
  page,
  host,
  owner,
}) => {
  const popup = await visitAndOpen(page, host, await publish(owner, [[NAME], [EMAIL]], false));
  const name = aName();
  const sent = watchSent(page);
  await popup.root.getByLabel('Name').fill(name);
  await goOn(popup);
  await expect(popup.root.getByLabel('E-mail')).toBeVisible();
  await popup.closeByX();
  await expect(popup.root).toHaveCount(0);
  expect(sent).toEqual([]);
  expect(await owner.leads(name)).toEqual([]);
});

test('nothing is sent before the visitor gives the consent that the form requires', async ({
  page,
  host,
  owner,
}) => {
  const popup = await visitAndOpen(
    page,
    host,
    await publish(owner, [[NAME], [CITY, CONSENT], [EMAIL]]),
  );
  const name = aName();
  const sent = watchSent(page);
  await popup.root.getByLabel('Name').fill(name);
  await goOn(popup);
  await popup.root.getByLabel('City').fill('Haifa');
  expect(sent).toEqual([]);
  await popup.root.getByLabel('I agree').check();
  await goOn(popup);
  await expect.poll(() => owner.leads(name)).toMatchObject([{ isUnfinished: true }]);
  expect(sent).toHaveLength(1);
});

test('another opening of the popup creates another lead', async ({ page, host, owner }) => {
  const id = await publish(owner, [[NAME], [EMAIL]]);
  const name = aName();
  for (const opening of [1, 2]) {
    const popup = await visitAndOpen(page, host, id);
    await popup.root.getByLabel('Name').fill(name);
    await goOn(popup);
    await expect.poll(async () => (await owner.leads(name)).length).toBe(opening);
  }
});
