import type { VisitFacts } from '../visit-facts.ts';

/** The second page of a first visit, on a desktop, without a shop. */
export function someFacts(changes: Partial<VisitFacts> = {}): VisitFacts {
  return {
    clientId: 'a1b2c3d4e5f60',
    pageUrl: 'https://shop.example/sale',
    pageTitle: 'Sale',
    hostName: 'shop.example',
    isMobile: false,
    isRefreshed: false,
    model: 'wire-1.js',
    browserLanguage: 'en-US',
    operatingSystem: 'Linux',
    referrer: 'https://search.example/',
    previousUrl: 'https://shop.example/',
    originLandingPage: 'https://shop.example/',
    previousPages: ['https://shop.example/'],
    pagesWithCurrent: [
      { url: 'https://shop.example/', atMs: 1000 },
      { url: 'https://shop.example/sale', atMs: 2000 },
    ],
    allPages: ['https://shop.example/', 'https://shop.example/sale'],
    visitorId: 'visitor00000001',
    visit: 1,
    pagesThisVisit: 2,
    secondsOnSite: 30,
    cookies: new Map([['poptin_user_id', 'visitor00000001']]),
    countryCode: 'il',
    convertedEmail: undefined,
    shopKind: '',
    customerId: '0',
    cart: undefined,
    wixCartId: '',
    embeddedIds: [],
    previewPopupId: undefined,
    countsNothing: false,
    ownerToken: undefined,
    ...changes,
  };
}
