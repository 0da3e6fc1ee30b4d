import { expect, test } from '../fixtures/beckon.ts';
import { aFormDesign, type DesignedField } from '../helpers/a-form-design.ts';
import { dashboard } from '../models/dashboard.ts';
import { visitAndOpen } from '../models/visit.ts';

/** Inputs that visitors may type, each for its own field. */
const TYPED: Readonly<Record<string, string>> = {
  Emoji: '😀👩‍👩‍👧‍👦 ok 🇮🇱',
  Marks: '\u202Eabc\u202C עברית\u200F',
  Markup: '<script>window.hacked=1</script><img src=x onerror="window.hacked=1">&amp;',
  Formula: '=HYPERLINK("http://evil.example","click")',
  Minus: "-2+3+cmd|' /C calc'!A0",
  Quotes: 'a "quoted", comma; semi\'s',
  Long: `${'long '.repeat(2_000)}end`,
};
const FIELDS = Object.keys(TYPED).map((label): DesignedField => ({
  kind: label === 'Long' ? 'textarea' : 'text',
  label,
}));

test('any input is stored as typed, shown as text in the dashboard and harmless in the spreadsheet', async ({
  page,
  host,
  owner,
  server,
}) => {
  const key = `bad-input-${process.pid}`;
  const popup = await visitAndOpen(
    page,
    host,
    await owner.publish({
      type: 'lightbox',
      design: aFormDesign([[{ kind: 'text', label: 'Key', name: 'key' }, ...FIELDS]]),
    }),
  );
  await popup.root.getByLabel('Key').fill(key);
  for (const [label, text] of Object.entries(TYPED))
    await popup.root.getByLabel(label, { exact: true }).fill(text);
  await popup.submit();
  await expect(popup.root.getByText('Thank you')).toBeVisible();
  await expect.poll(async () => (await owner.leads(key)).length).toBe(1);
  const [lead] = await owner.leads(key);
  await owner.notSpam(await owner.leads(key));
  expect(Object.fromEntries(lead?.fields.map(({ label, value }) => [label, value]) ?? [])).toEqual({
    Key: key,
    ...TYPED,
  });

  await dashboard(page, server.url).signIn();
  await dashboard(page, server.url).openLeads();
  await page.getByLabel('Search leads').fill(key);
  await page.getByRole('row').filter({ hasText: key }).getByRole('button').first().click();
  const drawer = page.getByRole('dialog');
  for (const label of ['Emoji', 'Marks', 'Markup', 'Formula']) {
    await expect(
      drawer.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd'),
    ).toHaveText(TYPED[label] ?? '');
  }
  expect(
    await drawer.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBeLessThanOrEqual(1);
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined();

  const csv = await owner.text(`/api/owner/sites/${owner.siteId}/leads.csv?search=${key}`);
  expect(csv).toContain('=HYPERLINK');
  expect(csv).not.toMatch(/(^|[\n,])"?[=+\-@](?!\d+,)/u);
  expect(server.printed()).not.toContain('HYPERLINK');
});

test('a phone number is in the spreadsheet as it was typed, and a formula as text', async ({
  page,
  host,
  owner,
}) => {
  const name = `Formula ${'ABCDEFGHIJ'.charAt(process.pid % 10)}`;
  const fields: readonly DesignedField[] = [
    { kind: 'name', label: 'Name' },
    { kind: 'phone', label: 'Phone' },
  ];
  const popup = await visitAndOpen(
    page,
    host,
    await owner.publish({ type: 'lightbox', design: aFormDesign([fields]) }),
  );
  await popup.root.getByLabel('Name').fill(`=${name}`);
  await popup.root.getByLabel('Phone').fill('+972501234567');
  await popup.submit();
  await expect.poll(async () => (await owner.leads(name)).length).toBe(1);
  const csv = await owner.text(
    `/api/owner/sites/${owner.siteId}/leads.csv?search=${encodeURIComponent(name)}`,
  );
  expect(csv).toContain(`,'=${name},+972501234567,`);
});
