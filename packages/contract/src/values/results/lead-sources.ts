/**
 * The parameters of a page's address that say which campaign or ad brought a visitor: columns of
 * the spreadsheet of leads, and fields for destinations.
 */
export const SOURCE_PARAMETERS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'gbraid',
  'wbraid',
  'fbclid',
  'msclkid',
  'ttclid',
] as const;

export type SourceParameter = (typeof SOURCE_PARAMETERS)[number];
