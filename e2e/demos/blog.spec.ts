import { expect, test } from '../fixtures/beckon.ts';
import { barriersOf } from '../models/browsers/barriers.ts';
import { articleOn, BLOG_CLIENT_ID, openDashboardOf } from '../models/blog.ts';
import { popupOn } from '../models/popup.ts';

test('a reader answers a comment, the owner approves it, and everyone sees it in its thread', async ({
  page,
  browser,
  server,
}) => {
  await page.goto(`${server.url}/demos/blog/low-tide.html`);
  const article = articleOn(page);
  const question = article.saying('Next one: 7 December');
  await question.getByRole('link', { name: 'Reply to Harbour Office' }).click();
  await expect(question.locator('#respond')).toBeVisible();
  await expect(page.locator('#reply-title')).toContainText('Reply to Harbour Office');
  await article.write({ comment: 'We <b>will</b> be there.', author: 'Noa' });
  await page.keyboard.press('Control+Enter');
  await expect(article.saying('We <b>will</b> be there.').last()).toContainText(
    'waits for approval',
  );
  await expect(article.form.locator('[name=comment]')).toHaveValue('');
  // The reply link that had the focus is gone with the old list of comments.
  await expect(page.locator('.comment:focus')).toContainText('We <b>will</b> be there.');

  const other = await (await browser.newContext()).newPage();
  const seenByOthers = articleOn(other).saying('Next one: 7 December').locator('.children');
  await other.goto(`${server.url}/demos/blog/low-tide.html`);
  await expect(articleOn(other).saying('Next one: 7 December')).toBeVisible();
  await expect(seenByOthers).toHaveCount(0);

  await openDashboardOf(page, {
    serverUrl: server.url,
    clientId: BLOG_CLIENT_ID,
    path: '/comments',
  });
  await page.getByRole('button', { name: 'Approve: comment by Noa' }).click();
  await expect(page.getByText('Readers see the comment now.')).toBeVisible();
  await other.reload();
  await expect(seenByOthers).toContainText('We <b>will</b> be there.');
  await other.context().close();
});

test('a reply to a comment that is gone can be sent again, as a comment of its own', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/demos/blog/low-tide.html`);
  const article = articleOn(page);
  const question = article.saying('Next one: 7 December');
  await question.getByRole('link', { name: 'Reply to Harbour Office' }).click();
  await page.locator('#comment_parent').evaluate((field: HTMLInputElement) => {
    field.value = 'gone';
  });
  await article.write({ comment: 'Is it still on?', author: 'Gil' });
  await article.form.getByRole('button').click();
  await expect(article.form.getByRole('alert')).toContainText('Send again');
  await expect(article.form.locator('[name=comment]')).toHaveValue('Is it still on?');
  await article.form.getByRole('button').click();
  await expect(article.comments.locator('.depth-1').last()).toContainText('Is it still on?');
});

test('without content-site.js, a reply to a comment that is gone can be sent again, too', async ({
  page,
  server,
}) => {
  await page.route('**/content-site.js', (route) => route.abort());
  await page.goto(`${server.url}/demos/blog/low-tide.html?replytocom=gone#respond`);
  const article = articleOn(page);
  await article.write({ comment: 'Is it on today?', author: 'Gil' });
  await article.form.getByRole('button').click();
  await expect(article.form.getByRole('alert')).toContainText('Send again');
  await article.form.getByRole('button').click();
  await expect(article.comments.locator('.depth-1').last()).toContainText('Is it on today?');
});

for (const folder of ['', 'he/'])
  test(`the cookie page shows visitors the consent id of their choice: /${folder}`, async ({
    page,
    server,
  }) => {
    await page.goto(`${server.url}/demos/blog/${folder}cookies.html`);
    const id = page.locator('.cmplz-consent-id');
    const choices = page.locator('#cmplz-manage-consent-container');
    await expect(choices.getByRole('checkbox').last()).toBeAttached();
    await expect(id).toBeHidden();
    await choices.locator('.cmplz-banner-checkbox').last().click();
    await expect(id).toBeVisible();
    const cookies = await page.context().cookies();
    await expect(id.locator('code')).toHaveText(
      cookies.find(({ name }) => name === 'cmplz_id')?.value ?? 'no id',
    );
    await page.reload();
    await expect(id.locator('code')).toHaveText(/^[0-9a-f]{32}$/);
  });

