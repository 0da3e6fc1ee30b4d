import { expect, test } from '../fixtures/beckon.ts';
import { aFormDesign, type DesignedField } from '../helpers/a-form-design.ts';
import { DEMO_CLIENT_ID } from '../models/dashboard.ts';
import { pageWithScript, popupOn } from '../models/popup.ts';
import { PHONE } from '../models/trigger-page.ts';

test.use(PHONE);

const LONG_FORM: readonly DesignedField[] = [
  { kind: 'email', label: 'E-mail' },
  ...Array.from({ length: 9 }, (_, index): DesignedField => ({
    kind: 'textarea',
    label: `Question ${index + 1}`,
  })),
];

for (const thanksScreen of [true, false]) {
  test(`after a long embedded form was sent, ${thanksScreen ? 'its thanks' : 'the message that it was sent'} is visible without scrolling`, async ({
    page,
    host,
    owner,
  }) => {
    const id = await owner.publish({
      type: 'embedded',
      design: aFormDesign([LONG_FORM]),
      settings: { triggers: {}, afterConversion: { thanksScreen } },
    });
    host.setPage(
      '/form',
      pageWithScript(
        DEMO_CLIENT_ID,
        `<h1>Write to us</h1><div class="poptin-embedded" data-id="${id}"></div><div style="height:3000px">More of the page</div>`,
      ),
    );
    await page.goto(`${host.url}/form`);
    const popup = popupOn(page, id);
    await popup.root.getByLabel('E-mail').fill('ann@phone.example');
    await popup.submit();
    const message = popup.root.getByText(thanksScreen ? 'Thank you' : 'Sent successfully!');
    await expect(message).toBeInViewport({ ratio: 1 });
  });
}
