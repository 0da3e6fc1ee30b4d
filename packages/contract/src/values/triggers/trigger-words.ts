import type { NUMBER_TRIGGERS, SWITCH_TRIGGERS, TriggerName } from './triggers.ts';

/** The words for a trigger that owners see. */
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
  shopify_cart: { name: 'shop cart', awaited: 'a change of the cart' },
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

/** Under which heading the editor lists a trigger. */
export type TriggerHeading = 'time' | 'visitors' | 'shop' | 'page';

/** The texts in the editor for a trigger that is on or off. */
export interface SwitchTriggerWords {
  readonly heading: TriggerHeading;
  /** On its switch. */
  readonly label: string;
  readonly about?: string;
  /** When it opens the popup, after "Shows". */
  readonly moment: string;
}

/** The texts in the editor for a trigger that waits for a number, and the number it starts with. */
export interface NumberTriggerWords extends Omit<SwitchTriggerWords, 'moment'> {
  readonly input: string;
  readonly suffix?: string;
  readonly first: number;
  /** The text for the number 1, and the text for any other number, which replaces `#`. */
  readonly moment: readonly [string, string];
}

/**
 * The editor draws these triggers from this table; triggers of another shape have separate fields
 * there.
 */
export const SWITCH_TRIGGER_WORDS: Readonly<
  Record<keyof typeof SWITCH_TRIGGERS, SwitchTriggerWords>
> = {
  adBlocker: {
    heading: 'page',
    label: 'When an ad blocker is found',
    moment: 'when an ad blocker is found',
  },
  autoPilot: {
    heading: 'time',
    label: 'Automatic timing',
    about:
      'Beckon picks the moment: about to leave, half read, or idle – whichever shows real interest first.',
    moment: 'at a moment that Beckon picks',
  },
};

/** The triggers that the editor draws with a number. */
export const NUMBER_TRIGGER_WORDS: Readonly<
  Record<keyof typeof NUMBER_TRIGGERS, NumberTriggerWords>
> = {
  scrolledPercent: {
    heading: 'visitors',
    label: 'After scrolling',
    about: 'When they have read part of the page.',
    input: 'Share of the page',
    suffix: '%',
    first: 50,
    moment: ['after scrolling 1 % of the page', 'after scrolling # % of the page'],
  },
  pageClicks: {
    heading: 'visitors',
    label: 'After clicks on the page',
    input: 'Clicks',
    first: 3,
    moment: ['after 1 click', 'after # clicks'],
  },
  nthPage: {
    heading: 'visitors',
    label: 'After several pages of a visit',
    about: 'Counts every page they open; 2 is the second one.',
    input: 'Opens on page',
    first: 2,
    moment: ['on page 1 of a visit', 'on page # of a visit'],
  },
  inactiveSeconds: {
    heading: 'time',
    label: 'When nothing happens for a while',
    about: 'No mouse, no keys, no scrolling.',
    input: 'Inactive for',
    suffix: 's',
    first: 20,
    moment: ['after 1 second without activity', 'after # seconds without activity'],
  },
};
