/** Texts of the dashboard that appear in the language of a popup or banner, in English. */
export const dashboard = {
  /** The gallery, around its designs. */
  gallery: {
    kind: 'Kind',
    everyKind: 'Every kind',
    purpose: 'Purpose',
    anyPurpose: 'Any purpose',
    search: 'Search designs',
    searchHint: 'Search: newsletter, cart, ticket, slide-in …',
    designs: 'Designs',
    count: (designs: number) =>
      designs === 0 ? 'No design fits.' : designs === 1 ? '1 design' : `${designs} designs`,
    showAll: 'Show all',
    use: 'Use this design',
    previous: 'Previous design',
    next: 'Next design',
    closePreview: 'Close the preview',
  },
  /** Titles of the links in a cookie banner's preview. */
  policyLinks: {
    'cookie-statement': 'Cookie policy',
    'privacy-statement': 'Privacy policy',
    impressum: 'Legal notice',
  },
  /** The name of the site itself, in the list of services that set cookies. */
  ownWebsite: 'This website',
  /** The first text of a popup's tab. */
  teaserLabel: 'Get your offer',
};
