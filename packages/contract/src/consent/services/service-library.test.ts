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
  ['https://www.googletagmanager.com/gtag/js?id=AW-123', 'google-ads'],
  ['https://www.googletagmanager.com/gtag/js?id=DC-123', 'google-ads'],
  ['https://www.googletagmanager.com/gtag/js?id=GT-123', 'google-analytics'],
  ['https://js-eu1.hs-scripts.com/1.js', 'hubspot'],
  ['https://js-na2.hs-scripts.com/1.js', 'hubspot'],
  ['https://js-eu1.hsforms.net/forms/embed/v2.js', 'hubspot'],
  ['https://static.hsappstatic.net/MeetingsEmbed/ex/MeetingsEmbedCode.js', 'hubspot'],
  ['https://meetings-eu1.hubspot.com/dana/intro?embed=true', 'hubspot'],
  ['https://www.google.com/maps/embed?pb=1', 'google-maps'],
  ['https://www.google.co.il/maps/embed?pb=1', 'google-maps'],
  ['https://maps.google.co.il/maps?q=Haifa&output=embed', 'google-maps'],
  ['https://www.google.co.uk/maps/embed?pb=1', 'google-maps'],
  ['https://maps.google.de/maps?q=Berlin&output=embed', 'google-maps'],
  ['https://www.linkedin.com/embed/feed/update/urn:li:share:1', 'linkedin'],
  ['https://www.instagram.com/reel/abc/embed/', 'instagram'],
  ['https://www.tiktok.com/player/v1/1', 'tiktok'],
  ['https://img.youtube.com/vi/abc/hqdefault.jpg', 'youtube'],
  ['https://www.youtube.com/player_api', 'youtube'],
  ['https://www.youtube.com/live_chat?v=abc&embed_domain=shop.example', 'youtube'],
  ['https://vimeo.com/showcase/1/embed', 'vimeo'],
  ['https://vimeo.com/event/1/embed', 'vimeo'],
  ['https://t.contentsquare.net/uxa/abc.js', 'contentsquare'],
  ['https://shop.example/matomo/js/container_AbC12345.js', 'matomo'],
  ['https://shop.example/piwik/js/container_AbC12345.js', 'matomo'],
  ['https://cdn.matomo.cloud/shop.matomo.cloud/container_AbC12345.js', 'matomo'],
  ['https://shop.example/assets/js/container_slider.js', undefined],
  ['https://diffuser-cdn.app-us1.com/diffuser/diffuser.js', 'active-campaign'],
  ['https://cdn.eu.amplitude.com/script/abc.js', 'amplitude'],
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
