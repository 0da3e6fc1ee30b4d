/** What a catalogue can be filled from. docs/behaviour/catalogue.md#formats. */
export const CATALOGUE_FORMATS = ['csv', 'json', 'google', 'shopify'] as const;
export type CatalogueFormat = (typeof CATALOGUE_FORMATS)[number];

/** How often a feed is read automatically; `off`: only when the owner starts it. */
export const CATALOGUE_SCHEDULES = ['off', 'hourly', 'daily'] as const;
export type CatalogueSchedule = (typeof CATALOGUE_SCHEDULES)[number];
