import { aDisplayAnswer } from '../../helpers/a-display-answer.ts';
import { expect, dialogOn, test } from '../../fixtures/stub.ts';
import { isHeldBack, isSeen, openWithFilters } from '../../models/filter-page.ts';

const budgetOf = (attention_budget: number) => ({
  answer: { site: { ...Object(aDisplayAnswer([])).site, attention_budget } },
});

test("the attention budget allows one automatic popup per visit if the site's limit is one", async ({
  page,
  stub,
  site,
}) => {
  await openWithFilters({ page, stub, site }, {}, budgetOf(1));
  await isSeen(page);
  await openWithFilters({ page, stub, site }, { poptin_id: 'otherpopup001' }, budgetOf(1));
  await isHeldBack(page, 'attentionBudget');
  await page.evaluate(() => Object(window).beckon.show('otherpopup001'));
  await isSeen(page);
  await expect(dialogOn(page)).toHaveCount(1);
});

test('the attention budget counts a popup that shows on every page once, and does not count bars', async ({
  page,
  stub,
  site,
}) => {
  for (let visit = 0; visit < 3; visit += 1) {
    await openWithFilters({ page, stub, site }, {}, budgetOf(1));
    await isSeen(page);
  }
  await openWithFilters({ page, stub, site }, { poptin_type: 'bar' }, budgetOf(0));
  await expect(page.locator('.poptin-popup')).toBeVisible();
});

test('popups are not limited if the site has no limit', async ({ page, stub, site }) => {
  for (const poptin_id of ['firstpopup001', 'secondpopup01', 'thirdpopup001']) {
    await openWithFilters({ page, stub, site }, { poptin_id }, { answer: { site: {} } });
    await isSeen(page);
  }
});
