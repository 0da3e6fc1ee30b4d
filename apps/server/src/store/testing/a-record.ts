import type { SiteSettings } from '@beckon/contract/owner-calls';
import { defaultSettings } from '@beckon/contract/settings';
import type { CommentRecord } from '../records/comment-record.ts';
import type { ConsentProof } from '../records/consent-record.ts';
import {
  type NewActivity,
  type NewClose,
  type NewConversion,
  type NewGoal,
  type NewPopup,
  type NewSite,
  type NewView,
  NO_VISIT,
} from '../store.ts';

export const NOON = Date.UTC(2026, 10, 16, 12);
export const TODAY = '2026-11-16';

export function aSiteSettings(changes: Partial<SiteSettings> = {}): SiteSettings {
  return {
    domains: [],
    timeZone: 'UTC',
    language: 'en',
    attentionBudget: 2,
    countsCalendarDays: false,
    consentMode: 'off',
    allowsTrustedCode: false,
    conversionCode: '',
    ...changes,
  };
}

export function aSite(changes: Partial<NewSite> = {}): NewSite {
  return {
    id: 'site1',
    clientId: '0123456789abc',
    name: 'Shop',
    settings: aSiteSettings(),
    at: NOON,
    ...changes,
  };
}

export function aPopup(changes: Partial<NewPopup> = {}): NewPopup {
  return {
    id: 'popup00000001',
    siteId: 'site1',
    name: 'Newsletter',
    type: 'lightbox',
    format: 'format_1',
    theme: 'dawn',
    language: 'en',
    target: 'lead',
    design: { root: {}, content: [] },
    mobileDesign: null,
    settings: defaultSettings('lightbox'),
    at: NOON,
    ...changes,
  };
}

const place = {
  popupId: 'popup00000001',
  siteId: 'site1',
  accountId: 'account1',
  at: NOON,
  day: TODAY,
};

export function aView(changes: Partial<NewView> = {}): NewView {
  return {
    ...place,
    id: 'view1',
    visitorId: 'visitor-1',
    trigger: 'time',
    device: 'desktop',
    country: 'IL',
    url: 'https://shop.test/',
    source: 'direct',
    language: 'en',
    visitorKind: 'new',
    ...changes,
  };
}

export function aClose(changes: Partial<NewClose> = {}): NewClose {
  return {
    ...place,
    id: 'close1',
    viewId: 'view1',
    closeTrigger: 'x_click',
    url: 'https://shop.test/',
    ...changes,
  };
}

export function aGoal(changes: Partial<NewGoal> = {}): NewGoal {
  return {
    id: 'goal1',
    siteId: 'site1',
    accountId: 'account1',
    visitorId: 'visitor-1',
    name: 'order',
    value: 12.345,
    currency: 'EUR',
    url: '',
    at: NOON,
    day: TODAY,
    ...changes,
  };
}

export function anActivity(changes: Partial<NewActivity> = {}): NewActivity {
  return {
    id: 'activity1',
    siteId: 'site1',
    kind: 'session',
    email: '',
    customerId: '',
    popupId: '',
    url: '',
    data: {},
    at: NOON,
    ...changes,
  };
}

export function aConversion(changes: Partial<NewConversion> = {}): NewConversion {
  return {
    ...NO_VISIT,
    ...place,
    id: 'lead1',
    viewId: 'view1',
    visitorId: 'visitor-1',
    email: 'dana@example.com',
    name: 'Dana',
    phone: '',
    fields: [{ name: 'email', label: 'E-mail', kind: 'email', value: 'dana@example.com' }],
    trigger: 'time',
    device: 'desktop',
    country: 'IL',
    url: 'https://shop.test/',
    deliveries: [],
    context: { ...NO_VISIT.context, language: 'en', target: 'lead' },
    ...changes,
  };
}

export function aComment(changes: Partial<CommentRecord> & { readonly id: string }): CommentRecord {
  return {
    siteId: 'site1',
    articleId: '7',
    parentId: '',
    author: 'Noa',
    email: 'noa@example.com',
    authorUrl: '',
    text: `words of ${changes.id}`,
    pageUrl: 'https://blog.test/tide',
    state: 'approved',
    addressHash: 'hash',
    at: NOON,
    ...changes,
  };
}

export function aProof(changes: Partial<ConsentProof> = {}): ConsentProof {
  return {
    id: 'proof1',
    siteId: 'site1',
    consentId: 'v1',
    at: NOON,
    day: TODAY,
    policyId: 1,
    bannerVersion: 1,
    consentType: 'optin',
    region: 'eu',
    categories: [],
    services: {},
    outcome: 'accepted',
    addressHash: 'hash',
    ...changes,
  };
}
