/** Texts of the dashboard that appear in the language of a popup or banner, in English. */
export const dashboard = {
  /** The gallery, around its designs. */
  gallery: {
    title: 'Choose a design',
    lead: 'Choose the one that is closest to what you want. You can change texts, colours and fields.',
    importPopup: 'Import a popup',
    teaser:
      'Every design can have a teaser, the small button that opens it. After you choose one, see Settings → Teaser.',
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
