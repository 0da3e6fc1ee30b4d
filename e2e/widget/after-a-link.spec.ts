import { aHostPage, expect, offer, test } from '../fixtures/stub.ts';
import { aTemplate, aWirePopup } from '../helpers/a-display-answer.ts';
import { join } from '../models/offered-popup.ts';

const ID = 'abcdefghijk01';
const aLink = (attributes: string): string =>
  `<a data-block="link-button" href="/other" data-target="new-tab" ${attributes}>Look first</a>`;
const withLink = (attributes: string): Record<string, unknown> =>
  aWirePopup({
    poptin: aTemplate(ID).replace('<form', `${aLink(attributes)}<form`),
    design_properties: {
      poptin_design_thank_screen: 0,
      poptin_design_redirect: 1,
      poptin_design_redirect_url: '/next',
    },
  });

test.beforeEach(({ site }) => {
  site.setPage('/', aHostPage('<script>jQuery = { fn: { jquery: "1.6" } }</script>'));
  site.setPage('/next', '<title>Next page</title>');
  site.setPage('/other', '<title>Another page</title>');
});

for (const [what, attributes, conversions] of [
  ['counts', 'data-conversion="true"', 2],
  ['does not count', 'data-conversion="false"', 1],
] as const)
  test(`a form is sent and leads on after a link to a new tab that ${what}`, async ({
    page,
    stub,
    site,
  }) => {
    offer(stub, [withLink(attributes)]);
    const canRespond = page.waitForEvent('requestfinished', (call) =>
      /\/respond/u.test(call.url()),
    );
    await page.goto(site.url);
    await canRespond;
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: /^Look first/u }).click();
    await (await opened).close();
    await join(page);
    await expect(page).toHaveTitle('Next page');
    expect(stub.seen('/api/display/conversion')).toHaveLength(conversions);
  });
