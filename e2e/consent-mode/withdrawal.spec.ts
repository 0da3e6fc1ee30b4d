import { expect, test } from '../fixtures/beckon.ts';
import { aConsentSite, MARKS_OF_A_VISIT } from '../models/consent/consent-site.ts';

const GIVE = { granted: true };
const WITHDRAW = { granted: false };

test('the visit is stored when the visitor consents, and the next page recognises the visitor', async ({
  page,
  owner,
  host,
}) => {
  const site = await aConsentSite({ page, owner, host });
  await site.visit();
  await page.evaluate((choice) => Object(window).beckon.consent(choice), GIVE);
  await expect.poll(site.kept).toEqual(expect.arrayContaining(MARKS_OF_A_VISIT));
  const id = (await page.context().cookies()).find(({ name }) => name === 'poptin_user_id')?.value;
  await site.visit();
  const second = new URLSearchParams(site.calls(site.clientId).at(-1)?.body);
  expect(JSON.parse(second.get('cookies') ?? '')).toMatchObject({ poptin_user_id: id });
  await expect.poll(() => site.calls('/viewed/').length).toBe(1);
});

test('withdrawal removes everything from every kind of storage, and nothing comes back', async ({
  page,
  owner,
  host,
}) => {
  const site = await aConsentSite({ page, owner, host });
  await site.visit();
  await page.evaluate((choice) => Object(window).beckon.consent(choice), GIVE);
  await page.evaluate(() => {
    document.cookie = 'of_the_page=1';
    localStorage.setItem('of the page', '1');
    sessionStorage.setItem('poptin_nth_page_abcdefghijk01', '1');
  });
  await site.popup.closeByX();
  await expect.poll(() => site.calls('/closed/').length).toBe(1);
  expect((await site.kept()).length).toBeGreaterThan(10);
  await page.evaluate((choice) => Object(window).beckon.consent(choice), WITHDRAW);
  const ofThePage = ['cookie of_the_page', 'local of the page'];
  await expect.poll(site.kept).toEqual(ofThePage);
  const callsBefore = site.calls('/api/').length;
  await site.visit();
  await site.popup.closeByX();
  await expect(site.popup.root).toBeHidden();
  expect(await site.kept()).toEqual(ofThePage);
  expect(site.calls('/api/').length).toBe(callsBefore + 1);
});

test('withdrawal in one tab applies to the others', async ({ page, owner, host, context }) => {
  const site = await aConsentSite({ page, owner, host });
  await site.visit();
  await page.evaluate((choice) => Object(window).beckon.consent(choice), GIVE);
  await expect.poll(site.kept).toContain('local poptin_consent');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect.poll(() => other.evaluate(() => 'beckon' in window)).toBe(true);
  await other.evaluate((choice) => Object(window).beckon.consent(choice), WITHDRAW);
  await expect.poll(site.kept).toEqual([]);
  // The first tab has noticed it: it stores nothing either.
  await site.popup.closeByX();
  await expect(site.popup.root).toBeHidden();
  expect(await site.kept()).toEqual([]);
});

test('data from before the owner turned consent mode on is removed, too', async ({
  page,
  owner,
  host,
}) => {
  const site = await aConsentSite({ page, owner, host });
  await page.context().addCookies([
    { name: 'poptin_user_id', value: '0123456789abcdef', url: host.url },
    { name: 'poptin_d_a_x_v_abcdefghijk01', value: '1', url: host.url },
  ]);
  await site.visit();
  await expect.poll(site.kept).toEqual([]);
});
