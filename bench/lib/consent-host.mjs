import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { defaultConsentDesign } from '@beckon/contract/consent';
import { settingsCode } from '../../apps/server/src/modules/consent/settings-code.ts';
import { renderConsent } from '../../packages/templates/dist/render.js';

const REPOSITORY = path.join(import.meta.dirname, '../..');
const OURS = path.join(REPOSITORY, 'apps/consent/dist');
const OTHER = path.join(REPOSITORY, 'node_modules/vanilla-cookieconsent/dist');
export const BLOCKED = 5000;

const DESIGN = defaultConsentDesign('en');
const DRAWN = renderConsent(DESIGN, 'en');
/** The published files, by fixed names instead of their hashes. */
const FILES = { 'banner.html': DRAWN.banner.optin, 'banner.css': DRAWN.css };
const published = (language) => ({
  banner: 'banner',
  css: 'banner',
  tab: renderConsent(DESIGN, language).tab,
  placeholder: '',
});
/** One request loads settings and script, as from our server. */
function scriptOf(design) {
  const files = { en: published('en'), he: published('he') };
  const live = { clientId: 'bench00000001', published: { design, version: 1, files } };
  const settings = settingsCode({ live, origin: '', region: 'eu' }, undefined);
  return `//# allFunctionsCalledOnLoad\nwindow.complianz=window.complianz||${settings};\n${readFileSync(path.join(OURS, 'consent-light.js'), 'utf8')}`;
}
const SCRIPTS = {
  '/consent.js': scriptOf(DESIGN),
  '/consent-without-tab.js': scriptOf({ ...DESIGN, manageButton: 'hide-everywhere' }),
};
const ours = '<script src="/consent.js" defer></script>';
const other = `<link rel="stylesheet" href="/other/cookieconsent.css"><script src="/other/cookieconsent.umd.js" defer></script><script defer src="/other-start.js"></script>`;
/**
 * The button that opens the choices again. With the other script the page has to provide it; ours
 * draws one, unless the site has switched it off because its page has one.
 */
const tabOf = (attributes) =>
  `<style>.tab{position:fixed;bottom:0;right:40px;padding:10px 18px;border:1px solid #d9dee4;border-radius:4px 4px 0 0;background:#fff;font:600 14px/1.5 system-ui,sans-serif}</style><button type="button" ${attributes}>Cookie settings</button>`;
const OWN_TAB = tabOf('class="tab cmplz-manage-consent"');
const OTHER_TAB = tabOf('class="tab" data-cc="show-preferencesModal"');
/** What our script also does by default: Google's consent mode, and classes of the body. */
const OTHER_UPDATES = `window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}function signals(state){return{security_storage:'granted',functionality_storage:'granted',personalization_storage:state('preferences'),analytics_storage:state('statistics'),ad_storage:state('marketing'),ad_user_data:state('marketing'),ad_personalization:state('marketing')}}gtag('consent','default',{...signals(()=>'denied'),wait_for_update:500});function update({cookie:{categories}}){gtag('consent','update',signals((name)=>categories.includes(name)?'granted':'denied'));document.body.classList.add(...categories.map((name)=>'cc-'+name))}`;
const OTHER_START = `${OTHER_UPDATES}CookieConsent.run({onConsent:update,onChange:update,categories:{necessary:{enabled:true,readOnly:true},preferences:{},statistics:{},marketing:{}},language:{default:'en',translations:{en:{consentModal:{title:'Cookies',description:'May we?',acceptAllBtn:'Accept',acceptNecessaryBtn:'Deny',showPreferencesBtn:'Manage'},preferencesModal:{title:'Cookies',acceptAllBtn:'Accept',acceptNecessaryBtn:'Deny',savePreferencesBtn:'Save',sections:['necessary','preferences','statistics','marketing'].map((linkedCategory)=>({title:linkedCategory,description:'What for',linkedCategory}))}}}}})`;

const OURS_ANSWERED = { path: '/ours-tab', accept: '.cmplz-accept' };
const OURS_DRAWING = { path: '/ours', accept: '.cmplz-accept' };
const OURS_LONG = { path: '/ours-long', accept: '.cmplz-accept' };
const OTHER_LONG = { path: '/other-long', accept: '[data-role=all]' };
const OTHER_ANSWERED = { path: '/other-tab', accept: '[data-role=all]' };

/**
 * The views that are compared: the page, the visitor, and the other page. When a browser sees a
 * script for the second time, it stores a compiled copy, which costs time once; so a later view
 * represents all others. For a visitor who has answered, both pages have the tab in their html; the
 * long page has 4,000 more elements. The last comparison is the same page of the other script with
 * our script drawing its tab.
 */
