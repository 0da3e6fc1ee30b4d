import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/beckon.ts';
import type { HostSite } from '../helpers/host-site.ts';

const comment = (id: number, author: string): string => `
  <article id="div-comment-${id}"><p>Words of ${author}</p>
    <a class="comment-reply-link" rel="nofollow" href="/article?replytocom=${id}#respond"
      data-commentid="${id}" data-postid="7" data-belowelement="div-comment-${id}"
      data-respondelement="respond" data-replyto="Reply to ${author}">Reply</a></article>`;

const FORM = `<div id="respond"><h3 id="reply-title">Leave a reply <small><a
    id="cancel-comment-reply-link" href="/article#respond" style="display:none">Cancel</a></small></h3>
  <form id="commentform" method="post" action="/wp-comments-post.php">
    <textarea id="comment" name="comment" aria-label="Comment" required></textarea>
    <input type="hidden" id="comment_post_ID" name="comment_post_ID" value="7">
    <input type="hidden" id="comment_parent" name="comment_parent" value="0">
    <input type="submit" id="submit" name="submit" value="Send"></form></div>`;

const ARTICLE = `<a class="sliding-link" href="#join">Join us</a>
  <div style="height:600px"></div>
  <div class="article-body" style="height:3000px"><div style="height:2000px"></div>
    <img class="lazy" alt="Late" data-src="/late.png"></div>
  <section id="join" class="sign-up-section" style="height:1500px">Newsletter</section>`;

/** Opens a page of a customer's site with the script, as the customer embeds it. */
async function openArticle(
  page: Page,
  host: HostSite,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  // The host site replaces this address by that of the server.
  const script = `<script src="/content-site.js" defer></script>`;
  host.setPage('/article', `<!doctype html><title>Article</title>${script}${body}`, headers);
  await page.goto(`${host.url}/article`);
}

test('a reader answers a comment, cancels, answers another and sends it with Ctrl+Enter, once', async ({
  page,
  host,
}) => {
  const posts: string[] = [];
  await page.route('**/wp-comments-post.php', (route) => {
    posts.push(route.request().postData() ?? '');
    return route.fulfill({ contentType: 'text/html', body: 'Thank you' });
  });
  await openArticle(page, host, comment(11, 'Ada') + comment(12, 'Grace') + FORM);
  const form = page.getByRole('textbox', { name: 'Comment' });
  const reply = page.getByRole('link', { name: 'Reply' });

  await reply.first().click();
  await expect(form).toBeFocused();
  await expect(page.getByRole('heading')).toContainText('Reply to Ada');
  await page.keyboard.type('Half a thought');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(reply.first()).toBeFocused();
  await expect(page.getByRole('heading')).toHaveText('Leave a reply', { useInnerText: true });

  await reply.last().press('Enter');
  await expect(form).toBeFocused();
  await expect(page.locator('#div-comment-12 + #respond')).toBeVisible();
  await page.evaluate(() => {
    for (let more = 0; more < 7; more += 1) document.body.append(document.createElement('p'));
  });
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Thank you')).toBeVisible();
  expect(posts).toEqual(['comment=Half+a+thought&comment_post_ID=7&comment_parent=12&submit=Send']);
});

