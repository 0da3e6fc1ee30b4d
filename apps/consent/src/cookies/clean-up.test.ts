import { expect, it, vi } from 'vitest';
import { createCleanUp } from './clean-up.ts';
import { aDocument, aSite } from './testing/a-cookie-site.ts';

it('the clean-up deletes cookies without consent, at once and every second, and nothing else', async () => {
  const { cookies, document, clock } = aSite();
  const removed: string[] = [];
  let hasConsent = false;
  const cleanUp = createCleanUp({
    clock,
    onLeave: () => undefined,
    isRepeated: true,
    load: () =>
      Promise.resolve({ marketing: { ads: ['_ad', ''] }, functional: { shop: ['cart'] } }),
    hasConsent: () => hasConsent,
    clearWhere: (isMeant) => cookies.clearWhere((name) => isMeant(name) && !cookies.isOwn(name)),
    storages: [{ keys: () => ['_ad', '_ad_more', 'cart'], remove: (key) => removed.push(key) }],
  });
  void cleanUp();
  for (const name of ['_ad', 'cart', 'cmplz_ad_choice']) document.jar.set(name, '1');
  await Promise.resolve();
  expect([...document.jar.keys()]).toEqual(['cart', 'cmplz_ad_choice']);
  document.jar.set('_ad', '1');
  clock.pass(1000);
  expect(document.jar.has('_ad')).toBe(false);
  expect(removed).toEqual(['_ad', '_ad']);
  hasConsent = true;
  document.jar.set('_ad', '1');
  clock.pass(1000);
  expect(document.jar.has('_ad')).toBe(true);
});

it('the clean-up is not repeated where consent is given by category, but works whenever it is wanted, and when the page is left', async () => {
  const { cookies, document, clock } = aSite();
  const load = vi.fn(() => Promise.resolve({ marketing: { ads: ['_ad'] } }));
  let leave = (): void => undefined;
  const cleanUp = createCleanUp({
    clock,
    onLeave: (clean) => (leave = clean),
    isRepeated: false,
    load,
    hasConsent: () => false,
    clearWhere: cookies.clearWhere,
    storages: [],
  });
  await cleanUp();
  document.jar.set('_ad', '1');
  clock.pass(1000);
  expect(document.jar.has('_ad')).toBe(true);
  await cleanUp();
  expect(document.jar.has('_ad')).toBe(false);
  document.jar.set('_ad', '1');
  leave();
  expect(document.jar.has('_ad')).toBe(false);
  expect(load).toHaveBeenCalledTimes(1);
});

it('the clean-up also deletes partitioned cookies, which browsers accept on secure pages', () => {
  const { cookies, document } = aSite({}, aDocument(), true);
  document.jar.set('_ad', '1');
  cookies.clearWhere((name) => name === '_ad');
  expect(document.written).toContain('_ad=;path=/;max-age=0;partitioned;SameSite=Lax;secure');
});

it('the clean-up does not delete a cookie of the shop whose name only contains that of a service', async () => {
  const { cookies, document, clock } = aSite();
  const lists = { marketing: { ads: ['fr', 'uid', '_gcl_*', '_gat_', '*'] } };
  const cleanUp = createCleanUp({
    clock,
    onLeave: () => undefined,
    isRepeated: true,
    load: () => Promise.resolve(lists),
    hasConsent: () => false,
    clearWhere: cookies.clearWhere,
    storages: [],
  });
  void cleanUp();
  const shop = ['frontend_cid', 'uuid', 'guid', 'my_gcl_x'];
  for (const name of [...shop, 'fr', 'uid', '_gcl_au', '_gat_UA']) document.jar.set(name, '1');
  await Promise.resolve();
  expect([...document.jar.keys()]).toEqual(shop);
});

it('the clean-up reads the cookies of the page once a second, and asks only about what is there, however many names are listed', async () => {
  const { cookies, document, clock } = aSite();
  const names = Array.from({ length: 1000 }, (_, at) => `_ad_${at}`);
  let reads = 0;
  const hasConsent = vi.fn(() => false);
  const cleanUp = createCleanUp({
    clock,
    onLeave: () => undefined,
    isRepeated: true,
    load: () => Promise.resolve({ marketing: { ads: names, more: ['*', '_x_*'] } }),
    hasConsent,
    clearWhere: (isMeant) => {
      reads += 1;
      cookies.clearWhere(isMeant);
    },
    storages: [{ keys: () => ['_ad_9', 'cart'], remove: () => undefined }],
  });
  void cleanUp();
  for (const name of ['_ad_7', '_ad_1000', '_x_1', 'cart']) document.jar.set(name, '1');
  await Promise.resolve();
  expect([...document.jar.keys()]).toEqual(['_ad_1000', 'cart']);
  // Two cookies and one stored item are listed.
  expect(hasConsent).toHaveBeenCalledTimes(3);
  clock.pass(1000);
  expect(reads).toBe(2);
});
