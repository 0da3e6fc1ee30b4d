import type { Lead, PopupDetail, PopupSummary, Site } from '@beckon/contract/owner-calls';
import { defaultSettings } from '@beckon/contract/settings';

export const NOW = '2026-11-20T09:00:00.000Z';

export function aSite(part: Partial<Site> = {}): Site {
  return {
    id: 'site-1',
    clientId: '0123456789abc',
    name: 'Corner bakery',
    createdAt: NOW,
    settings: {
      domains: ['corner-bakery.com'],
      timeZone: 'Asia/Jerusalem',
      language: 'en',
      attentionBudget: 2,
      countsCalendarDays: false,
      consentMode: 'off',
      allowsTrustedCode: false,
      conversionCode: '',
    },
    ...part,
  };
}

/** A site whose popups keep nothing about visitors before consent. */
export function aSiteInConsentMode(): Site {
  const { settings } = aSite();
  return aSite({ settings: { ...settings, consentMode: 'opt-in' } });
}

/** A design with one headline. */
const A_DESIGN = {
  root: { props: {} },
  content: [
    {
      type: 'Screen',
      props: {
        id: 'Screen-form',
        screen: 'form',
        content: [{ type: 'Headline', props: { id: 'Headline-1', text: 'Ten percent off' } }],
      },
    },
  ],
};

/** A popup as the server stores it, with its numbers. */
export type StoredPopup = PopupDetail &
  Pick<PopupSummary, 'abTest' | 'hasPastTests' | 'newDesign' | 'isUsedUp' | 'lacksCodes'> & {
    readonly numbers: { views: number; closes: number; conversions: number; rate: number };
    readonly runsLow: boolean;
  };

export function aPopup(part: Partial<StoredPopup> = {}): StoredPopup {
  return {
    id: 'Popup00000001',
    siteId: 'site-1',
    name: 'Ten percent off',
    type: 'lightbox',
    format: 'format_1',
    theme: 'dawn',
    target: 'lead',
    language: 'en',
    status: 'active',
    labels: [],
    hasUnpublishedChanges: false,
    publishedAt: NOW,
    updatedAt: NOW,
    revision: 1,
    design: A_DESIGN,
    mobileDesign: null,
    settings: defaultSettings('lightbox'),
    numbers: { views: 12_400, closes: 7310, conversions: 682, rate: 0.055 },
    runsLow: false,
    ...part,
  };
}

export function aLead(part: Partial<Lead> = {}): Lead {
  return {
    id: 'lead-1',
    popupId: 'Popup00000001',
    popupName: 'Ten percent off',
    at: NOW,
    email: 'noa@example.com',
    name: 'Noa Levi',
    fields: [
      { name: 'name', label: 'Name', kind: 'text', value: 'Noa Levi' },
      { name: 'email', label: 'Email', kind: 'email', value: 'noa@example.com' },
    ],
    url: 'https://corner-bakery.com/bread',
    country: 'il',
    device: 'mobile',
    trigger: 'exit',
    tags: [],
    ...part,
  };
}
