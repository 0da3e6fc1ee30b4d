import { readablePath } from '@beckon/contract/address';
import { OTHER_VALUES, type ReportDimension } from '@beckon/contract/values';
import { nameOfCode } from '../../lib/words/name-of-code.ts';
import { triggerWords } from '../../lib/words/trigger-words.ts';

const FIXED: Readonly<Record<string, string>> = {
  mobile: 'Phones',
  desktop: 'Computers',
  new: 'First visit',
  returning: 'Came back',
  direct: 'Direct',
};

/** The name of a split's value for owners. */
export function valueWords(dimension: ReportDimension, value: string): string {
  if (value === '') return 'Not known';
  if (value === OTHER_VALUES) return 'All others';
  switch (dimension) {
    case 'trigger':
    case 'close':
      return triggerWords(value);
    case 'country':
      return nameOfCode('region', value);
    case 'language':
      return nameOfCode('language', value);
    case 'page':
      return readablePath(value);
    case 'prize':
      return value;
    default:
      return FIXED[value] ?? value;
  }
}

const REASONS: Readonly<Record<string, string>> = {
  schedule: 'Outside its schedule',
  frequency: 'Seen often enough',
  converted: 'Has converted already',
  'other-arm': 'In another arm of the test',
  holdout: 'Held back by a holdout',
  'page-url': 'Another page',
  'page-title': 'Another page title',
  device: 'Another device',
  country: 'Another country',
  language: 'Another language',
  referrer: 'Came from elsewhere',
  'traffic-source': 'Came from elsewhere',
  'visitor-kind': 'New or returning',
  visits: 'Number of visits',
  'pages-seen': 'Pages seen',
  'cart-value': 'Value of the cart',
  'cart-items': 'Items in the cart',
  'cart-product': 'Products in the cart',
};

/** The reason why a popup was not offered, for owners. */
export function reasonWords(reason: string): string {
  return REASONS[reason] ?? `Rule: ${reason.replaceAll('-', ' ')}`;
}
