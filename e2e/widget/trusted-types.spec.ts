import { aHostPage, expect, offer, dialogOn, test } from '../fixtures/stub.ts';
import { aWirePopup } from '../helpers/a-display-answer.ts';

const DEMAND = "require-trusted-types-for 'script'";
const pageWith = (policy: string): string =>
  aHostPage().replace(
    '<head>',
    `<head><meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );

for (const policy of [DEMAND, `${DEMAND}; trusted-types beckon`, 'trusted-types other']) {
  test(`a popup shows on a page with the policy: ${policy}`, async ({ page, stub, site }) => {
    site.setPage('/', pageWith(policy));
    offer(stub, [aWirePopup()]);
    await page.goto(site.url);
    await expect(dialogOn(page).getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  });
}

test('a page that requires trusted types and does not list ours gets a message with the needed change', async ({
  page,
  stub,
  site,
}) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  site.setPage('/', pageWith(`${DEMAND}; trusted-types other`));
  offer(stub, [aWirePopup()]);
  await page.goto(site.url);
  await expect
    .poll(() => lines.filter((line) => line.startsWith('beckon: ')))
    .toEqual([expect.stringContaining('trusted-types beckon')]);
  await expect(dialogOn(page)).toHaveCount(0);
});

test('the conversion code does not run if trusted types are required, and the lead is sent', async ({
  page,
  stub,
  site,
}) => {
  stub.reply('/api/display/conversion/', {
    success: true,
    conversion_id: 'c1',
    integration: { conversion_code: '<script>window.converted = 1</script>' },
  });
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  site.setPage('/', pageWith(DEMAND));
  offer(stub, [aWirePopup()], { site: { trusted_code: 1, attention_budget: 9 } });
  await page.goto(site.url);
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ann@example.com');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(dialogOn(page).getByRole('heading')).toHaveText('Thank you');
  expect(await page.evaluate(() => Reflect.get(window, 'converted'))).toBeUndefined();
  expect(lines.filter((line) => line.includes('TrustedHTML'))).not.toEqual([]);
});
