import { TYPE_WORDS } from '../lib/popup-words.ts';
import type { DashboardMessages } from './dashboard-messages.ts';

export const en: DashboardMessages = {
  gallery: {
    kind: 'Kind',
    kinds: TYPE_WORDS,
    everyKind: 'Every kind',
    purpose: 'Purpose',
    anyPurpose: 'Any purpose',
    search: 'Search designs',
    searchHint: 'Search: newsletter, cart, ticket, slide-in …',
    designs: 'Designs',
    count: (designs) =>
      designs === 0 ? 'No design fits.' : designs === 1 ? '1 design' : `${designs} designs`,
    showAll: 'Show all',
    use: 'Use this design',
    previous: 'Previous design',
    next: 'Next design',
    closePreview: 'Close the preview',
  },
  policyLinks: {
    'cookie-statement': 'Cookie policy',
    'privacy-statement': 'Privacy policy',
    impressum: 'Legal notice',
  },
  ownWebsite: 'This website',
  teaserLabel: 'Get your offer',
};
