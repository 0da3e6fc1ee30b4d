/**
 * Why a popup opened: the value reported as `trigger` with views and conversions.
 * docs/behaviour/triggers.md.
 */
export const TRIGGER_NAMES = [
  'exit',
  'time',
  'time_on_site',
  'scroll',
  'page_clicks',
  'nth_page',
  'inactivity',
  'adblock',
  'shopify_cart',
  'wix_cart',
  'click',
  'preview',
  'auto_pilot',
  'event',
  'embedded',
  'teaser',
  'landing',
  'on_load',
] as const;

export type TriggerName = (typeof TRIGGER_NAMES)[number];

/**
 * Openings the visitor asked for: no frequency cap, no attention budget, no closed-by-X marker
 * stops them.
 */
export const ASKED_FOR_TRIGGERS: readonly TriggerName[] = [
  'click',
  'preview',
  'embedded',
  'teaser',
  'landing',
];
