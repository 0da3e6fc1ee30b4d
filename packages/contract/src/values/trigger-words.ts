import type { TriggerName } from './triggers.ts';

/** What owners call a trigger. */
export interface TriggerWords {
  /** In lists and reports: why a popup opened. */
  readonly name: string;
  /** After "Waiting for". */
  readonly awaited: string;
}

/**
 * The words of each trigger, for the dashboard and the owner's panel on the page; apart from
 * `triggers.ts`, whose tables every visitor's page loads.
 */
export const TRIGGER_WORDS: Readonly<Record<TriggerName, TriggerWords>> = {
  exit: { name: 'about to leave', awaited: 'the visitor to leave' },
  time: { name: 'time on the page', awaited: 'its time on this page' },
  time_on_site: { name: 'time on the website', awaited: 'its time on the website' },
  scroll: { name: 'scrolled far enough', awaited: 'the page to be scrolled far enough' },
  page_clicks: { name: 'clicks on the page', awaited: 'enough clicks on the page' },
  nth_page: { name: 'pages visited', awaited: 'enough pages in this visit' },
  inactivity: { name: 'no activity', awaited: 'a moment without activity' },
  adblock: { name: 'ad blocker found', awaited: 'an ad blocker' },
  shopify_cart: { name: 'store cart', awaited: 'a change of the cart' },
  wix_cart: { name: 'Wix cart', awaited: 'a change of the cart' },
  click: { name: 'clicked a link or button', awaited: 'a click on its link or button' },
  preview: { name: 'preview', awaited: 'a preview' },
  auto_pilot: { name: 'automatic timing', awaited: 'a good moment' },
  event: { name: 'event from the page', awaited: 'an event from the page' },
  embedded: { name: 'embedded in the page', awaited: 'its place in the page' },
  teaser: { name: 'opened the teaser', awaited: 'a click on its teaser' },
  landing: { name: 'landing page', awaited: 'its landing page' },
  on_load: { name: 'page loaded', awaited: 'the page to load' },
};
