import type { PlayedTrigger } from '@beckon/contract/owner-calls';
import { plural } from './plural.ts';

const EITHER = new Intl.ListFormat('en', { type: 'disjunction' });

/** When a popup opens, after the word “Shown”: “after 5 seconds on the page or before leaving”. */
export function openingWords(triggers: readonly PlayedTrigger[]): string {
  return EITHER.format(triggers.map(openingOf));
}

function openingOf({ name, amount = 0 }: PlayedTrigger): string {
  switch (name) {
    case 'time':
      return amount === 0 ? 'at once' : `after ${plural(amount, 'second')} on the page`;
    case 'time_on_site':
      return `after ${plural(amount, 'second')} on the website`;
    case 'scroll':
      return `when ${amount}% of the page is scrolled`;
    case 'page_clicks':
      return `after ${plural(amount, 'click')} on the page`;
    case 'nth_page':
      return `from page ${amount} of the visit on`;
    case 'inactivity':
      return `after ${plural(amount, 'second')} without activity`;
    case 'exit':
      return 'when the visitor is about to leave';
    case 'auto_pilot':
      return 'at a good moment';
    case 'adblock':
      return 'when an ad blocker is found';
    case 'shopify_cart':
    case 'wix_cart':
      return 'when the cart changes';
    case 'event':
      return 'when the page reports its event';
    case 'click':
      return 'when the visitor clicks its link or button';
    case 'embedded':
      return 'in its place in the page';
    default:
      return 'when it is asked for';
  }
}
