import { expect, it } from 'vitest';
import { visitSource } from '../../modules/events/visit-source.ts';
import { trafficSource, utm } from '../../modules/display/rules/traffic-source.ts';
import { campaignParameter, linkingHost } from './came-from.ts';

it.each([
  ['https://www.news.example/a', 'news.example'],
  ['https://www.shop.example/other', ''],
  ['no address', ''],
  ['', ''],
])('the page %s links from the host "%s"', (referrer, host) => {
  expect(linkingHost({ url: 'https://shop.example/?a=1', referrer })).toBe(host);
});

it('an empty parameter of the page does not hide that of the landing page', () => {
  const addresses = { url: 'https://s.example/?utm_source=', landingPage: '/in?utm_source=News' };
  expect(campaignParameter('utm_source', addresses)).toBe('News');
});

it.each([
  ['https://s.example/?utm_source=', 'https://s.example/?utm_source=News', ''],
  ['s.example/a?utm_source=News#part', '', ''],
  ['https://s.example/', '/landing?utm_source=News', 'https://www.google.com/'],
])('reports and rules find the same source of a visit to %s', (url, landingPage, referrer) => {
  const facts = { url, landingPage, referrer };
  expect(visitSource({ url, referrer, origin_landing_page: landingPage })).toBe('news');
  expect(utm('utm_source')(facts)).toEqual(['news']);
});

it('reports and rules agree about a direct visit', () => {
  const [url, referrer] = ['https://www.s.example/b', 'https://s.example/a'];
  expect(visitSource({ url, referrer, origin_landing_page: '' })).toBe('direct');
  expect(trafficSource({ url, landingPage: '', referrer })).toBe('direct');
});
