import type { PlayedTrigger } from '@beckon/contract/owner-calls';
import { plural } from './plural.ts';

const EITHER = new Intl.ListFormat('en', { type: 'disjunction' });

/** When a popup opens, after the word “Shown”: “after 5 seconds on the page or before leaving”. */
export function openingWords(triggers: readonly PlayedTrigger[]): string {
  return EITHER.format(triggers.map(openingOf));
}

function openingOf({ name, amount = 0 }: PlayedTrigger): string {
  return OPENINGS[name]?.(amount) ?? 'when it is asked for';
}

const OPENINGS: Readonly<Partial<Record<PlayedTrigger['name'], (amount: number) => string>>> = {
  time: (seconds) => (seconds === 0 ? 'at once' : `after ${plural(seconds, 'second')} on the page`),
  time_on_site: (seconds) => `after ${plural(seconds, 'second')} on the website`,
  scroll: (percent) => `when ${percent}% of the page is scrolled`,
  page_clicks: (clicks) => `after ${plural(clicks, 'click')} on the page`,
  nth_page: (page) => `from page ${page} of the visit on`,
  inactivity: (seconds) => `after ${plural(seconds, 'second')} without activity`,
  exit: () => 'when the visitor is about to leave',
  auto_pilot: () => 'at a good moment',
  adblock: () => 'when an ad blocker is found',
  shopify_cart: () => 'when the cart changes',
  wix_cart: () => 'when the cart changes',
  event: () => 'when the page reports its event',
  click: () => 'when the visitor clicks its link or button',
  embedded: () => 'in its place in the page',
};
