/**
 * What a developer would write by hand for the popup that the product shows on a page: one call for
 * its markup and styles, one element, one dialog. No rule, no report, no form that works.
 */
export async function copyPopup(browser, url, shown) {
  // The server prerenders a popup after its first visitor, and then sends it with the answer.
  const first = await visit(browser, url, shown);
  await first.waitForTimeout(RENDERING_MS);
  await first.context().close();
  const second = await visit(browser, url, shown);
  const copied = await second.evaluate(readPopup);
  await second.context().close();
  return copied;
}

async function visit(browser, url, shown) {
  const page = await browser.newPage();
  await page.goto(url);
  await page.locator(shown).waitFor();
  return page;
}

const RENDERING_MS = 1_000;

/** Runs in the page. */
function readPopup() {
  const roots = [...document.querySelectorAll('[data-beckon]')].map(({ shadowRoot }) => shadowRoot);
  const root = roots.find((each) => each?.querySelector('dialog'));
  const css = root.adoptedStyleSheets.map(({ cssRules }) =>
    [...cssRules].map(({ cssText }) => cssText).join(''),
  );
  for (const dialog of root.querySelectorAll('dialog')) dialog.removeAttribute('open');
  return { html: `<style>${css.join('')}</style>${root.innerHTML}` };
}

/** The script of the page; `answerPath` returns what was copied. */
export function showByHand(answerPath) {
  return `fetch('${answerPath}').then((answer) => answer.json()).then(({ html }) => {
  const host = document.createElement('div');
  host.dataset.beckon = '';
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = html;
  root.querySelector('dialog').showModal();
});`;
}
