import { LANGUAGES, LOCALES } from '@beckon/contract/values';
import { expect, test } from '../fixtures/beckon.ts';
import { aFormDesign } from '../helpers/a-form-design.ts';
import { DEMO_CLIENT_ID } from '../models/dashboard.ts';
import { pageWithScript, popupOn } from '../models/popup.ts';
import { visitInStillTime } from '../models/still-page.ts';

/** The day on which the page's clock is stopped. */
const SATURDAY = new Date(2026, 0, 3);
const HOSTILE =
  '"><img src=x onerror="window.hacked=1"><script>window.hacked=1</script>\' {{curr_year}}';

test("fields are filled in from the page's address, as plain text", async ({
  page,
  host,
  owner,
}) => {
  const key = `prefill-${process.pid}`;
  const id = await owner.publish({
    type: 'lightbox',
    design: aFormDesign([
      [
        { kind: 'text', label: 'Key', name: 'key' },
        { kind: 'text', label: 'Campaign', name: 'utm_campaign' },
        { kind: 'hidden', label: 'Source', name: 'utm_source' },
        { kind: 'text', label: 'Own', id: 'CUSTOM_UTM_partner' },
        { kind: 'hidden', label: 'Medium', name: 'utm_medium', defaultValue: 'none' },
        { kind: 'text', label: 'City', name: 'city' },
        { kind: 'text', label: 'Named', name: 'CUSTOM_UTM_ref' },
      ],
    ]),
  });
  host.setPage('/from', pageWithScript(DEMO_CLIENT_ID));
  const decided = page.waitForResponse(`**/api/display/${DEMO_CLIENT_ID}`);
  await page.goto(
    `${host.url}/from?${String(new URLSearchParams({ utm_campaign: HOSTILE, utm_source: `javascript:alert(1)${HOSTILE}`, utm_partner: 'Ünï 😀', CUSTOM_UTM_ref: 'ada', city: 'Haifa' }))}`,
  );
  await decided;
  await expect
    .poll(() => page.evaluate((popupId) => Object(window).beckon.show(popupId), id))
    .toBe(true);
  const popup = popupOn(page, id);
  await expect(popup.root.getByLabel('Campaign')).toHaveValue(HOSTILE);
  await expect(popup.root.getByLabel('Own')).toHaveValue('Ünï 😀');
  await expect(popup.root.getByLabel('City')).toHaveValue('');
  await popup.root.getByLabel('Key').fill(key);
  await popup.submit();
  await expect.poll(async () => (await owner.leads(key)).length).toBe(1);
  const [lead] = await owner.leads(key);
  expect(
    Object.fromEntries(lead?.fields.map(({ label, value }) => [label, value]) ?? []),
  ).toMatchObject({
    Campaign: HOSTILE,
    Source: `javascript:alert(1)${HOSTILE}`,
    Own: 'Ünï 😀',
    Named: 'ada',
    Medium: 'none',
    City: '',
  });
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined();
});

for (const language of LANGUAGES) {
  test(`in a default value, placeholders are replaced in the visitor's language (${language})`, async ({
    page,
    host,
    owner,
  }) => {
    const key = `tags-${language}-${process.pid}`;
    const id = await owner.publish({
      type: 'lightbox',
      language,
      design: aFormDesign([
        [
          { kind: 'text', label: 'Key', name: 'key' },
          { kind: 'text', label: 'Year', defaultValue: 'Class of {{curr_year}}' },
          { kind: 'hidden', label: 'Day', defaultValue: '{{today_day}}' },
          { kind: 'hidden', label: 'From', defaultValue: '{{utm_source}}, {{nobody}}' },
        ],
      ]),
    });
    const popup = await visitInStillTime({ page, host }, id, { query: '?utm_source=letter' });
    expect(await popup.root.getByLabel('Year').inputValue()).toBe('Class of 2026');
    await popup.root.getByLabel('Key').fill(key);
    await popup.submit();
    await expect.poll(async () => (await owner.leads(key)).length).toBe(1);
    const [lead] = await owner.leads(key);
    expect(
      Object.fromEntries(lead?.fields.map(({ label, value }) => [label, value]) ?? []),
    ).toMatchObject({
      Year: 'Class of 2026',
      Day: SATURDAY.toLocaleDateString(LOCALES[language], { weekday: 'long' }),
      From: 'letter, {{nobody}}',
    });
  });
}