export const PAGES = {
  'bare page': { path: '/bare' },
  'ours, first view, asked': { path: '/ours', other: 'other, first view, asked' },
  'other, first view, asked': { path: '/other' },
  'ours, 4th view, asked': { path: '/ours', before: 3, other: 'other, 4th view, asked' },
  'other, 4th view, asked': { path: '/other', before: 3 },
  'ours, 2nd view, answered': { ...OURS_ANSWERED, before: 1, other: 'other, 2nd view, answered' },
  'other, 2nd view, answered': { ...OTHER_ANSWERED, before: 1 },
  'ours, 4th view, answered': { ...OURS_ANSWERED, before: 3, other: 'other, 4th view, answered' },
  'other, 4th view, answered': { ...OTHER_ANSWERED, before: 3 },
  'ours, 4th view, answered, long': {
    ...OURS_LONG,
    before: 3,
    other: 'other, 4th view, answered, long',
  },
  'other, 4th view, answered, long': { ...OTHER_LONG, before: 3 },
  'ours draws tab, 2nd view': { ...OURS_DRAWING, before: 1, other: 'other, 2nd view, answered' },
  'ours draws tab, 4th view': { ...OURS_DRAWING, before: 3, other: 'other, 4th view, answered' },
};

const HELD = {
  scripts:
    '<script type="text/plain" data-category="marketing" data-service="ads">window.n=(window.n||0)+1</script>',
  pictures:
    '<img class="cmplz-image" alt="" data-category="marketing" data-service="ads" data-src-cmplz="/p">',
};

/** Each of these has its own notice. */
HELD.boxes = `<p>${HELD.pictures}</p>`;

/**
 * The picture before the box makes the script load the chunk that releases elements before the
 * measurement begins.
 */
function inOneBox(held) {
  return `<p><img class="cmplz-image" alt="" data-category="statistics" data-service="x" data-src-cmplz="/p"></p><div id="box">${held.repeat(BLOCKED)}</div>`;
}

const OURS_WITH_TAB = `${OWN_TAB}<script src="/consent-without-tab.js" defer></script>`;
const OTHER_WITH_TAB = OTHER_TAB + other;
/** Four elements per card, as in the list of a shop. */
const LONG_LIST =
  '<div class="card"><p>A mug <a href="/bare">to the mug</a></p><span>12</span></div>'.repeat(1000);
const HTML = {
  '/bare': '',
  '/ours': ours,
  '/other': other,
  '/ours-tab': OURS_WITH_TAB,
  '/other-tab': OTHER_WITH_TAB,
  '/ours-long': LONG_LIST + OURS_WITH_TAB,
  '/other-long': LONG_LIST + OTHER_WITH_TAB,
  ...Object.fromEntries(
    Object.entries(HELD).flatMap(([kind, held]) => [
      [`/${kind}`, inOneBox(held) + ours],
      [`/bare-${kind}`, inOneBox(held)],
    ]),
  ),
};

function answerOf(url) {
  const { pathname } = new URL(url, 'http://x');
  // Without this answer the script would send its report of the choice again at each view.
  if (pathname.endsWith('/complianz/v1/track')) return ['application/json', '{"success":true}'];
  if (pathname in SCRIPTS) return ['text/javascript', SCRIPTS[pathname]];
  if (pathname.startsWith('/consent-files/')) {
    const file = path.basename(pathname);
    return [file.endsWith('.css') ? 'text/css' : 'text/html', FILES[file]];
  }
  if (pathname === '/other-start.js') return ['text/javascript', OTHER_START];
  if (pathname.startsWith('/other/'))
    return [
      pathname.endsWith('.css') ? 'text/css' : 'text/javascript',
      readFileSync(path.join(OTHER, path.basename(pathname))),
    ];
  if (pathname.endsWith('.js'))
    return ['text/javascript', readFileSync(path.join(OURS, path.normalize(pathname)))];
  return [
    'text/html',
    `<!doctype html><html lang="en"><title>Host</title><body><h1>Host</h1>${HTML[pathname] ?? ''}`,
  ];
}

/** A site with our script on one page and the other script on another. */
export async function startConsentHost() {
  const site = createServer(({ url }, response) => {
    const [type, body] = answerOf(url);
    response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=600' }).end(body);
  });
  await new Promise((resolve) => site.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${site.address().port}`,
    stop: () => {
      site.close();
      site.closeAllConnections();
    },
  };
}
