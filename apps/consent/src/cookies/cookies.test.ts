import { describe, expect, it } from 'vitest';
import { cookieJson } from '../consent/draft.ts';
import { cookiePlaces } from './cookie-places.ts';
import { aDocument, aSite } from './testing/a-cookie-site.ts';

describe('own cookies', () => {
  it('own cookies are written raw, for a year, and secure if the page is', () => {
    const { cookies, document } = aSite({}, aDocument(), true);
    cookies.write('consented_services', '{"youtube":true}');
    expect(document.written).toEqual([
      'cmplz_consented_services={"youtube":true};path=/;max-age=31536000;SameSite=Lax;secure',
    ]);
    expect(cookies.read().services).toEqual({ youtube: true });
  });

  it('own cookies carry the domain only if a browser accepts it', () => {
    const domainOf = (cookie_domain: string, set_cookies_on_root: string) => {
      const { cookies, document } = aSite({ cookie_domain, set_cookies_on_root });
      cookies.write('marketing', 'allow');
      return /domain=([^;]*)/.exec(document.written[0] ?? '')?.[1];
    };
    expect(domainOf('site.test', '1')).toBe('site.test');
    expect(domainOf('site.test', '')).toBeUndefined();
    expect(domainOf('localhost', '1')).toBeUndefined();
  });

  it('own cookies that cannot be read count as empty', () => {
    const { cookies, document } = aSite();
    document.jar.set('cmplz_consented_services', '{"youtube":tr');
    document.jar.set('cmplz_marketing', 'perhaps');
    document.jar.set('cmplz_banner-status', '<b>');
    expect(cookies.read()).toMatchObject({
      services: {},
      choices: {},
      bannerStatus: undefined,
    });
  });

  it('an own cookie can hold a service with a semicolon in its name', () => {
    const { cookies } = aSite();
    cookies.write('consented_services', cookieJson({ 'a;b': true }));
    expect(cookies.read().services).toEqual({ 'a;b': true });
  });

  it('own cookies are read once for many questions', () => {
    const document = aDocument();
    let questions = 0;
    const { cookies } = aSite(
      {},
      {
        ...document,
        get cookie() {
          questions += 1;
          return document.cookie;
        },
        set cookie(text: string) {
          document.cookie = text;
        },
      },
    );
    for (let time = 0; time < 10; time += 1) cookies.read();
    expect(questions).toBe(1);
  });

  it('own cookies are combined into one object only once while none changes', () => {
    const { cookies } = aSite();
    const before = cookies.read();
    expect(cookies.read()).toBe(before);
    cookies.write('marketing', 'allow');
    expect(cookies.read().choices).toEqual({ marketing: 'allow' });
    cookies.clearWhere((name) => name === 'cmplz_marketing');
    expect(cookies.read().choices).toEqual({});
  });

  it('own cookies are renewed with their values, and no others', () => {
    const { cookies, document } = aSite();
    document.cookie = 'cart=1';
    cookies.write('marketing', 'deny');
    cookies.write('consented_services', '');
    document.written.length = 0;
    cookies.renew();
    expect(document.written).toEqual([
      'cmplz_marketing=deny;path=/;max-age=31536000;SameSite=Lax',
      'cmplz_consented_services=;path=/;max-age=31536000;SameSite=Lax',
    ]);
  });

  it('own cookies are kept in memory if the browser accepts none', () => {
    const { cookies } = aSite({}, aDocument(true));
    cookies.write('marketing', 'allow');
    expect(cookies.read().choices).toEqual({ marketing: 'allow' });
  });

  it('own cookies that another script deletes are gone here, too', () => {
    const { cookies, document, clock } = aSite();
    cookies.write('marketing', 'allow');
    document.jar.clear();
    expect(cookies.readAgain().choices).toEqual({});
    cookies.write('marketing', 'allow');
    document.jar.clear();
    clock.pass(1_001);
    expect(cookies.get('marketing')).toBe('');
  });
});

/** A document with one more cookie, which belongs to the parent domain. */
function aDocumentOfASubdomain(parentCookie: string, lists: 'first' | 'last') {
  const document = aDocument();
  let parent = [parentCookie];
  return {
    jar: document.jar,
    written: document.written,
    get cookie() {
      const all = lists === 'first' ? [...parent, document.cookie] : [document.cookie, ...parent];
      return all.filter((each) => each !== '').join('; ');
    },
    set cookie(text: string) {
      if (text.includes('domain=site.test')) parent = [];
      else document.cookie = text;
    },
  };
}

describe('two cookies of one name', () => {
  it('the cookie that the browser lists first counts, as it does for servers', () => {
    const { cookies, document } = aSite({}, aDocumentOfASubdomain('cmplz_marketing=allow', 'last'));
    document.jar.set('cmplz_marketing', 'deny');
    expect(cookies.read().choices).toEqual({ marketing: 'deny' });
    expect(document.cookie).toContain('allow');
  });

  it('a refusal deletes a cookie of the parent domain that would overrule it', () => {
    const { cookies, document } = aSite(
      {},
      aDocumentOfASubdomain('cmplz_marketing=allow', 'first'),
    );
    expect(cookies.read().choices).toEqual({ marketing: 'allow' });
    cookies.write('marketing', 'deny');
    expect(cookies.readAgain().choices).toEqual({ marketing: 'deny' });
    expect(document.cookie).toBe('cmplz_marketing=deny');
  });

  it('a cookie of the parent domain that overrules nothing stays', () => {
    const { cookies, document } = aSite({}, aDocumentOfASubdomain('cmplz_marketing=allow', 'last'));
    document.jar.set('cmplz_marketing', 'allow');
    cookies.write('marketing', 'deny');
    expect(document.cookie).toBe('cmplz_marketing=deny; cmplz_marketing=allow');
  });
});

describe('cookies by which other scripts know of the consent', () => {
  const raw = { set_cookies: { given: ['1', 0], dont_track_me: ['0', '1'] } };

  it('cookies by which other scripts read the consent follow it', () => {
    const { cookies, document } = aSite(raw);
    cookies.writeIntegrations('boot');
    expect([...document.jar]).toEqual([['dont_track_me', '1']]);
    cookies.writeIntegrations('allow');
    expect(Object.fromEntries(document.jar)).toEqual({ given: '1', dont_track_me: '0' });
    cookies.writeIntegrations('deny');
    expect(Object.fromEntries(document.jar)).toEqual({ dont_track_me: '1' });
  });
});

describe('where a cookie may live', () => {
  it('a cookie can be of this host alone, or of the host and its parents, at every folder', () => {
    const places = cookiePlaces('www.site.test', '/a/b/').map(
      ({ domain, path }) => `${domain}|${path}`,
    );
    expect(places).toContain('|/');
    expect(places).toContain('www.site.test|/a/b');
    expect(places).toContain('site.test|/a/');
    expect(places).toHaveLength(3 * 5);
    expect(places.some((place) => place.startsWith('test|'))).toBe(false);
  });

  it('a host of a single word has no parents', () => {
    expect(cookiePlaces('localhost', '/')).toEqual([{ domain: '', path: '/' }]);
  });
});

it('cookies that a form named "cookie" hides last as long as the page', () => {
  const document = Object.defineProperty(aDocument(true), 'cookie', {
    get: () => ({ name: 'cookie' }),
  });
  const { cookies } = aSite({}, document);
  cookies.write('marketing', 'allow');
  expect(cookies.read().choices).toEqual({ marketing: 'allow' });
});
