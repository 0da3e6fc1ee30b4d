import { expect, test } from '../fixtures/beckon.ts';
import { aFormDesign, type DesignedField } from '../helpers/a-form-design.ts';
import { extendObjects, useMooTools, usePrototypeJs } from '../helpers/old-page-library.ts';
import { visitAndOpen } from '../models/visit.ts';

const FIELDS: readonly DesignedField[] = [
  { kind: 'email', label: 'Your e-mail', isRequired: true },
  { kind: 'checkbox', label: 'Days', options: ['Monday', 'Tuesday'] },
];

test('a lead from a page with Prototype.js has its e-mail and all its fields', async ({
  page,
  host,
  owner,
}) => {
  await usePrototypeJs(page);
  await page.clock.install();
  const email = `prototype-${process.pid}@collect.example`;
  const popup = await visitAndOpen(
    page,
    host,
    await owner.publish({ type: 'lightbox', design: aFormDesign([FIELDS]) }),
  );
  await popup.root.getByLabel('Your e-mail').fill(email);
  for (const day of ['Monday', 'Tuesday']) await popup.root.getByLabel(day).check();
  // Without this, the lead is marked: it is typed faster than a person can.
  await page.clock.fastForward(2_000);
  const sent = page.waitForRequest('**/api/display/conversion/**');
  await popup.submit();
  const body = new URLSearchParams((await sent).postData() ?? '');
  expect(JSON.parse(body.get('newExtraFields') ?? '')).toMatchObject([
    { type: 'email', value: email },
    { type: 'checkbox', value: 'Monday, Tuesday' },
  ]);
  await expect.poll(async () => (await owner.leads(email))[0]?.email).toBe(email);
  const [lead] = await owner.leads(email);
  expect(lead?.isSuspicious ?? false).toBe(false);
  expect(lead?.fields.map(({ label }) => label)).toEqual(['Your e-mail', 'Days']);
  expect(popup.problems).toEqual([]);
});

const RARE_FIELDS: readonly DesignedField[] = [
  { kind: 'phone', phoneMode: 'international', label: 'Phone' },
  { kind: 'birthday', label: 'Birthday' },
  { kind: 'date', label: 'Arrival' },
];

const LIBRARIES = {
  'Prototype.js': usePrototypeJs,
  MooTools: useMooTools,
  'a script that extends all objects': extendObjects,
};
for (const [library, use] of Object.entries(LIBRARIES))
  test(`on a page with ${library} the phone, the birthday and the date can be filled in`, async ({
    page,
    host,
    owner,
  }) => {
    await use(page);
    const popup = await visitAndOpen(
      page,
      host,
      await owner.publish({
        type: 'lightbox',
        design: aFormDesign([RARE_FIELDS, [{ kind: 'email', label: 'Your e-mail' }]]),
      }),
    );
    await popup.root.getByRole('button', { name: /United States/u }).click();
    await page.getByRole('option', { name: /Israel/u }).click();
    await popup.root.getByLabel('Month').selectOption('March');
    const arrival = popup.root.getByLabel('Arrival');
    await arrival.click();
    await expect(arrival).toHaveAttribute('type', 'date');
    await arrival.fill('2026-12-24');
    await expect(popup.root.locator('.bk-progress-part')).toHaveCount(2);
    expect(popup.problems).toEqual([]);
  });

test('on a page with Prototype.js the wheel has its prizes', async ({ page, host, owner }) => {
  await usePrototypeJs(page);
  const prize = { label: '10% off', isWinning: true, chances: 1, code: 'TEN', usesCodePool: false };
  const popup = await visitAndOpen(
    page,
    host,
    await owner.publish({
      type: 'gamified',
      settings: {
        game: {
          game: 'wheel',
          prizes: [{ id: 'ten', ...prize }],
          skipsPlayScreenAfterWin: false,
          hasCoupon: false,
          formComes: 'never',
        },
      },
    }),
  );
  await expect(popup.root.locator('.bk-wheel-face text')).toHaveCount(12);
  expect(popup.problems).toEqual([]);
});