test('the video, the map and the post are requested only after consent, and the video can be allowed alone', async ({
  page,
  server,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/outside/')) asked.push(pathname.split('/').pop() ?? '');
  });
  await page.goto(`${server.url}/demos/blog/low-tide.html`);
  await page.getByRole('button', { name: 'Reject all' }).click();
  const notices = page.locator('.cmplz-blocked-content-notice');
  await expect(notices).toHaveCount(3);
  expect(asked).toEqual([]);
  await notices.first().getByRole('button').click();
  await expect(
    page.frameLocator('iframe[data-service=youtube]').getByText('stand-in for a video'),
  ).toBeVisible();
  expect(asked).toEqual(['video.html']);

  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect(page.locator('.outside-post[data-shown]')).toBeVisible();
  await expect(notices).toHaveCount(0);
  expect(asked.toSorted()).toEqual(['map.html', 'post.js', 'video.html']);
});

test('on a phone, blocked content is as wide as the text around it', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.url}/demos/blog/low-tide.html`);
  await page.getByRole('button', { name: 'Reject all' }).click();
  const boxes = page.locator('.cmplz-blocked-content-container');
  await expect(boxes).toHaveCount(3);
  for (const frame of [boxes.nth(0), boxes.nth(1)]) {
    // The box of a frame gets its height when its picture scrolls into view.
    await frame.scrollIntoViewIfNeeded();
    await expect(frame).toHaveAttribute('style', /height/u);
    expect((await frame.boundingBox())?.width).toBe(350);
  }
});

test('a video that a reader allows replaces its notice without moving the page', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.url}/demos/blog/low-tide.html`);
  await page.getByRole('button', { name: 'Reject all' }).click();
  const figure = page.locator('figure.waits').first();
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator('.cmplz-blocked-content-container')).toHaveAttribute(
    'style',
    /height/u,
  );
  const before = (await figure.boundingBox())?.height ?? 0;
  await figure.getByRole('button').click();
  await expect(figure.locator('.cmplz-blocked-content-container')).toHaveCount(0);
  expect(Math.abs(((await figure.boundingBox())?.height ?? 0) - before)).toBeLessThanOrEqual(1);
});

test('a visitor who signs up for the newsletter becomes a lead of the blog, also without consent', async ({
  page,
  server,
  owner,
}) => {
  await page.goto(`${server.url}/demos/blog/`);
  await page.getByRole('button', { name: 'Reject all' }).click();
  const letters = popupOn(page, 'demoBlogForm1');
  await letters.fill('Your email', 'reader@coast.example');
  const converted = page.waitForResponse((response) => response.url().includes('/conversion/'));
  await letters.submit();
  expect((await converted).status()).toBe(200);
  const { sites } = Object(await owner.get('/api/owner/sites'));
  const blog = sites.find((site: { clientId: string }) => site.clientId === BLOG_CLIENT_ID);
  const found = Object(await owner.get(`/api/owner/sites/${blog.id}/leads?search=reader@coast`));
  expect(found.leads).toMatchObject([{ email: 'reader@coast.example', popupName: 'Letters' }]);
});

test('the Hebrew page accepts a comment without JavaScript, and keeps the text after a mistake', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.url}/demos/blog/he/rain-bread.html`);
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  const article = articleOn(page);
  await article.write({ comment: 'הלחם יצא נהדר', author: 'נועה' });
  await article.form.locator('[name=url]').fill('javascript:alert(1)');
  await article.form.getByRole('button').click();
  await expect(page.getByRole('alert')).toContainText('כתובת האתר אינה תקינה');
  await expect(page.getByRole('textbox', { name: 'תגובה' })).toHaveValue('הלחם יצא נהדר');
  await page.getByRole('textbox', { name: 'אתר' }).fill('');
  await page.getByRole('button', { name: 'שליחת תגובה' }).click();
  await expect(page).toHaveURL(/\/demos\/blog\/he\/rain-bread\.html\?unapproved=\w+/);
  await context.close();
});

for (const { folder, dir, statistics } of [
  { folder: '', dir: 'ltr', statistics: 'Statistics' },
  { folder: 'he/', dir: 'rtl', statistics: 'סטטיסטיקה' },
])
  test(`the cookie policy in ${dir} contains the panel, without accessibility problems`, async ({
    page,
    server,
  }) => {
    await page.goto(`${server.url}/demos/blog/${folder}cookies.html`);
    expect(await page.locator('html').getAttribute('dir')).toBe(dir);
    const panel = page.locator('#cmplz-manage-consent-container');
    await expect(panel.getByText(statistics, { exact: true }).first()).toBeVisible();
    await expect(page.locator('#cmplz-cookies-overview')).toContainText('YouTube');
    expect(await barriersOf(page)).toEqual([]);
  });

for (const article of ['low-tide', 'night-ferry', 'rain-bread'])
  test(`the empty comment form of the Hebrew article reads from right to left: ${article}`, async ({
    page,
    server,
  }) => {
    await page.goto(`${server.url}/demos/blog/he/${article}.html`);
    for (const name of ['comment', 'author'])
      await expect(page.locator(`[name=${name}]`).first()).toHaveCSS('direction', 'rtl');
  });
