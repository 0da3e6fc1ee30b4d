import type { Page } from '@playwright/test';
import { CLIENT_ID, expect, test } from '../fixtures/stub.ts';
import { aTemplate } from '../helpers/a-display-answer.ts';
import type { StubServer } from '../helpers/stub-server.ts';
import { anOfferedPopup } from '../models/offered-popup.ts';

const HOSTILE_CSS = `
* { all: unset !important }
html { font-size: 62.5% !important; letter-spacing: .4em !important; writing-mode: vertical-rl }
*, *::before, *::after { box-sizing: content-box !important; color: lime !important; font: italic 40px/3 cursive !important; display: block !important; float: left !important; opacity: .2 !important;
 transition: all 9s !important; animation: none !important; visibility: hidden !important; pointer-events: none !important; direction: rtl !important; zoom: 2; }
div { display: none !important; width: 3px !important }
h2, button, p, svg { transform: rotate(90deg) !important }
dialog, [popover], dialog::backdrop { background: red !important; padding: 99px !important; inset: 40% !important }
button, input { border: 9px dotted !important; width: 5px !important } h2 { font-size: 99px !important } svg { fill: red !important; stroke: none !important }`;

const style = (css: string): string => `<style>${css}</style>`;

interface HostPage {
  readonly head?: string;
  readonly root?: string;
  readonly body?: string;
  readonly headers?: (stub: StubServer) => Readonly<Record<string, string>>;
}

const HOSTS: Readonly<Record<string, HostPage>> = {
  'unsets everything': { head: style(HOSTILE_CSS) },
  'counts 1rem as 10px': {
    head: style(
      'html{font-size:62.5%}body{font-size:1.4rem;line-height:2;text-align:center;text-transform:uppercase;word-spacing:9px;cursor:wait}',
    ),
  },
  'runs from right to left': { root: 'dir="rtl" lang="ar"' },
  'has an element as high as can be': {
    body: '<div style="position:fixed;inset:0;z-index:2147483647;background:red"></div>',
  },
  'lets only its own styles in': {
    headers: ({ url }) => ({
      'content-security-policy': `default-src 'self'; script-src 'self' ${url}; style-src 'self'; connect-src 'self' ${url}`,
    }),
  },
  'lays its body out as a grid': {
    head: style(
      'body{display:grid;gap:70px;grid-auto-rows:100px;overflow:hidden;position:relative;height:50px;color:red;-webkit-text-stroke:3px red}',
    ),
  },
  'zooms itself': { head: style('html{zoom:1.2}body{zoom:1.5}') },
  'is in quirks mode': { root: 'data-quirks' },
};

const page = ({ head = '', root = 'lang="en"', body = '' }: HostPage): string =>
  `${root === 'data-quirks' ? '' : '<!doctype html>'}<html ${root}><head><meta charset="utf-8"><title>Host</title>${head}</head><body><h1>Host</h1><p id="own">Its own words</p>${body}` +
  `<script id="pixel-script-poptin" src="/pixel.js?id=${CLIENT_ID}" async></script></body></html>`;

/** A popup with more elements than a form: text, a list, a link button, a coupon code. */
const RICH = {
  poptin: aTemplate('abcdefghijk01').replace(
    '<form',
    '<p>Some <b>words</b> and <a data-block="link-button" href="/sale">a link</a></p><ul><li>One</li></ul><div data-block="coupon" data-code="TEN"></div><form',
  ),
  teaser: { show_mode: 'always', label: 'Deal', side: 'left', animated: 0, close_delay: 200 },
  is_teasers_on: 1,
};

type Look = Readonly<Record<string, string>>;

/**
 * The computed styles and positions of all our elements, including their host. Ends all animations
 * first.
 */
