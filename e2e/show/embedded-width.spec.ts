import { expect, test } from '../fixtures/beckon.ts';
import { boxOf } from '../helpers/drawn-box.ts';
import { DEMO_CLIENT_ID } from '../models/dashboard.ts';
import { pageWithScript, popupOn } from '../models/popup.ts';

/** Containers of a page that are as wide as their content. */
const SHRINKING = {
  'a row': 'display:flex',
  'a centred column': 'display:flex;flex-direction:column;align-items:center',
  'a centred grid': 'display:grid;justify-items:center',
  'a box that is as wide as its content': 'width:fit-content',
} as const;

for (const [where, style] of Object.entries(SHRINKING))
  test(`an embedded form in ${where} is as wide as the available space on computers and phones`, async ({
    page,
    host,
    owner,
  }) => {
    const popupId = await owner.publish({ type: 'embedded' });
    const slot = `<main style="padding:0 10px"><div style="${style}"><div class="beckon-embedded" data-id="${popupId}"></div></div></main>`;
    host.setPage('/', pageWithScript(DEMO_CLIENT_ID, slot));
    const widths: number[] = [];
    for (const width of [1_280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(host.url);
      await expect(popupOn(page, popupId).root).toBeVisible();
      widths.push((await boxOf(page, popupId)).width);
    }
    expect(widths[0]).toBeGreaterThan(500);
    expect(widths[1]).toBe(390 - 16 - 20);
  });
