import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOwnerApp, type OwnerApp } from '../../../testing/an-owner-app.ts';
import type { OwnerBrowser } from '../../../testing/owner-browser.ts';
import { brandLookOf } from './brand-look.ts';
import { readBrandPage } from './brand-page.ts';
import { readBrandRules } from './brand-rules.ts';

const PAGE = new URL('https://shop.example/en/');
const lookOf = (css: string, themeColour?: string) => brandLookOf(readBrandRules(css), themeColour);

it('the look of a page is read from body, headlines and the main button, through custom properties', () => {
  expect(
    lookOf(`
        :root { --brand-primary: #0a7250; --secondary-color: hsl(40 90% 50%); --paper: var(--base, #fffdf7) }
        body { background: var(--paper); color: rgb(20, 30, 25); font: 16px/1.5 x; font-family: "Assistant", sans-serif }
        h1, h2 { font-family: 'Recoleta', serif }
        .btn { background-color: #eeeeee; border-radius: .5rem }
        .btn.btn-primary { background: var(--brand-primary) }
        .btn:hover { background: #000 }`),
  ).toEqual({
    background: '#fffdf7',
    text: '#141e19',
    button: '#0a7250',
    accent: '#f2a60d',
    font: 'humanist',
    headlineFont: 'site',
    corners: 11,
  });
});

it('the look of a page prefers a colour to a grey, and uses the theme colour if there is no other', () => {
  expect(lookOf('button{background:#333}:root{--primary:#c0146c}').button).toBe('#c0146c');
  expect(lookOf('button{background:#333}').button).toBe('#333333');
  expect(lookOf('body{margin:0}', '#2350e0')).toEqual({ button: '#2350e0' });
});

it('the look of a page leaves out values that are unreadable, transparent, or do not match the others', () => {
  expect(
    lookOf(`body{background:#ffffff;color:#dddddd}button{background:#fafafa}
        @media (prefers-color-scheme:dark){body{background:#000;color:#fff}}
        @media print{body{background:#ff0}}`),
  ).toEqual({ background: '#ffffff' });
  expect(lookOf('body{background:transparent}button{background:rgb(0 0 0/.2)}')).toEqual({});
});

it('the look of a page skips invalid css, and ends at a circle of variables', () => {
  expect(lookOf('}} <p> {:root{--a:var(--b);--b:var(--a)}body{color:var(--a)}')).toEqual({});
  expect(lookOf('@nonsense 1 2; p{color;;} .btn{background:#2350e0').button).toBe('#2350e0');
});

it('a hostile style sheet cannot make values grow, and cannot be nested too deeply', () => {
  const itself = ':root{--a:' + 'var(--a)'.repeat(40) + '}body{background:var(--a)}';
  expect(lookOf(itself + 'button{background:#c0146c}')).toEqual({ button: '#c0146c' });
  const long = ':root{--a:' + 'x'.repeat(1_000_000) + '}body{background:' + 'var(--a)'.repeat(40);
  expect(lookOf(long)).toEqual({});
  expect(lookOf('@media screen{'.repeat(50_000) + 'body{color:#000}')).toEqual({});
});

it.each([
  ['mistakes', 'a{b}'.repeat(60_000)],
  ['selectors and values', `${'.a,'.repeat(60_000)}b{${'color:red;'.repeat(3_000)}}`],
  ['buttons and values', `${'button,'.repeat(9_000)}b{${'color:red;'.repeat(30_000)}}`],
])('a style sheet of many %s does not keep the server busy', (_what, hostile) => {
  const rules = readBrandRules(hostile, 'button{background:#2350e0}');
  expect(brandLookOf(rules, undefined).button).toBe('#2350e0');
});

it('the logo is found in the page before its icons and its shared picture', () => {
  const page = readBrandPage(
    `<head><meta property="og:image" content="/share.jpg"><link rel="shortcut icon" href="/f.ico">
     <link rel="apple-touch-icon" href="/touch.png"><link rel=stylesheet href="../main.css">
     <meta name="theme-color" content="#123456"><style>body{color:#111}</style></head>
     <body style="background:#fff"><img src="hero.jpg"><img class="site-logo" src="//cdn.example/mark.svg">`,
    PAGE,
  );
  expect(page).toEqual({
    themeColour: '#123456',
    css: 'body{color:#111}\nbody{background:#fff}\n',
    sheets: ['https://shop.example/main.css'],
    logos: [
      'https://cdn.example/mark.svg',
      'https://shop.example/touch.png',
      'https://shop.example/share.jpg',
    ],
  });
});

describe('reading the brand of a site', () => {
  const shop = createServer((call, answer) => {
    if (call.url === '/shop.css')
      return answer
        .writeHead(200, { 'content-type': 'text/css' })
        .end('button{background:#0a7250}');
    if (call.url === '/') {
      const html =
        '<link rel=stylesheet href=shop.css><link rel=stylesheet href=gone.css><img id=logo src=l.png>';
      return answer.writeHead(200, { 'content-type': 'text/html' }).end(html);
    }
    return answer.writeHead(404).end();
  });
  let server: OwnerApp;
  let dana: OwnerBrowser;
  let origin: string;
  let address: string;
  beforeAll(async () => {
    await once(shop.listen(0, '127.0.0.1'), 'listening');
    const at = shop.address();
    origin = `http://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : 0}`;
    server = await anOwnerApp({ openSignUp: true, privateScans: 'this-machine' });
    dana = await server.anOwner('dana');
    const { site } = (await dana.call('POST', '/api/owner/sites', { name: 'Shop' })).json();
    address = `/api/owner/sites/${site.id}/brand/read`;
  });
  afterAll(async () => {
    await server.close();
    shop.closeAllConnections();
    shop.close();
  });

  it('a brand is read with the page’s style sheets, and a missing one is ignored', async () => {
    expect((await dana.call('POST', address, { url: `${origin}/` })).json()).toEqual({
      success: true,
      brand: { button: '#0a7250' },
      logo: `${origin}/l.png`,
    });
  });

  it('a brand that cannot be read is answered with the reason, and no request goes into a private network', async () => {
    const messageOf = async (url: string) => {
      const answer = await dana.call('POST', address, { url });
      return [answer.statusCode, answer.json().message];
    };
    expect(await messageOf(`${origin}/none`)).toEqual([
      422,
      'The site answered with the error 404 instead of a page.',
    ]);
    expect((await messageOf('http://10.0.0.1/'))[1]).toContain('own network');
    expect((await messageOf('ftp://shop.example/'))[0]).toBe(400);
  });

  it('the brand of a site cannot be reached by other owners', async () => {
    const other = await server.anOwner('other');
    expect((await other.call('POST', address, { url: origin })).statusCode).toBe(404);
  });
});
