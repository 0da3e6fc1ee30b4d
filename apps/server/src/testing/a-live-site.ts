import type { SiteSettings } from '@beckon/contract/owner-calls';
import { defaultSettings, type PopupSettings } from '@beckon/contract/settings';
import type { LivePopup, LiveSite } from '../store/store.ts';

/** A site with one active lightbox, as it is kept in memory. */
export function aLiveSite(settings: Partial<PopupSettings>, site: object = {}): LiveSite {
  const popup: LivePopup = {
    id: 'abcdefghijk01',
    siteId: 's1',
    type: 'lightbox',
    format: 'format_1',
    isActive: true,
    published: {
      name: 'Sale',
      target: 'lead',
      language: 'en',
      settings: { ...defaultSettings('lightbox'), ...settings },
      templateHash: 'h',
      revision: 1,
      at: 0,
    },
  };
  const siteSettings: SiteSettings = {
    domains: [],
    timeZone: 'Asia/Jerusalem',
    language: 'en',
    attentionBudget: 2,
    countsCalendarDays: false,
    consentMode: 'off',
    allowsTrustedCode: false,
    conversionCode: '',
    ...site,
  };
  return {
    popups: [popup],
    destinations: [],
    holdouts: [],
    site: {
      id: 's1',
      clientId: '0123456789abc',
      accountId: 'a1',
      name: 'Shop',
      settings: siteSettings,
      createdAt: 0,
      updatedAt: 0,
      lastSeenAt: undefined,
      lastSeenUrl: undefined,
    },
    account: {
      id: 'a1',
      name: 'Owner',
      plan: 'unlimited',
      viewsLimit: undefined,
      isSuspended: false,
      overLimitSince: undefined,
      createdAt: 0,
    },
  };
}
