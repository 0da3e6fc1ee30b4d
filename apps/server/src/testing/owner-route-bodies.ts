import { defaultConsentDesign } from '@beckon/contract/consent';
import { A_PNG } from './a-picture.ts';

/**
 * A good body for each route that takes one, so that a refusal is about the owner and not about the
 * body.
 */
export const OWNER_ROUTE_BODIES: Readonly<Record<string, object>> = {
  'POST /api/owner/account/delete': { password: 'a guess' },
  'POST /api/owner/account/email': { password: 'a guess', email: 'new@example.com' },
  'POST /api/owner/sites': { name: 'Mine' },
  'PATCH /api/owner/sites/:siteId': { name: 'Stolen' },
  'POST /api/owner/sites/:siteId/popups': {
    name: 'Planted',
    type: 'lightbox',
    format: 'format_1',
    language: 'en',
  },
  'PATCH /api/owner/popups/:popupId': { name: 'Stolen' },
  'POST /api/owner/sites/:siteId/report-views': { name: 'Stolen', address: '/reports' },
  'POST /api/owner/sites/:siteId/brand/read': { url: 'shop.example' },
  'POST /api/owner/ab-tests/:testId/promote': { arm: 'B' },
  'PATCH /api/owner/sites/:siteId/holdout': { share: 10 },
  'PATCH /api/owner/popups/:popupId/labels': { labels: ['stolen'] },
  'PATCH /api/owner/popups/:popupId/holdout': { share: 10 },
  'POST /api/owner/popups/:popupId/fortnight': {
    visitsADay: 1,
    pagesAVisit: 1,
    secondsAPage: 30,
    reaction: 'leaves',
  },
  'POST /api/owner/sites/:siteId/test-visit': {
    url: 'https://shop.example/',
    country: '',
    device: 'desktop',
    language: 'en',
    cookies: '',
    visit: 1,
    page: 1,
    cartValue: 0,
    cartItems: 0,
    cartProductIds: [],
    isCustomer: false,
    popupsSeen: 0,
  },
  'POST /api/owner/sites/:siteId/pictures': { name: 'stolen.png', data: A_PNG },
  'POST /api/owner/sites/:siteId/lead-notices/try': {},
  'POST /api/owner/sites/:siteId/destinations': {
    kind: 'slack',
    values: { url: 'https://hooks.slack.com/services/planted' },
  },
  'PATCH /api/owner/sites/:siteId/destinations/:destinationId': { name: 'Stolen' },
  'POST /api/owner/sites/:siteId/deliveries/replay': { allFailedOf: 'hook-of-ruth' },
  'POST /api/owner/sites/:siteId/goals/leave-out': { goalIds: ['goal-of-ruth'], isLeftOut: true },
  'POST /api/owner/sites/:siteId/leads/delete': { leadIds: ['lead-of-ruth'] },
  'POST /api/owner/sites/:siteId/leads/remove': { leadIds: ['lead-of-ruth'] },
  'POST /api/owner/sites/:siteId/leads/count-people': { leadIds: ['lead-of-ruth'] },
  'POST /api/owner/sites/:siteId/leads/erase-people': { leadIds: ['lead-of-ruth'] },
  'PATCH /api/owner/sites/:siteId/leads/:leadId': { note: 'Stolen' },
  'POST /api/owner/sites/:siteId/leads/tag': { leadIds: ['lead-of-ruth'], add: ['stolen'] },
  'POST /api/owner/sites/:siteId/leads/spam': { leadIds: ['lead-of-ruth'], isSpam: true },
  'POST /api/owner/popups/:popupId/prizes/:prizeId/codes': { csv: 'STOLEN1' },
  'POST /api/owner/sites/:siteId/comments/state': {
    commentIds: ['comment-of-ruth'],
    state: 'spam',
  },
  'POST /api/owner/sites/:siteId/comments/delete': { commentIds: ['comment-of-ruth'] },
  'POST /api/owner/sites/:siteId/catalogue/import': {
    format: 'json',
    url: 'https://shop.example/feed.json',
    currency: '',
    schedule: 'off',
  },
  'PATCH /api/owner/sites/:siteId/catalogue': { schedule: 'daily' },
  'PATCH /api/owner/sites/:siteId/consent': { draft: defaultConsentDesign('en') },
  'POST /api/owner/sites/:siteId/consent/publish': { asksAgain: true },
  'POST /api/owner/sites/:siteId/consent/unpublish': {},
  'POST /api/owner/sites/:siteId/consent/preview': {
    draft: defaultConsentDesign('en'),
    language: 'en',
  },
  'POST /api/owner/sites/:siteId/consent/scan': { url: 'https://shop.example/' },
  'POST /api/owner/sites/:siteId/consent/areas': {
    postId: 1,
    blockId: 'default',
    html: 'Planted',
  },
};
