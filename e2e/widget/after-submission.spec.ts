import { aHostPage, expect, offer, dialogOn, test } from '../fixtures/stub.ts';
import { aDisplayAnswer, aTemplate, aWirePopup } from '../helpers/a-display-answer.ts';
import type { Page } from '@playwright/test';

async function submit(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ann@example.com');
  await page.getByRole('button', { name: 'Join' }).click();
}
const leaving = (design: Record<string, unknown>): Record<string, unknown> =>
  aWirePopup({ design_properties: { poptin_design_thank_screen: 0, ...design } });

test.beforeEach(({ site }) => {
  site.setPage('/', aHostPage());
  site.setPage('/next', '<title>Next page</title>');
});

test('a redirect in this tab contains the form data, and the lead is sent', async ({
  page,
  stub,
  site,
}) => {
  offer(stub, [
    leaving({
      poptin_design_redirect: 1,
      poptin_design_redirect_url: '/next?from={path_url}',
      poptin_design_redirect_send_form_data: 1,
    }),
  ]);
  await page.goto(site.url);
  await submit(page);
  await expect(page).toHaveTitle('Next page');
  expect(new URL(page.url()).search).toBe('?from=%2F&email=ann%40example.com');
  expect(stub.seen('/api/display/conversion')).toHaveLength(1);
  expect(stub.seen('/api/display/closed')).toEqual([]);
});

test('a redirect follows even if the lead cannot be delivered', async ({ page, stub, site }) => {
  offer(stub, [leaving({ poptin_design_redirect: 1, poptin_design_redirect_url: '/next' })]);
  stub.reply('/api/display/conversion/', { status: 500, body: '' });
  await page.goto(site.url);
  await submit(page);
  await expect(page).toHaveTitle('Next page');
});

test('a redirect to a new tab that the browser blocks uses this tab', async ({
  page,
  stub,
  site,
}) => {
  offer(stub, [
    leaving({
      poptin_design_redirect: 1,
      poptin_design_redirect_url: '/next',
      poptin_design_redirect_new_tab: 1,
    }),
  ]);
  await page.addInitScript(() => {
    window.open = () => null;
    HTMLAnchorElement.prototype.click = () => undefined;
  });
  await page.goto(site.url);
  await page.bringToFront();
  await submit(page);
  await expect(page).toHaveTitle('Next page');
});

test('an unsafe redirect is refused, and the popup closes', async ({ page, stub, site }) => {
  offer(stub, [
    leaving({
      poptin_design_redirect: 1,
      poptin_design_redirect_url: 'java\nscript:document.title=1',
    }),
  ]);
  await page.goto(site.url);
  await submit(page);
  await expect(page.locator('[data-beckon]')).toHaveCount(0);
  await expect(page).toHaveTitle('Host page');
});

test('the next popup of a chain opens', async ({ page, stub, site }) => {
  offer(stub, [leaving({ poptin_design_chain_poptin_id: 'nextpopup0001' })]);
  stub.reply(
    '/api/display/click/nextpopup0001',
    aDisplayAnswer([
      aWirePopup({
        poptin_id: 'nextpopup0001',
        poptin: aTemplate('nextpopup0001').replace('Ten percent off', 'One more thing'),
      }),
    ]),
  );
  await page.goto(site.url);
  await submit(page);
  await expect(dialogOn(page)).toContainText('One more thing');
});

test('the conversion code runs in the head of a site that trusts it, and on no other site', async ({
  page,
  stub,
  site,
}) => {
  stub.reply('/api/display/conversion/', {
    success: true,
    conversion_id: 'c1',
    integration: {
      conversion_code: '<script>window.converted = (window.converted || 0) + 1</script>',
    },
  });
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  for (const [trusted, ran] of [
    [0, undefined],
    [1, 1],
  ] as const) {
    offer(stub, [aWirePopup()], { site: { trusted_code: trusted, attention_budget: 9 } });
    await page.goto(`${site.url}/?trusted=${trusted}`);
    await submit(page);
    await expect(dialogOn(page).getByRole('heading')).toHaveText('Thank you');
    expect(await page.evaluate(() => Reflect.get(window, 'converted'))).toBe(ran);
  }
  // Reported once, on the site that does not trust it.
  expect(lines.filter((line) => line.includes('conversion code'))).toHaveLength(1);
});

test("the conversion code runs under the page's own policy, with its nonce", async ({
  page,
  stub,
  site,
}) => {
  stub.reply('/api/display/conversion/', {
    success: true,
    conversion_id: 'c1',
    integration: { conversion_code: '<script>window.converted = 1</script>' },
  });
  offer(stub, [aWirePopup()], { site: { trusted_code: 1, attention_budget: 9 } });
  const html = aHostPage().replace('async></script>', 'async nonce="r4nd0m"></script>');
  site.setPage('/strict', html, {
    'content-security-policy': "script-src 'nonce-r4nd0m' 'strict-dynamic'; object-src 'none'",
  });
  await page.goto(`${site.url}/strict`);
  await submit(page);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'converted'))).toBe(1);
});

test('a conversion code that calls document.write does not replace the page', async ({
  page,
  stub,
  site,
}) => {
  const code = `document.write('<img alt="" src="/pixel.png"><script>window.converted = 1<\\/script>')`;
  stub.reply('/api/display/conversion/', {
    success: true,
    conversion_id: 'c1',
    integration: { conversion_code: `<script>${code}</script>` },
  });
  offer(stub, [aWirePopup()], { site: { trusted_code: 1, attention_budget: 9 } });
  await page.goto(site.url);
  await submit(page);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'converted'))).toBe(1);
  await expect(page.locator('img[src="/pixel.png"]')).toHaveCount(1);
  await expect(dialogOn(page).getByRole('heading')).toHaveText('Thank you');
});

/** A popup whose only button counts as a conversion. `href` is the button's address. */
const clicking = (href: string, design: Record<string, unknown>): Record<string, unknown> =>
  aWirePopup({
    poptin_target: 'click',
    design_properties: { poptin_design_thank_screen: 0, ...design },
    poptin: aTemplate('abcdefghijk01').replace(
      /<form.*<\/form>/su,
      `<a data-block="link-button" href="${href}" data-conversion="true" data-closes="true">Shop now</a>`,
    ),
  });

test('a button without an address leads to the redirect of the popup; a button with an address leads there', async ({
  page,
  stub,
  site,
}) => {
  site.setPage('/own', '<title>Own page</title>');
  for (const [href, title] of [
    ['', 'Next page'],
    ['/own', 'Own page'],
  ] as const) {
    offer(stub, [
      clicking(href, { poptin_design_redirect: 1, poptin_design_redirect_url: '/next' }),
    ]);
    await page.goto(site.url);
    await dialogOn(page).getByText('Shop now').click();
    await expect(page).toHaveTitle(title);
  }
  expect(stub.seen('/api/display/conversion').map(({ fields }) => fields['extra_button'])).toEqual([
    'Shop now',
    'Shop now',
  ]);
  expect(stub.seen('/api/display/closed')).toEqual([]);
});

test('a lead is sent once by the next page if its page is closed while the lead waits for its view', async ({
  page,
  context,
  stub,
  site,
}) => {
  offer(stub, [aWirePopup()]);
  stub.reply('/api/display/viewed/', { hangs: true, body: '' });
  await page.goto(site.url);
  await submit(page);
  await page.close();
  stub.reset();
  offer(stub, []);
  const next = await context.newPage();
  await next.goto(`${site.url}/?later`);
  await expect.poll(() => stub.seen('/api/display/conversion').length).toBe(1);
});
