import { describe, expect, it, vi } from 'vitest';
import { page } from './testing/a-page.ts';
import { aRunner } from './testing/a-runner.ts';
import { AD, ADS, frame, heldPage } from './testing/held-page.ts';
import { releaseAll } from './testing/release-all.ts';

const { parse, start, stop } = heldPage();

describe('the address of unmarked content', () => {
  const pictureOf = async (address: string) => {
    await parse(`<img src="${address}">`);
    return document.querySelector('img')?.getAttribute('src');
  };

  it('own content that only mentions a service in its query does not wait', async () => {
    const own = '/pic.svg?url=https://ads.test/a.png';
    expect(await pictureOf(own)).toBe(own);
  });

  it('the rule with the longest pattern counts, wherever it is in the list', async () => {
    stop();
    start([
      { service: 'counter', category: 'statistics', patterns: ['tags.test/js'] },
      { service: 'ads', category: 'marketing', patterns: ['tags.test/js?id=aw-'] },
    ]);
    await parse('<img src="https://tags.test/js?id=AW-1">');
    expect(document.querySelector('img')?.dataset['service']).toBe('ads');
  });

  it('each picture of a set counts, also after one with a query', async () => {
    await parse('<img srcset="/a.png?b=1 1x, https://ads.test/b.png 2x">');
    expect(document.querySelector('img')?.hasAttribute('srcset')).toBe(false);
  });

  it('an address in the html of a frame counts, also after a question mark', async () => {
    await parse(`<iframe srcdoc="<p>Why?</p><img src='https://ads.test/b.png'>"></iframe>`);
    expect(frame().hasAttribute('srcdoc')).toBe(false);
  });
});

describe('the html of a frame', () => {
  const heldBy = async (pattern: string, html: string) => {
    stop();
    start([...ADS, { service: 'other', category: 'marketing', patterns: [pattern] }]);
    await parse(`<iframe srcdoc="${html}"></iframe>`);
    return frame().dataset['service'];
  };

  it.each([
    ['capitals', 'other.test/js', "<img src='//OTHER.test/Js'>", 'other'],
    ['the longest pattern', 'ads.test/video', "<img src='https://ads.test/video/1'>", 'other'],
    ['no host', '/own-ads/', "<img src='/own-ads/1.png'>", 'other'],
    ['the host of the page', `${location.host}/own/`, "<img src='/own/1.png'>", 'other'],
    ['a host that is only a word', 'other.test/js', '<p>other.test</p>', undefined],
  ])('an address in the html of a frame is compared as any other: %s', async (...args) => {
    const [, pattern, html, service] = args;
    expect(await heldBy(pattern, html)).toBe(service);
  });

  it('long html is not read as addresses if it names no service', async () => {
    const parsed = vi.spyOn(window, 'URL');
    await heldBy('other.test', 'Words of a page. '.repeat(1_000));
    expect(parsed.mock.calls.length).toBeLessThan(10);
    parsed.mockRestore();
  });
});

it('a relative address in inserted html is one of the page', () => {
  stop();
  start([{ service: 'own', category: 'marketing', patterns: [`${location.host}/own-ads`] }]);
  const box = document.createElement('div');
  box.innerHTML = '<img src="/own-ads.png">';
  expect(box.querySelector('img')?.hasAttribute('src')).toBe(false);
});

describe('a page that uses data-category for something else', () => {
  it.each(['video', 'news', ''])('content with data-category="%s" waits', async (category) => {
    await parse(`<iframe src="${AD}" data-category="${category}"></iframe>`);
    expect(frame().getAttribute('src')).toBe('about:blank');
    expect(frame().dataset['category']).toBe('marketing');
  });

  it('the values of the page are back after the release', async () => {
    const html = `<iframe src="${AD}" data-category="news" data-service="weather"></iframe>`;
    await parse(html);
    expect(frame().dataset).toMatchObject({ category: 'marketing', service: 'ads' });
    releaseAll([frame()], page);
    expect(frame().dataset).toMatchObject({ category: 'news', service: 'weather' });
    expect(frame().getAttribute('src')).toBe(AD);
  });

  it('a script that runs after consent has the values of the page', async () => {
    await parse(`<script src="${AD}" data-category="news" data-service="weather"></script>`);
    const runner = aRunner();
    runner.run([...document.body.querySelectorAll('script')]);
    runner.settle();
    const script = document.head.querySelector('script');
    script?.remove();
    expect(script?.src).toBe(AD);
    expect(script?.dataset).toMatchObject({ category: 'news', service: 'weather' });
  });

  it('content that the page marked with a category of consent is left alone', async () => {
    await parse(`<iframe src="${AD}" data-category="statistics"></iframe>`);
    expect(frame().getAttribute('src')).toBe(AD);
  });
});
