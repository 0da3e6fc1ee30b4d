import type { VisitorFacts } from '../visitor-facts.ts';

const CHROME_ON_MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36';

/** The facts of a visitor on a page of a shop. */
export const aVisitor = (changes: Partial<VisitorFacts> = {}): VisitorFacts => ({
  url: 'https://www.shop.example/sale/shoes?size=42#top',
  pageTitle: 'Shoes on Sale',
  isMobile: false,
  countryCode: 'IL',
  languages: ['he-IL', 'en'],
  referrer: 'https://www.google.com/',
  visits: 1,
  pagesThisVisit: 2,
  landingPage: 'https://shop.example/?utm_source=News',
  visitedPages: ['https://shop.example/', 'https://shop.example/about'],
  storeCustomerId: '',
  cartValue: 80,
  cartItems: 3,
  cartProductIds: ['7', '9'],
  userAgent: CHROME_ON_MAC,
  ipAddress: '203.0.113.7',
  ...changes,
});
