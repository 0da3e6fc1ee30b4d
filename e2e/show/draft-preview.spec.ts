import { expect, test } from '../fixtures/beckon.ts';
import { DEMO_CLIENT_ID } from '../models/dashboard.ts';
import { recordAnswers } from '../models/consent/visitor-answers.ts';
import { pageWithScript, popupOn } from '../models/popup.ts';

test('only the owner sees the preview of a draft, on their own site', async ({
  page,
  host,
  owner,
}) => {
  const made = await owner.call('POST', `/api/owner/sites/${owner.siteId}/popups`, {
    name: 'Not out yet',
    type: 'gamified',
    format: 'format_1',
    language: 'en',
  });
  const { id, settings } = Object(made).popup;
  const prizes = [
    {
      id: 'ten',
      label: 'Ten percent',
      isWinning: true,
      chances: 1,
      code: 'SECRET10',
      usesCodePool: false,
    },
  ];
  await owner.call('PATCH', `/api/owner/popups/${id}`, {
    settings: { ...settings, game: { ...settings.game, prizes, formComes: 'never' } },
  });
  const { token } = Object(await owner.get(`/api/owner/sites/${owner.siteId}/owner-link`));
  host.setPage('/preview', pageWithScript(DEMO_CLIENT_ID));

  const decided = page.waitForResponse((response) =>
    response.url().includes(`/api/display/${DEMO_CLIENT_ID}`),
  );
  await page.goto(`${host.url}/preview?ppt-preview=${id}`);
  expect(await (await decided).text()).not.toContain(id);
  await expect(page.locator('[data-beckon]')).toHaveCount(0);

  const answers = recordAnswers(page);
  await page.goto(`${host.url}/preview?ppt-preview=${id}&ppt-owner=${token}`);
  const popup = popupOn(page, id);
  await expect(popup.root).toBeVisible();
  await popup.root.getByRole('button', { name: /spin/iu }).click();
  await expect(popup.root.getByText('PREVIEW', { exact: true })).toBeVisible({ timeout: 20_000 });
  const texts = (await answers()).join('\n');
  expect(texts).toContain('Ten percent');
  expect(texts).toContain('PREVIEW');
  expect(texts).not.toContain('SECRET10');
});
