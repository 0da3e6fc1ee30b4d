import type { PrizeSettings } from '@beckon/contract/settings';
import { seededRandom } from '../lib/numbers/seeded-random.ts';
import { wallClock } from '../lib/time/wall-clock.ts';
import {
  type EventPlace,
  type NewClose,
  type NewConversion,
  type NewGoal,
  type NewInteraction,
  type NewView,
  NO_VISIT,
} from '../store/store.ts';
import type { DemoCrowd, Weighted } from './demo-crowds.ts';
import { ORDER_GOAL } from '@beckon/contract/values';
import { DAY_MS, MINUTE_MS } from '../lib/time/durations.ts';

/** Reports of 30 days compare them with the 30 days before. */
const DAYS = 60;
/** Visitors come between these minutes of a day, most of them in the middle. */
const FROM_MINUTE = 6 * 60;
const UNTIL_MINUTE = 23 * 60;
/** The number of views compared with a usual day; 0 is Sunday. */
const BY_WEEKDAY = [1.2, 1.05, 1, 1, 0.95, 0.8, 0.9] as const;
const ON_PHONES = 0.6;
const ON_FIRST_VISIT = 0.7;
/** The shares of the visitors who do not convert. */
const TOUCHING = 0.06;
const CLOSING = 0.85;
/** An order follows within this time. */
const LONGEST_VISIT_MS = 60 * MINUTE_MS;
const FIRST_NAMES =
  'ada amira anna ben carla chen clara dana david elif emma eva finn hana hugo ines ivan jonas julia kofi lea leo lina lucas mara maya mia nina noah noor olga omar oscar paula rosa sam sara tom yara zoe'.split(
    ' ',
  );
const LAST_NAMES =
  'adler bauer cohen costa diaz evans fischer garcia haddad jansen keller khan levi martin moreau novak okoro peretz rossi santos shaw silva stein tanaka weber'.split(
    ' ',
  );
/** Marks the leads in their list. */
const SAMPLE = { tags: ['demo'], note: 'A sample of the demo, not a real person.' };

/** What one sample visitor did. */
export interface DemoVisit {
  readonly view: NewView;
  readonly interaction?: NewInteraction;
  readonly close?: NewClose;
  readonly conversion?: NewConversion;
  readonly goal?: NewGoal;
}

export interface DemoVisitsOptions extends Pick<EventPlace, 'popupId' | 'siteId' | 'accountId'> {
  readonly crowd: DemoCrowd;
  /** The prizes of the game, if the popup is one. */
  readonly prizes: readonly PrizeSettings[];
  /** The site's. */
  readonly timeZone: string;
  /** In ms. */
  readonly now: number;
}

type Random = () => number;

/**
 * Sample visits of the last 60 days to one popup of the demo. The same options always give the same
 * visits.
 */
export function demoVisits(options: DemoVisitsOptions): readonly DemoVisit[] {
  const random = seededRandom(options.crowd.seed);
  return momentsOf(options, random).map((at, index) => visitAt(options, random, { at, index }));
}

/** When the popup was seen. */
function momentsOf(
  { crowd, now }: Pick<DemoVisitsOptions, 'crowd' | 'now'>,
  random: Random,
): readonly number[] {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const days = Array.from({ length: DAYS }, (_, index) => {
    const midnight = today - (DAYS - 1 - index) * DAY_MS;
    const usual = BY_WEEKDAY[new Date(midnight).getUTCDay()] ?? 1;
    const growth = 0.85 + (index / DAYS) * 0.3;
    const views = Math.round(crowd.views * usual * growth * between(0.85, 1.15, random));
    return Array.from({ length: views }, () => {
      const minute = FROM_MINUTE + (UNTIL_MINUTE - FROM_MINUTE) * ((random() + random()) / 2);
      return Math.round(midnight + minute * MINUTE_MS);
    });
  });
  return days
    .flat()
    .filter((at) => at < now - LONGEST_VISIT_MS)
    .toSorted((one, other) => one - other);
}

interface Moment {
  readonly at: number;
  readonly index: number;
}

