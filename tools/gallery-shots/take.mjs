import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright';
import { LANGUAGES } from '../../packages/contract/src/values/index.ts';
import { FORMATS, formatsOf, GAME_LOOKS } from '../../packages/templates/src/index.ts';
import { requireArtefacts } from '../build/build-artefacts.mjs';
import { findBrowser } from '../test-machine/find-browser.mjs';
import { openGallery } from './gallery-page.mjs';
import { inRepository } from '../node/repository.mjs';

/**
 * `npm run gallery:shots -- bar lightbox --screen=thanks --theme=ink --language=he --layout=mobile
 * --only=3,4`: writes contact sheets into .cache/gallery. Each has few enough formats that their
 * text can be read.
 */
const WINDOWS = { desktop: { width: 1280, height: 800 }, mobile: { width: 390, height: 844 } };
const SHEETS = {
  desktop: { columns: 2, perSheet: 6, cell: 800 },
  mobile: { columns: 5, perSheet: 10, cell: 320 },
};
const folder = inRepository('.cache', 'gallery');
const words = process.argv.slice(2);
const options = new Map(
  words.filter((word) => word.startsWith('--')).map((word) => word.slice(2).split('=')),
);
const types = words.filter((word) => !word.startsWith('--'));

const several = (name, all) => options.get(name)?.split(',') ?? all;

function formatsToShow(type) {
  const only = options.get('only')?.split(',');
  // `--looks`: the further looks of the games.
  if (options.has('looks'))
    return GAME_LOOKS.map((each, index) => ({ ...each, look: `${index + 1}` }));
  return formatsOf(type).filter(
    ({ format }) => only === undefined || only.includes(format.slice('format_'.length)),
  );
}

async function shoot(browser, layout) {
  const page = await browser.newPage({
    viewport: WINDOWS[layout],
    deviceScaleFactor: layout === 'mobile' ? 1 : 1.25,
  });
  const gallery = await openGallery(page);
  const extras = Object.fromEntries(
    ['theme', 'teaser', 'background', 'close', 'wait', 'fonts']
      .filter((name) => options.has(name))
      .map((name) => [name, options.get(name) ?? '']),
  );
  for (const type of types.length > 0 ? types : new Set(FORMATS.map((format) => format.type)))
    for (const language of several('language', LANGUAGES))
      for (const screen of several('screen', [type === 'gamified' ? 'play' : 'form'])) {
        const pictures = [];
        for (const { format, theme, look } of formatsToShow(type)) {
          const which = look === undefined ? { format } : { look };
          await gallery.show({ type, ...which, language, layout, screen, ...extras });
          pictures.push({
            label: `${type} ${format.slice(7)} · ${theme}`,
            picture: await photograph(page, layout),
          });
        }
        const parts = [type, language, layout, screen, options.get('theme')];
        const name = [...parts, options.has('submit') && 'errors'].filter(Boolean).join('-');
        await compose(browser, pictures, { ...SHEETS[layout], name });
      }
  await page.close();
}

/** The popup that is shown, as base64; with `--submit`, after its form was sent empty. */
async function photograph(page, layout) {
  if (options.has('submit'))
    await page.evaluate(() =>
      document.querySelector('[data-gallery]').shadowRoot.querySelector('form')?.requestSubmit(),
    );
  const clip = await clipOf(page, layout);
  const picture = await page.screenshot({ type: 'jpeg', quality: 88, clip });
  return picture.toString('base64');
}

/** Desktop popups with a little of the page around them, so that they are large enough to be read. */
async function clipOf(page, layout) {
  const whole = { x: 0, y: 0, ...WINDOWS[layout] };
  const box = await page.evaluate(() => {
    const popup = document
      .querySelector('[data-gallery]')
      .shadowRoot.querySelector('.poptin-popup');
    popup.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = popup.getBoundingClientRect();
    return { x, y, width, height };
  });
  if (layout === 'mobile') return whole;
  const x = Math.max(0, box.x - 30),
    y = Math.max(0, box.y - 30);
  return {
    x,
    y,
    width: Math.min(whole.width - x, box.width + 60),
    height: Math.max(40, Math.min(whole.height - y, box.height + 60)),
  };
}

async function compose(browser, pictures, { columns, perSheet, cell, name }) {
  for (let from = 0; from < pictures.length; from += perSheet) {
    const page = await browser.newPage({ viewport: { width: columns * cell, height: 400 } });
    const cells = pictures
      .slice(from, from + perSheet)
      .map(
        ({ label, picture }) =>
          `<figure style="margin:0"><figcaption>${label}</figcaption><img style="max-width:100%;max-height:800px" src="data:image/jpeg;base64,${picture}"></figure>`,
      );
    await page.setContent(
      `<body style="margin:0;background:#555;color:#fff;font:14px sans-serif;display:grid;align-items:start;grid-template-columns:repeat(${columns},1fr);gap:6px">${cells.join('')}`,
    );
    const file = `${folder}/${name}-${1 + from / perSheet}.png`;
    await page.screenshot({ path: file, fullPage: true });
    await page.close();
    console.log(file);
  }
}

mkdirSync(folder, { recursive: true });
await requireArtefacts();
const executablePath = await findBrowser();
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({
  args,
  ...(executablePath === undefined ? {} : { executablePath }),
});
try {
  for (const layout of several('layout', ['desktop', 'mobile'])) await shoot(browser, layout);
} finally {
  await browser.close();
}