function looks(where: Page): Promise<readonly Look[]> {
  return where.evaluate(() => {
    document.getAnimations().forEach((moving) => moving.finish());
    const ours = [...document.querySelectorAll('[data-beckon]')].flatMap((host) => [
      host,
      ...(host.shadowRoot?.querySelectorAll('*') ?? []),
    ]);
    return ours.map((element) => {
      const computed = getComputedStyle(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      // The page's font is passed in for owners who want it. This popup does not use it. The zoom of
      // the page is undone.
      const css = [...computed]
        .filter((name) => name !== '--bk-site-font' && name !== 'zoom')
        .map((name) => [name, computed.getPropertyValue(name)]);
      return {
        element: `${element.tagName}.${element.getAttribute('class')}`,
        box: [x, y, width, height].map((side) => side.toFixed(1)).join(' '),
        ...Object.fromEntries(css),
      };
    });
  });
}

/** The differences as text, because a failed test should show only these. */
function differences(wanted: readonly Look[], found: readonly Look[]): readonly string[] {
  return wanted.flatMap((look, index) =>
    Object.keys(look)
      .filter((name) => look[name] !== found[index]?.[name])
      .map((name) => `${look['element']} ${name}: ${look[name]} became ${found[index]?.[name]}`),
  );
}

for (const [what, host] of Object.entries(HOSTS)) {
  test(`a popup and its tab look as on a plain page if the page ${what}`, async ({
    page: tab,
    context,
    stub,
    site,
  }) => {
    const refused: string[] = [];
    const plain = await context.newPage();
    await anOfferedPopup({ page: plain, stub, site }, RICH, { html: page({}) });
    tab.on('console', (message) => {
      if (/Content Security Policy/iu.test(message.text())) refused.push(message.text());
    });
    const popup = await anOfferedPopup({ page: tab, stub, site }, RICH, {
      html: page(host),
      headers: host.headers?.(stub) ?? {},
    });
    const wanted = await looks(plain);
    expect(wanted.length).toBeGreaterThan(30);
    expect(differences(wanted, await looks(tab))).toEqual([]);
    expect([refused, popup.problems]).toEqual([[], []]);
    // The popup can be clicked, too: nothing covers it.
    await popup.closeByX();
    await popup.untilGone();
  });
}

for (const type of ['lightbox', 'sside', 'bar', 'fullpage', 'embedded']) {
  test(`an open ${type} popup does not change how the page looks`, async ({
    page: tab,
    stub,
    site,
  }) => {
    const html = page({
      head: style(
        'h1{color:teal}::selection{color:red}.poptin-popup,.bk-card{outline:9px solid red}',
      ),
      body: '<button class="poptin-form-submit-button">Buy</button><input type="text"><dialog>Own</dialog><form><label>Own <select><option>1</option></select></label></form><div class="poptin-embedded" data-id="abcdefghijk01"></div>',
    });
    const ownLooks = (): Promise<readonly string[]> =>
      tab.evaluate(() => {
        const own = [...document.querySelectorAll('html, body, body *')].filter(
          (element) => !element.closest('[data-beckon], script, .poptin-embedded'),
        );
        return own.map((element) => {
          const computed = getComputedStyle(element);
          const { x, y, width } = element.getBoundingClientRect();
          // Allowed differences: a page under a modal popup does not scroll, a page with a bar
          // scrolls to what is beside it, an embedded popup needs space below it, and our own
          // properties, which only our styles read.
          const names = [...computed].filter(
            (name) =>
              !/^(?:--bk-|overflow|scroll-padding|scrollbar-gutter|interactivity)|^(?:height|block-size|perspective-origin|transform-origin)$/u.test(
                name,
              ),
          );
          return `${element.tagName} ${x} ${y} ${width} ${names.map((name) => `${name}:${computed.getPropertyValue(name)}`).join(';')}`;
        });
      });
    site.setPage('/before', html.replace(/<script.*<\/script>/u, ''));
    await tab.goto(`${site.url}/before`);
    const before = await ownLooks();
    await anOfferedPopup(
      { page: tab, stub, site },
      {
        poptin_type: type,
        design_properties: {
          poptin_location: type === 'bar' ? 'center-top' : 'right-bottom',
          poptin_design_push_page: 0,
        },
      },
      { html, opensItself: type === 'embedded' },
    );
    expect(await ownLooks()).toEqual(before);
    expect(
      await tab.evaluate(
        () => document.adoptedStyleSheets.length + document.querySelectorAll('style').length,
      ),
    ).toBe(1);
  });
}
