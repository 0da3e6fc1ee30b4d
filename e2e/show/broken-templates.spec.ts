import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/stub.ts';
import { aTemplate } from '../helpers/a-display-answer.ts';
import { anOfferedPopup } from '../models/offered-popup.ts';

const ID = 'abcdefghijk01';
const whole = aTemplate(ID);
const within = (markup: string): string => whole.replace('<form', `${markup}<form`);

/** Records in the page's window that code of a template ran. */
const RUNS = 'window.ran=(window.ran||0)+1';

const SHOWN: Readonly<Record<string, string>> = {
  'tags that are never closed': whole
    .replace('<h2>Ten percent off</h2>', '<h2>Ten percent off</h2><div><b><i><table><tr><td>Loose')
    .replace('</form></section>', '')
    .replace(/<\/div>$/u, ''),
  'tags that are closed twice': within('</p></span></b></em><p>Text</p></p>'),
  'attributes nobody knows': within(
    `<p foo="1" x:y="2" @click="${RUNS}" :href="x" 1bad="3" data-="" "quoted"="4" style="color:red;;:;nonsense" class>Text</p>`,
  ),
  'half a megabyte of it': within(`<p>${'words and more words '.repeat(25_000)}</p>`),
  'ten thousand elements': within('<span class="many">a</span>'.repeat(10_000)),
  'a thousand levels': within(`${'<div>'.repeat(1_000)}deep${'</div>'.repeat(1_000)}`),
  scripts: `<script>${RUNS}</script>${within(`<script>${RUNS}</script><script src="/pixel.js"></script><svg><script>${RUNS}</script><animate onbegin="${RUNS}" attributeName="x" dur="1s"/></svg>`)}`,
  'scripts in attributes': within(
    `<img src="/missing.png" onerror="${RUNS}"><a href="javascript:${RUNS}" id="trap">x</a><a href="java&#10;script:${RUNS}">x</a><iframe srcdoc="<script>parent.ran=1</script>"></iframe><object data="javascript:${RUNS}"></object><p onclick="${RUNS}" onfocus="${RUNS}" tabindex="0" autofocus>Text</p>`,
  ),
  'styles for the whole page': within(
    '<style>:root,body,h1{display:none!important}</style><link rel="stylesheet" href="/own.css"><base href="https://elsewhere.example/"><meta http-equiv="refresh" content="0;url=/gone">',
  ),
  'broken style sheets': `<style data-css>.poptin-popup{padding:32px}} { ; @media (</style>${whole}`,
  'a document of its own': `<!doctype html><html><head><title>Own</title></head><body onload="${RUNS}">${whole}</body></html>`,
  'fields that cannot be read': within(
    '<div data-block="field" data-field="{not json"></div><div data-block="field"></div><div data-block="nobody-knows">Block</div>',
  ),
};

async function isSafe(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();
  await expect(page.locator('h1')).toHaveCSS('display', 'block');
  expect(await page.evaluate(() => document.baseURI === location.href)).toBe(true);
}

for (const [what, poptin] of Object.entries(SHOWN)) {
  test(`a template with ${what} is shown, and none of its code runs`, async ({
    page,
    stub,
    site,
  }) => {
    const popup = await anOfferedPopup({ page, stub, site }, { poptin });
    await expect(popup.root.getByRole('heading', { name: 'Ten percent off' })).toBeVisible();
    await expect(popup.root.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
    for (const trap of await popup.root.locator('p').all()) await trap.dispatchEvent('click');
    await isSafe(page);
    await page.keyboard.press('Escape');
    await popup.untilGone();
  });
}

const DROPPED: Readonly<Record<string, string>> = {
  'its id nowhere': whole.replaceAll(ID, 'somebodyelse1'),
  'its id on another element': whole
    .replace(`<div id="${ID}"`, '<div')
    .replace('<h2>', `<h2 id="${ID}">`),
  'its id in its words only': whole
    .replaceAll(ID, '')
    .replace('Ten percent off', `Ten percent off ${ID}`),
  'two megabytes of it': within(`<p>${'x'.repeat(2_100_000)}</p>`),
  'nothing but a script': `<script id="${ID}">${RUNS}</script>`,
  'no text at all': '   ',
};

for (const [what, poptin] of Object.entries(DROPPED)) {
  test(`a template with ${what} is not shown, and one line in the log names its popup`, async ({
    page,
    stub,
    site,
  }) => {
    const lines: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes(ID)) lines.push(message.text());
    });
    const popup = await anOfferedPopup({ page, stub, site }, { poptin }, { opensNot: true });
    await popup.soon(async () => expect(lines).toHaveLength(1));
    await popup.pass(3_000);
    expect(lines).toEqual([expect.stringContaining(ID)]);
    await expect(page.locator('[data-beckon]')).toHaveCount(0);
    expect(popup.sent.views).toEqual([]);
    await isSafe(page);
  });
}
