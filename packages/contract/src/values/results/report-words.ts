import { readableAddress } from '../../address/readable-address.ts';
import { triggerWords } from '../triggers/close-words.ts';
import { nameOfCode } from '../tables/name-of-code.ts';
import { OTHER_VALUES, type ReportDimension } from './report-dimensions.ts';

/** The steps of a report for owners, on the screen and in spreadsheets. */
export const STEP_WORDS = {
  offered: 'Could show',
  views: 'Shown',
  interactions: 'Touched',
  conversions: 'Converted',
} as const;

type Words = Readonly<Record<string, string>>;

const DEVICES: Words = { mobile: 'Phones', desktop: 'Computers' };
const VISITORS: Words = { new: 'First visit', returning: 'Came back' };

type Named = ReportDimension | 'goal';

/** The dimensions whose values owners should not read as they are stored. */
const NAMES: Readonly<Partial<Record<Named, (value: string) => string | undefined>>> = {
  trigger: triggerWords,
  close: triggerWords,
  country: (code) => nameOfCode('region', code),
  language: (code) => nameOfCode('language', code),
  page: readableAddress,
  device: (value) => DEVICES[value],
  visitor: (value) => VISITORS[value],
  source: (value) => (value === 'direct' ? 'Direct' : undefined),
};

/** The name of a split's value for owners, on the screen and in spreadsheets. */
export function valueWords(dimension: Named, value: string): string {
  if (value === '') return 'Not known';
  if (value === OTHER_VALUES) return 'All others';
  return NAMES[dimension]?.(value) ?? value;
}

const REASONS: Words = {
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

/** The reason why a page view was not sent a popup, for owners. */
export function reasonWords(reason: string): string {
  return REASONS[reason] ?? `Rule: ${reason.replaceAll('-', ' ')}`;
}
