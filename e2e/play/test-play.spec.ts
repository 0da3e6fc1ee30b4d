import { expect, test } from '../fixtures/beckon.ts';
import { dashboard } from '../models/dashboard.ts';

test('a test play in the preview takes no prizes or codes, and is not reported', async ({
  page,
  server,
  owner,
}) => {
  const prizes = [
    {
      id: 'ten',
      label: 'Ten percent',
      isWinning: true,
      chances: 1,
      code: '',
      usesCodePool: true,
      stock: 5,
    },
  ];
  const game = {
    game: 'scratch',
    prizes,
    skipsPlayScreenAfterWin: false,
    hasCoupon: false,
    formComes: 'never',
  } as const;
  const id = await owner.publish({
    type: 'gamified',
    format: 'format_2',
    settings: { game },
    lists: { ten: 'REAL-1\nREAL-2\n' },
  });
  const stock = await owner.get(`/api/owner/popups/${id}/prizes`);
  expect(stock).toMatchObject({ prizes: [{ given: 0, stockLeft: 5, codesLeft: 2 }] });

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/display/')) sent.push(request.url());
  });
  await dashboard(page, server.url).signIn();
  await page.goto(`${server.url}/popups/${id}/edit`);
  await page.getByText('Preview', { exact: true }).click();
  const preview = page.frameLocator('iframe[title="Preview on a computer"]');
  await preview.getByRole('button', { name: 'Reveal my prize' }).press('Enter');
  await expect(preview.getByText('SAMPLE-CODE').first()).toBeVisible({ timeout: 20_000 });
  expect(await owner.get(`/api/owner/popups/${id}/prizes`)).toEqual(stock);
  expect(sent).toEqual([]);
});

test('the preview draws a wheel like the page does: wide letters are compressed until they fit their slice', async ({
  page,
  server,
  owner,
}) => {
  const prizes = [
    {
      id: 'wide',
      label: 'ŴŴŴŴŴŴŴŴ',
      isWinning: true,
      chances: 1,
      code: 'WIDE',
      usesCodePool: false,
    },
  ];
  const id = await owner.publish({
    type: 'gamified',
    format: 'format_1',
    settings: {
      game: {
        game: 'wheel',
        prizes,
        skipsPlayScreenAfterWin: false,
        hasCoupon: false,
        formComes: 'never',
      },
    },
  });
  await dashboard(page, server.url).signIn();
  await page.goto(`${server.url}/popups/${id}/edit`);
  await page.getByText('Preview', { exact: true }).click();
  const label = page
    .frameLocator('iframe[title="Preview on a computer"]')
    .locator('.bk-wheel-turning text')
    .first();
  await expect(label).toHaveAttribute('textLength', /\d+/u);
});
