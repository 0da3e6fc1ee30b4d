import { describe, expect, it } from 'vitest';
import { readPage } from './read-page.ts';

const PAGE = new URL('https://shop.example/blog/post');
const addressesIn = (html: string) =>
  readPage(html, PAGE).resources.map(({ kind, address }) => `${kind} ${address}`);

describe('a page’s html', () => {
  it.each([
    ['<script src="//cdn.example/a.js"></script>', 'script https://cdn.example/a.js'],
    ['<script src=app.js></script>', 'script https://shop.example/blog/app.js'],
    ['<iframe src="https://maps.example/x">', 'frame https://maps.example/x'],
    ['<IMG SRC="https://pics.example/1.png">', 'picture https://pics.example/1.png'],
    ['<img srcset="https://pics.example/2.png 2x, b.png">', 'picture https://pics.example/2.png'],
    ['<link rel="stylesheet" href="https://css.example/a.css">', 'style https://css.example/a.css'],
    [
      '<link rel="preload" as="script" href="https://js.example/b.js">',
      'script https://js.example/b.js',
    ],
    ['<style>@import "https://fonts.example/f.css";</style>', 'style https://fonts.example/f.css'],
    ['<style>a{b:url(https://pics.example/c.png)}</style>', 'style https://pics.example/c.png'],
    [
      '<base href="https://base.example/"><script src=c.js></script>',
      'script https://base.example/c.js',
    ],
    ['<noscript><img src="https://px.example/?a"></noscript>', 'picture https://px.example/?a'],
    ['<object data="https://old.example/movie">', 'frame https://old.example/movie'],
  ])('the resource in a page’s html is found: %s', (html, found) => {
    expect(addressesIn(html)).toEqual([found]);
  });

  it.each([
    ['<script type="text/plain" data-cmplz-src="https://a.example/a.js"></script>', 'script'],
    ['<iframe data-src-cmplz="https://a.example/a.js">', 'frame'],
    ['<link rel="stylesheet" data-href="https://a.example/a.js">', 'style'],
  ])('a resource in a page’s html that waits for consent is found: %s', (html, kind) => {
    expect(addressesIn(html)).toEqual([`${kind} https://a.example/a.js`]);
  });

  it.each([
    '<a href="https://else.example/">link</a>',
    '<script src="data:text/javascript,1"></script>',
    '<script src="https://[broken"></script>',
    '<link rel="canonical" href="https://else.example/">',
    '<!-- <script src="https://else.example/a.js"></script> -->',
    '<script>"<img src=https://else.example/a.png>"</script>',
  ])('an address in a page’s html that loads nothing is ignored: %s', (html) => {
    expect(addressesIn(html)).toEqual([]);
  });

  it.each([
    ["gtag('js', new Date()); gtag('config', 'G-ABC123');", 'google-analytics'],
    ["gtag('config', 'AW-123');", 'google-ads'],
    ["w[l].push({'gtm.start': new Date().getTime()})", 'google-tag-manager'],
    ["fbq('init', '123'); fbq('track', 'PageView');", 'facebook'],
    ['h._hjSettings={hjid:1,hjsv:6};', 'hotjar'],
    ["_paq.push(['trackPageView']);", 'matomo'],
    ["t.src='https://www.clarity.ms/tag/'+i", 'clarity'],
    ["ym(123, 'init', {})", 'yandex-metrica'],
  ])('the line %s is recognised', (line, id) => {
    expect(readPage(`<script>${line}</script>`, PAGE).snippets).toEqual([id]);
  });

  it('data and text of the page do not count as a script', () => {
    const html = `<script type="application/ld+json">{"a":"fbq('init')"}</script><p>fbq('init', 1)</p>`;
    expect(readPage(html, PAGE).snippets).toEqual([]);
  });

  it('a large hostile page is parsed in little time', () => {
    const html =
      '<script>'.repeat(50_000) + '<div '.repeat(50_000) + '<style>url(url('.repeat(50_000);
    expect(readPage(html, PAGE).resources).toEqual([]);
  });
});
