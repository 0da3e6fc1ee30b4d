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

export const MAX_SECONDS = 86_400;
const MAX_COUNT = 1000;

/** A number that a trigger waits for: its field on the wire and its limit. */
export interface NumberTrigger {
  readonly field: string;
  readonly to: number;
  /** True: it is a whole number from 1. Otherwise it is any number from 0. */
  readonly isCount?: true;
}

/**
 * Triggers whose only setting is a number. Settings, wire, server and widget read them from this
 * table.
 */
export const NUMBER_TRIGGERS = {
  scrolledPercent: { field: 'display_after_scroll_active', to: 100 },
  pageClicks: { field: 'display_after_page_click_number_active', to: MAX_COUNT, isCount: true },
  nthPage: { field: 'display_after_visit_page_active', to: MAX_COUNT, isCount: true },
  inactiveSeconds: { field: 'display_after_inactive_seconds_active', to: MAX_SECONDS },
} as const satisfies Readonly<Record<string, NumberTrigger>>;

/** Triggers that are on or off, by their fields on the wire. */
export const SWITCH_TRIGGERS = {
  adBlocker: 'display_if_adblock_active',
  autoPilot: 'auto_pilot_trigger',
} as const;

type PlainTrigger = keyof typeof NUMBER_TRIGGERS | keyof typeof SWITCH_TRIGGERS;

/** The name under which views and conversions report each setting. */
export const TRIGGER_OF_SETTING = {
  afterSeconds: 'time',
  scrolledPercent: 'scroll',
  pageClicks: 'page_clicks',
  nthPage: 'nth_page',
  inactiveSeconds: 'inactivity',
  exitIntent: 'exit',
  autoPilot: 'auto_pilot',
  adBlocker: 'adblock',
  shopifyCart: 'shopify_cart',
  wixCart: 'wix_cart',
  eventName: 'event',
  clickOnly: 'click',
} as const satisfies Readonly<Record<string, TriggerName> & Record<PlainTrigger, TriggerName>>;

/** Triggers whose settings have another shape, which both ends of the wire convert one by one. */
export type ShapedTrigger = Exclude<keyof typeof TRIGGER_OF_SETTING, PlainTrigger>;

/** Triggers that open a popup automatically. Time is counted on the page or on the whole website. */
export type AutomaticTrigger =
  | Exclude<(typeof TRIGGER_OF_SETTING)[keyof typeof TRIGGER_OF_SETTING], 'click'>
  | 'time_on_site';
