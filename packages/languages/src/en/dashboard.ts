/** What the dashboard says in the language of what an owner makes, in English. */
export const dashboard = {
  /** Around the designs of the gallery. */
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
  /** The name, in the list of services, of cookies that the site itself sets. */
  ownWebsite: 'This website',
  /** On the tab of a popup that never had one. */
  teaserLabel: 'Get your offer',
};