test('classes follow the scrolling, a sliding link scrolls to its section and back, and a picture loads in time', async ({
  page,
  host,
}) => {
  await page.route('**/late.png', (route) => route.fulfill({ contentType: 'image/png', body: '' }));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openArticle(page, host, ARTICLE);
  const body = page.locator('body');
  await expect(body).not.toHaveClass(/move-on/);
  await expect(page.locator('.lazy')).toHaveCount(1);
  // The article begins near 620 px, the sign-up section near 3620 px. The window is 800 px high.
  for (const [top, expected] of [
    [700, 'move-on move-on-sidebar'],
    [3080, 'move-on'],
    [3250, ''],
    [2000, 'move-on move-on-sidebar'],
  ] as const) {
    await page.evaluate((to) => window.scrollTo(0, to), top);
    await expect
      .poll(async () => ((await body.getAttribute('class')) ?? '').split(' ').toSorted().join(' '))
      .toBe(expected);
  }
  await expect(page.locator('.lazy')).toHaveCount(0);

  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(body).toHaveAttribute('class', '');
  await page.getByRole('link', { name: 'Join us' }).click();
  await expect(page).toHaveURL(/#join$/);
  await expect(page.locator('#join')).toBeInViewport();
  await expect(page.locator('#join')).toBeFocused();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("only the parts of Bootstrap that the page's markup needs are loaded, also under a strict policy", async ({
  page,
  host,
  server,
}) => {
  const parts: string[] = [];
  const problems: string[] = [];
  page.on('request', (request) => {
    const [, name] = /content-site-parts\/([a-z]+)-/.exec(request.url()) ?? [];
    if (name !== undefined) parts.push(name);
  });
  page.on('console', (message) => problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(String(error)));
  await openArticle(
    page,
    host,
    `<button data-bs-toggle="modal" data-bs-target="#more">More</button>
      <div class="modal" id="more" tabindex="-1"><div class="modal-dialog"><p>More words</p>
        <button data-bs-dismiss="modal">Close</button></div></div>
      <div class="toast show" role="status" data-bs-animation="false">Your comment waits</div>`,
    { 'content-security-policy': `default-src 'none'; script-src ${server.url}` },
  );
  const dialog = page.locator('#more');
  await page.getByRole('button', { name: 'More' }).click();
  await expect(dialog).toHaveClass(/show/);
  await page.keyboard.press('Escape');
  await expect(dialog).not.toHaveClass(/show/);
  expect(parts).toContain('modal');
  expect(parts).toContain('toast');
  for (const unused of ['dropdown', 'tooltip', 'popover', 'lib', 'tab', 'scrollspy', 'offcanvas'])
    expect(parts).not.toContain(unused);
  expect(problems).toEqual([]);
});

test('a picture that an AJAX call added is loaded 1000 ms later', async ({ page, host }) => {
  await page.clock.install();
  await page.route('**/more', (route) => route.fulfill({ body: 'more' }));
  await page.route('**/late.png', (route) => route.fulfill({ contentType: 'image/png', body: '' }));
  await openArticle(page, host, '<p>Words</p>');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.evaluate(async () => {
    await fetch('/more');
    document.body.innerHTML = '<img class="lazy" alt="" data-src="/late.png">';
  });
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return page.locator('.lazy').count();
    })
    .toBe(0);
});

test('a picture in a part of the page that was closed is loaded when it opens', async ({
  page,
  host,
}) => {
  await page.route('**/late.png', (route) => route.fulfill({ contentType: 'image/png', body: '' }));
  await openArticle(
    page,
    host,
    `<button onclick="this.nextElementSibling.hidden = false">More</button>
      <div hidden><img class="lazy" alt="" data-src="/late.png"></div>`,
  );
  await page.waitForFunction(() => Reflect.has(window, 'beckonContentSite'));
  await expect(page.locator('.lazy')).toHaveCount(1);
  await page.getByText('More').click();
  await expect(page.locator('.lazy')).toHaveCount(0);
});

test('a sliding link into a closed list of answers opens it', async ({ page, host }) => {
  await openArticle(
    page,
    host,
    `<a class="sliding-link" href="#answer">Answer</a><div style="height:3000px"></div>
      <details><summary>Question</summary><p id="answer">Yes</p></details>`,
  );
  await page.waitForFunction(() => Reflect.has(window, 'beckonContentSite'));
  await page.getByRole('link', { name: 'Answer' }).click();
  await expect(page.locator('details')).toHaveAttribute('open');
  await expect(page.locator('#answer')).toBeInViewport();
});
