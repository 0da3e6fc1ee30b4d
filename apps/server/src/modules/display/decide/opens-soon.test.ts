import { runInNewContext } from 'node:vm';
import { LAST_SHOWN_COOKIE } from '@beckon/contract/decide';
import { defaultSettings, type AudienceRule, type PopupSettings } from '@beckon/contract/settings';
import { describe, expect, it } from 'vitest';
import type { LiveSite } from '../../../store/store.ts';
import { aLiveSite } from '../../../testing/a-live-site.ts';
import { earlyLine } from './opens-soon.ts';

const HOME = 'https://www.shop.example/';
const page = (operator: string, ...values: string[]): AudienceRule => ({
  kind: 'page-url',
  operator,
  values,
});
const forPages = (...groups: AudienceRule[][]): Partial<PopupSettings> => ({
  audience: { groups },
});

/** The files that the line requests on a page with this address, cookie and window. */
function asksFor(
  live: LiveSite,
  {
    href = HOME,
    cookie = '',
    window = {},
  }: { href?: string; cookie?: string; window?: object } = {},
): string[] {
  const asked: string[] = [];
  const line = earlyLine(live, FILES).replace('import(', 'load(');
  const script = { src: 'https://beckon.example/pixel.js?id=1' };
  const load = async (url: URL): Promise<void> => void asked.push(url.href);
  const document = { cookie, currentScript: script };
  runInNewContext(line, { window, document, location: { href }, load, URL });
  return asked;
}

const FILES = { first: ['widget/1/arm.js', 'widget/1/show.js'], view: ['widget/1/view.js'] };

const aSite = (settings: Partial<PopupSettings> = {}, site: object = {}): LiveSite =>
  aLiveSite({ triggers: { afterSeconds: { seconds: 1, on: 'page' } }, ...settings }, site);

const NEEDED = ['arm', 'show'].map((name) => `https://beckon.example/widget/1/${name}.js`);

describe('the line that requests the files of a popup early', () => {
  it('the line that requests popups early is there only for sites with a popup that opens soon', () => {
    expect(asksFor(aSite())).toEqual(NEEDED);
    expect(earlyLine(aSite({ triggers: { exitIntent: { backButton: false } } }), FILES)).toBe('');
    expect(earlyLine(aSite({}, { consentMode: 'opt-in' }), FILES)).toBe('');
  });

  it('the line requests the code that draws popups if one of them cannot be prerendered', () => {
    const timer = { value: '10:00', version: 1 } as const;
    const { appearance } = defaultSettings('lightbox');
    expect(asksFor(aSite({ appearance: { ...appearance, timer } }))).toEqual([
      ...NEEDED,
      'https://beckon.example/widget/1/view.js',
    ]);
  });

  it('the line requests nothing for a visitor who has seen the popup, on Shopify, and on pages that load completely first', () => {
    const [popup] = aSite().popups;
    const cookie = `a=b; ${LAST_SHOWN_COOKIE}${popup?.id}=1_2; c=d`;
    expect(asksFor(aSite(), { cookie })).toEqual([]);
    expect(asksFor(aSite(), { window: { Shopify: {} } })).toEqual([]);
    expect(asksFor(aSite(), { window: { poptinAfterPageLoad: true } })).toEqual([]);
  });

  it.each([
    [page('contains', 'sale'), `${HOME}Sale?a=1`, `${HOME}other`],
    [page('is', 'shop.example/sale/'), `${HOME}sale/?a=1`, `${HOME}sale/shoes`],
    [page('in', '/cart', '/sale'), `${HOME}sale#top`, `${HOME}sales`],
    [page('starts', 'https://shop.example/a.b'), `${HOME}a.b/c`, `${HOME}axb/c`],
    [page('ends', '.html'), `${HOME}x.html?y`, `${HOME}x.htm`],
    [page('is', 'shop.example'), HOME, `${HOME}sale`],
    [page('is', '/'), HOME, `${HOME}sale`],
    [page('is', '/a?x=1'), `${HOME}a/?x=1`, `${HOME}ab?x=1`],
    [page('is', '/מבצע/חדש'), new URL('/מבצע/חדש?a', HOME).href, new URL('/מבצע', HOME).href],
    [page('contains', '/a b'), `${HOME}x/A%20b`, `${HOME}ab`],
    [page('is', '/'), `${HOME}?a=1`, `${HOME}sale/`],
  ])('the line contains the pages of a rule: %j', (rule, on, off) => {
    const device: AudienceRule = { kind: 'device', operator: 'is', values: ['desktop'] };
    const live = aSite(forPages([device, rule]));
    expect([asksFor(live, { href: on }), asksFor(live, { href: off })]).toEqual([NEEDED, []]);
  });

  it('the line treats a rule that it cannot check as one that may hold', () => {
    const host = page('is', 'https://חנות.co.il/');
    for (const rule of [page('regex', '^x'), page('is_not', '/sale'), host, page('ends', 'a"')])
      expect(asksFor(aSite(forPages([rule])))).toEqual(NEEDED);
    expect(asksFor(aSite(forPages([page('is', '/sale')], [page('regex', 'x')])))).toEqual(NEEDED);
  });
});
