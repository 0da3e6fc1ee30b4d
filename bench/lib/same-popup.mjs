/**
 * Copies the popup that the product shows on a page, as a developer would write it by hand: one
 * call for its markup and styles, one element, one dialog. It has no rules, no reports and no
 * working form.
 */
export async function copyPopup(browser, url, shown) {
  for (let visits = 0; visits < MOST_VISITS; visits += 1) {
    const page = await browser.newPage();
    const answered = page.waitForResponse(/\/api\/display\/\w+$/u);
    await page.goto(url);
    await page.locator(`${shown}, [data-settled]`).first().waitFor();
    await page.locator('[data-settled]').waitFor();
    const answer = await (await answered).text();
    const isPrerendered = answer.includes('"prerendered"');
    if (isPrerendered) await page.waitForFunction(hasWebFonts);
    const copied = await page.evaluate(readPopup);
    await page.context().close();
    if (isPrerendered) return copied;
  }
  throw new Error(`the popup was not prerendered after ${MOST_VISITS} visits`);
}

/** The server prerenders a popup after its first visitor, a moment later. */
const MOST_VISITS = 10;

/** Runs in the page. A prerendered popup adds the rules of its web fonts when the files are there. */
function hasWebFonts() {
  return document.adoptedStyleSheets.some(({ cssRules }) =>
    [...cssRules].some(({ cssText }) => cssText.includes('url(')),
  );
}

/** Runs in the page. Copies the styles of the popup, and the page's rules for its fonts. */
function readPopup() {
  const cssOf = ({ adoptedStyleSheets }) =>
    adoptedStyleSheets
      .flatMap(({ cssRules }) => [...cssRules])
      .map(({ cssText }) => cssText)
      .join('');
  const roots = [...document.querySelectorAll('[data-beckon]')].map(({ shadowRoot }) => shadowRoot);
  const root = roots.find((each) => each?.querySelector('dialog'));
  for (const dialog of root.querySelectorAll('dialog')) dialog.removeAttribute('open');
  return { fonts: cssOf(document), html: `<style>${cssOf(root)}</style>${root.innerHTML}` };
}

/** The script of the page; `answerPath` returns what was copied. */
export function showByHand(answerPath) {
  return `fetch('${answerPath}').then((answer) => answer.json()).then(({ fonts, html }) => {
  const style = document.createElement('style');
  style.textContent = fonts;
  document.head.append(style);
  const host = document.createElement('div');
  host.dataset.beckon = '';
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = html;
  root.querySelector('dialog').showModal();
});`;
}
