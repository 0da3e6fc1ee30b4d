/* Writes contact sheets of the formats: `node packages/templates/sheet/contact-sheet.mjs OUT [type…] [--screen=form] [--only=3] [--theme=dawn] [--axe]`. Build the renderer first. */
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright';
import { fieldsCss } from '../../popup-view/src/fields/fields.css.ts';
import { renderTemplate } from '../dist/render.js';
import { FORMATS, formatsOf } from '../src/index.ts';
import { drawStandIns } from './draw-stand-ins.mjs';

const POPUP_ID = 'Sheet00000001';
const PER_SHEET = 9;
const PHONE = { width: 390, height: 844 };
const [out = 'contact-sheets', ...rest] = process.argv.slice(2);
const options = new Map(rest.filter((word) => word.startsWith('--')).map((word) => word.slice(2).split('=')));
const types = rest.filter((word) => !word.startsWith('--'));
const screen = options.get('screen') ?? 'form';

mkdirSync(out, { recursive: true });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const type of types.length > 0 ? types : new Set(FORMATS.map((format) => format.type))) {
  const only = options.get('only')?.split(',');
  const formats = formatsOf(type).filter((format) => only === undefined || only.includes(format.format.slice('format_'.length)));
  for (let from = 0; from < formats.length; from += PER_SHEET) for (const language of options.has('lang') ? [options.get('lang')] : ['en', 'he']) for (const layout of options.has('layout') ? [options.get('layout')] : ['desktop', 'mobile']) await shoot({ type, formats: formats.slice(from, from + PER_SHEET), language, layout, part: 1 + from / PER_SHEET });
}
await browser.close();

async function shoot({ type, formats, language, layout, part }) {
  const page = await browser.newPage({ viewport: { width: 1680, height: 1000 } });
  await page.setContent(`<!doctype html><body style="margin:0;padding:20px;background:#8b93a3;display:flex;flex-wrap:wrap;gap:22px;align-items:flex-start;font:13px sans-serif">`);
  for (const format of formats) {
    const { html } = renderTemplate({ popupId: POPUP_ID, type, format: format.format, theme: options.get('theme') ?? format.theme, language, design: format.design[language] });
    await page.evaluate(drawStandIns, { html, fieldsCss, layout, screen, label: `${type} ${format.format.slice(7)} · ${format.theme}`, size: sizeOf(format, layout), language });
  }
  const complaints = await page.evaluate(() => [...document.querySelectorAll('[data-label]')].flatMap((host) => {
    const popup = host.shadowRoot.querySelector('.poptin-popup');
    const { width, height } = host.dataset;
    const grown = popup.scrollHeight > Number(height) + 1 || popup.offsetHeight > Number(height) + 1 ? [`${host.dataset.label}: ${popup.scrollHeight} high, base ${height}`] : [];
    const wide = [...popup.querySelectorAll('*')].filter((part) => !part.closest('svg') && !part.closest('[aria-hidden]') && part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 1 && getComputedStyle(part).display !== 'inline');
    return [...grown, ...(wide.length > 0 ? [`${host.dataset.label}: ${wide[0].className} is ${wide[0].scrollWidth} wide in ${wide[0].clientWidth}`] : []), ...(popup.scrollWidth > Number(width) + 1 ? [`${host.dataset.label}: too wide`] : [])];
  }));
  for (const complaint of complaints) console.log(`${language} ${layout} ${complaint}`);
  if (options.has('axe')) await checkAccess(page, `${language} ${layout}`);
  await page.screenshot({ path: `${out}/${type}-${layout}-${language}-${part}.png`, fullPage: true });
  await page.close();
}

async function checkAccess(page, where) {
  await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core') });
  const found = await page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa'], resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${document.querySelector(node.target.flat()[0])?.dataset.label} ${node.target.flat().at(-1)} ${node.any[0]?.message ?? ''}`));
  });
  for (const line of found) console.log(`axe ${where} ${line}`);
}

function sizeOf({ baseSize, type }, layout) {
  if (layout === 'desktop') return { ...baseSize, scale: type === 'bar' ? 0.85 : type === 'fullpage' ? 0.42 : baseSize.width > 500 ? 0.62 : 0.8 };
  const isWhole = type === 'fullpage' || type === 'bar';
  return { width: isWhole ? PHONE.width : PHONE.width - 32, height: type === 'fullpage' ? PHONE.height : PHONE.height - 40, isFree: type !== 'fullpage', scale: 0.75 };
}