function visitAt(options: DemoVisitsOptions, random: Random, moment: Moment): DemoVisit {
  const { crowd } = options;
  const view = viewAt(options, random, moment);
  const later = (from: number, until: number): EventPlace =>
    placeAt(options, moment.at + Math.round(between(from, until, random)));
  const event = { ...later(5_000, 45_000), viewId: view.id };
  if (random() < crowd.rates[view.device === 'mobile' ? 'mobile' : 'desktop']) {
    const conversion = conversionOf(view, { ...event, ...answersOf(options, random) });
    if (random() >= crowd.orders) return { view, interaction: event, conversion };
    const goal = {
      ...later(5 * MINUTE_MS, LONGEST_VISIT_MS),
      id: view.id,
      visitorId: view.visitorId,
      name: ORDER_GOAL,
      value: Math.round(between(1_500, 8_500, random)) / 100,
      currency: 'EUR',
      url: 'https://demo.example/thanks',
    };
    return { view, interaction: event, conversion, goal };
  }
  const closeTrigger = random() < CLOSING ? pick(crowd.closes, random) : undefined;
  return {
    view,
    ...(random() < TOUCHING ? { interaction: event } : {}),
    ...(closeTrigger ? { close: { ...event, id: view.id, closeTrigger, url: view.url } } : {}),
  };
}

function placeAt(
  { popupId, siteId, accountId, timeZone }: DemoVisitsOptions,
  at: number,
): EventPlace {
  return { popupId, siteId, accountId, at, day: wallClock(at, timeZone).day };
}

function viewAt(options: DemoVisitsOptions, random: Random, { at, index }: Moment): NewView {
  const { popupId, crowd } = options;
  const [country = '', language = ''] = pick(crowd.places, random)?.split(' ') ?? [];
  return {
    ...placeAt(options, at),
    id: `${popupId}-${index}`,
    visitorId: `demo-${popupId}-${index}`,
    trigger: crowd.trigger,
    device: random() < ON_PHONES ? 'mobile' : 'desktop',
    country,
    url: `https://demo.example${pick(crowd.pages, random) ?? '/'}`,
    source: pick(crowd.sources, random) ?? 'direct',
    language,
    visitorKind: random() < ON_FIRST_VISIT ? 'new' : 'returning',
  };
}

function answersOf(
  { crowd: { emailLabel }, prizes }: Pick<DemoVisitsOptions, 'crowd' | 'prizes'>,
  random: Random,
): Partial<NewConversion> {
  if (emailLabel === undefined) return {};
  const email = `${oneOf(FIRST_NAMES, random)}.${oneOf(LAST_NAMES, random)}@example.com`;
  const chances = prizes.map((prize) => [prize.id, prize.chances] as const);
  const won = pick(chances, random);
  const prize = prizes.find(({ id }) => id === won);
  return {
    ...SAMPLE,
    email,
    fields: [{ name: 'email', label: emailLabel, kind: 'email', value: email }],
    ...(prize?.isWinning
      ? { prizeLabel: prize.label, prizeWon: 'yes', couponCode: prize.code }
      : {}),
  };
}

function conversionOf(view: NewView, own: Partial<NewConversion>): NewConversion {
  const { source, language } = view;
  return {
    ...NO_VISIT,
    ...view,
    referrer: source.includes('.') ? `https://${source}/` : '',
    context: { ...NO_VISIT.context, language },
    email: '',
    name: '',
    phone: '',
    fields: [],
    deliveries: [],
    viewId: view.id,
    ...own,
  };
}

function between(from: number, until: number, random: Random): number {
  return from + random() * (until - from);
}

function oneOf(texts: readonly string[], random: Random): string {
  return texts[Math.floor(random() * texts.length)] ?? '';
}

/** One of the values by its weight; undefined if there are none. */
function pick<Value extends string>(values: Weighted<Value>, random: Random): Value | undefined {
  let left = random() * values.reduce((sum, [, weight]) => sum + weight, 0);
  return values.find(([, weight]) => (left -= weight) < 0)?.[0];
}
