import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/beckon.ts';
import type { HostSite } from '../helpers/host-site.ts';

/** Each component of docs/behaviour/content-site.md#bootstrap, by its markup alone. */

/** Bootstrap's style sheet belongs to the page. These are the few rules that the tests need. */
const STYLES = `<style>
  .dropdown-menu, .tab-pane { display: none } .dropdown-menu.show, .tab-pane.active { display: block }
  .offcanvas { visibility: hidden } .offcanvas.show { visibility: visible }</style>`;

async function openPage(page: Page, host: HostSite, body: string): Promise<string[]> {
  const problems: string[] = [];
  page.on('console', (message) => problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(String(error)));
  host.setPage(
    '/parts',
    `<!doctype html><html lang="en"><title>Parts</title>${STYLES}<script src="/content-site.js" defer></script>${body}`,
  );
  await page.goto(`${host.url}/parts`);
  return problems;
}

/** Waits until a component of Bootstrap is on the page. */
async function isReady(page: Page, name: string): Promise<void> {
  await page.waitForFunction((one) => Object(Object(window).bootstrap)[one] !== undefined, name);
}

test('a dropdown opens, its entries are reached by arrow keys, and Escape closes it', async ({
  page,
  host,
}) => {
  const problems = await openPage(
    page,
    host,
    `<div class="dropdown"><button data-bs-toggle="dropdown" aria-expanded="false">More</button>
      <ul class="dropdown-menu"><li><a class="dropdown-item" href="#a">About</a></li></ul></div>`,
  );
  const button = page.getByRole('button', { name: 'More' });
  const entry = page.getByRole('link', { name: 'About' });
  await button.click();
  await expect(entry).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(entry).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await expect(button).toBeFocused();
  expect(problems).toEqual([]);
});

test('an offcanvas menu opens over the page and closes by its button', async ({ page, host }) => {
  const problems = await openPage(
    page,
    host,
    `<button data-bs-toggle="offcanvas" data-bs-target="#menu">Menu</button>
      <div class="offcanvas" id="menu" tabindex="-1" aria-label="Menu">
        <button data-bs-dismiss="offcanvas">Close</button></div>`,
  );
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await expect(menu).toHaveAttribute('aria-modal', 'true');
  await menu.getByRole('button', { name: 'Close' }).click();
  await expect(menu).toBeHidden();
  expect(problems).toEqual([]);
});

test('a tooltip shows while its button is pointed at, and a popover after a click', async ({
  page,
  host,
}) => {
  const problems = await openPage(
    page,
    host,
    `<button data-bs-toggle="tooltip" title="Sends it">Send</button>
      <p style="height:200px"></p><button data-bs-toggle="popover" data-bs-content="Our address">Where</button>`,
  );
  await isReady(page, 'Tooltip');
  await isReady(page, 'Popover');
  await page.getByRole('button', { name: 'Send' }).hover();
  await expect(page.getByRole('tooltip', { name: 'Sends it' })).toBeVisible();
  await page.getByRole('button', { name: 'Where' }).click();
  await expect(page.getByText('Our address')).toBeVisible();
  await expect(page.getByText('Sends it')).toHaveCount(0);
  await page.getByRole('button', { name: 'Where' }).click();
  await expect(page.getByText('Our address')).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('a tab shows its part and hides the others', async ({ page, host }) => {
  const problems = await openPage(
    page,
    host,
    `<ul class="nav" role="tablist">
      <li><button class="nav-link active" data-bs-toggle="tab" data-bs-target="#one" role="tab">One</button></li>
      <li><button class="nav-link" data-bs-toggle="tab" data-bs-target="#two" role="tab">Two</button></li></ul>
      <div><div id="one" class="tab-pane active show">The first part</div><div id="two" class="tab-pane">The second part</div></div>`,
  );
  await page.getByRole('tab', { name: 'Two' }).click();
  await expect(page.getByText('The second part')).toBeVisible();
  await expect(page.getByText('The first part')).toBeHidden();
  expect(problems).toEqual([]);
});

test('a scrollspy marks the link of the section that is read', async ({ page, host }) => {
  const problems = await openPage(
    page,
    host,
    `<nav id="contents" style="position:fixed"><a class="nav-link" href="#first">First</a><a class="nav-link" href="#second">Second</a></nav>
      <div data-bs-spy="scroll" data-bs-target="#contents" tabindex="0" style="position:relative;height:400px;overflow:auto">
        <section id="first" style="height:900px">1</section><section id="second" style="height:900px">2</section></div>`,
  );
  const second = page.getByRole('link', { name: 'Second' });
  await isReady(page, 'ScrollSpy');
  await expect(second).not.toHaveClass(/active/);
  await page.locator('[data-bs-spy]').evaluate((box) => {
    box.scrollTop = 1000;
  });
  await expect(second).toHaveClass(/active/);
  expect(problems).toEqual([]);
});
