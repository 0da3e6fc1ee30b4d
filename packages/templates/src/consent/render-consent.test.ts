import { describe, expect, it } from 'vitest';
import { defaultConsentDesign, SERVICE_LIBRARY } from '@beckon/contract/consent';
import { renderConsent } from './render-consent.ts';

const youtube = SERVICE_LIBRARY.filter(({ id }) => id === 'youtube');
const ownService = SERVICE_LIBRARY.filter(({ id }) => id === 'beckon-consent');
const OWN_WORDS = { name: 'cmplz_marketing', purpose: 'Your word about offers', days: 365 };

describe('the published consent html', () => {
  it('a publish renders one hidden banner per consent type, with the classes that scripts look for', () => {
    const { banner } = renderConsent(defaultConsentDesign('en'), 'en');
    for (const type of ['optin', 'optout'] as const) {
      expect(banner[type]).toContain('id="cmplz-cookiebanner-container"');
      expect(banner[type].match(/class="cmplz-cookiebanner cmplz-hidden [^"]*"/g)).toEqual([
        `class="cmplz-cookiebanner cmplz-hidden banner-1 ${type} cmplz-bottom-right cmplz-categories-type-view-preferences"`,
      ]);
    }
  });

  it('a published banner includes a tab that works alone, with its own styles', () => {
    const { tab } = renderConsent(defaultConsentDesign('en'), 'en');
    expect(tab).toMatch(/^<style>[^<]*<\/style><div id="cmplz-manage-consent"/);
    expect(tab).toContain('manage-consent-1');
  });

  it('a published banner gives every element a unique id, in banner and panel together', () => {
    const { banner, panel } = renderConsent(defaultConsentDesign('en'), 'en');
    for (const type of ['optin', 'optout'] as const) {
      const ids = [...(banner[type] + panel[type]).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('a published banner carries the styles of its own position and of no other', () => {
    const positions = ['bottom-right', 'bottom-left', 'bottom', 'center'] as const;
    for (const position of positions) {
      const { css } = renderConsent({ ...defaultConsentDesign('en'), position }, 'en');
      expect(positions.filter((each) => css.includes(`.cmplz-${each}{`))).toEqual([position]);
    }
  });

  it('a published Hebrew banner has the direction right to left', () => {
    const { banner, policy } = renderConsent(defaultConsentDesign('he'), 'he');
    expect(banner.optin).toContain('dir="rtl"');
    expect(banner.optin).toContain('אישור הכול');
    expect(policy).toContain('שירותים ועוגיות');
  });

  it('a published banner offers only the categories that the site uses', () => {
    const design = { ...defaultConsentDesign('en'), categories: ['marketing' as const] };
    const { banner } = renderConsent(design, 'en');
    expect(banner.optin).toContain('data-category="cmplz_marketing"');
    expect(banner.optin).not.toContain('data-category="cmplz_statistics"');
  });

  it('a published banner lists services with their cookies, and escapes the texts of owners', () => {
    const [service] = youtube;
    if (service === undefined) throw new Error('the library lost YouTube');
    const design = {
      ...defaultConsentDesign('en'),
      services: [{ ...service, name: '<img src=x onerror=alert(1)>' }],
    };
    const { policy } = renderConsent(design, 'en');
    expect(policy).toContain('VISITOR_INFO1_LIVE');
    expect(policy).not.toContain('<img');
  });

  it.each([
    ['without services', []],
    ['that was scanned, so that it is in the list already', ownService],
    [
      'whose owner wrote about it',
      ownService.map((service) => ({ ...service, cookies: [OWN_WORDS] })),
    ],
  ])(
    'the cookie list of a site %s has the banner itself and what it stores, once',
    (_what, services) => {
      const design = { ...defaultConsentDesign('en'), services, expiryDays: 90 };
      const { policy } = renderConsent(design, 'en');
      expect(policy.split('<h3>Necessary</h3>')).toHaveLength(2);
      for (const name of ['cmplz_marketing', 'cmplz_id', 'cmplz_changed_at', 'cmplz_cookie_data'])
        expect(policy.split(`>${name}<`)).toHaveLength(2);
      expect(policy).toContain('90 days');
      expect(policy).not.toContain('365 days');
      expect(policy.includes(OWN_WORDS.purpose)).toBe(services[0]?.cookies.length === 1);
    },
  );

  it('the purposes of well-known cookies are in the language of the page, and an owner’s own stay as written', () => {
    const [service] = SERVICE_LIBRARY;
    const own = { name: 'cart', purpose: 'constructor', days: 1 };
    const cookies = [own, ...SERVICE_LIBRARY.flatMap((known) => known.cookies)];
    const design = {
      ...defaultConsentDesign('en'),
      services: service === undefined ? [] : [{ ...service, cookies }],
    };
    const cells = (language: 'en' | 'he') =>
      [...renderConsent(design, language).policy.matchAll(/<bdi>([^<]*)/g)].map(([, text]) => text);
    expect(cells('en')).toContain('Distinguishes visitors');
    expect(cells('he').filter((text) => /[a-z]/i.test(text ?? ''))).toEqual(['constructor']);
  });

  it('a published wall cannot be closed: it has no close button, and is modal for assistive technology', () => {
    const { banner } = renderConsent({ ...defaultConsentDesign('en'), hasWall: true }, 'en');
    expect(banner.optin).not.toContain('cmplz-close');
    expect(banner.optin).toContain('aria-modal="true"');
  });

  it('a published banner asks for each service if the owner chose so', () => {
    const { placeholder } = renderConsent(
      { ...defaultConsentDesign('en'), asksPerService: true },
      'en',
    );
    expect(placeholder).toContain('cmplz-accept-service');
    expect(placeholder).toContain('{service}');
  });
});
