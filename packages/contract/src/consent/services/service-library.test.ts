import Schema from 'typebox/schema';
import { expect, it } from 'vitest';
import { ConsentService } from '../consent-service.ts';
import { SERVICE_LIBRARY, serviceOfAddress, serviceOfCookie } from './service-library.ts';

it('the library of services holds at least 60 services, each valid and with a unique id', () => {
  expect(SERVICE_LIBRARY.length).toBeGreaterThanOrEqual(60);
  for (const service of SERVICE_LIBRARY)
    expect([service.id, Schema.Check(ConsentService, service)]).toEqual([service.id, true]);
  expect(new Set(SERVICE_LIBRARY.map(({ id }) => id)).size).toBe(SERVICE_LIBRARY.length);
});

it.each([
  ['https://www.youtube.com/embed/abc?rel=0', 'youtube'],
  ['https://www.googletagmanager.com/gtag/js?id=G-1', 'google-analytics'],
  ['https://www.googletagmanager.com/gtm.js?id=GTM-1', 'google-tag-manager'],
  ['https://player.vimeo.com/video/1', 'vimeo'],
  ['https://shop.example/app.js', undefined],
])('the library of services finds the service of the address %s', (address, id) => {
  expect(serviceOfAddress(address)?.id).toBe(id);
});

it.each([
  ['_ga', 'google-analytics'],
  ['_ga_ABC123', 'google-analytics'],
  ['_fbp', 'facebook'],
  ['_hjSession_12', 'hotjar'],
  ['poptin_user_id', 'beckon-popups'],
  ['poptin_session_account_0123456789abc', 'beckon-popups'],
  ['poptin_conversion_0123456789abc', 'beckon-popups'],
  ['cmplz_banner-status', 'beckon-consent'],
  ['cart', undefined],
])('the library of services finds the service of the cookie %s', (name, id) => {
  expect(serviceOfCookie(name)?.id).toBe(id);
});
