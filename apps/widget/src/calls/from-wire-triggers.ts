import type { CartTriggerSettings, TriggerSettings } from '@beckon/contract/settings';
import { CART_OPERATORS } from '@beckon/contract/values';
import {
  asFlag,
  asList,
  asNumber,
  asText,
  isUnused,
  oneOf,
  type WireRecord,
} from './answer-reading.ts';

/** Told of a setting that could not be read; `name` in our own words. */
export type ReportBroken = (name: string, why: string) => void;

const MAX_SECONDS = 86_400;
const MAX_COUNT = 1000;

/**
 * The triggers of a wire popup. A malformed one is left out, so that it never fires, and reported
 * to `note`. docs/behaviour/triggers.md.
 */
export function triggersFromWire(wire: WireRecord, note: ReportBroken): TriggerSettings {
  const number = (name: string, key: string, range: NumberRange): number | undefined =>
    readNumber(wire[key], range, (why) => note(name, why));
  const seconds = number('afterSeconds', 'display_after_sec_active', { from: 0, to: MAX_SECONDS });
  return present({
    afterSeconds:
      seconds === undefined
        ? undefined
        : readAfterSeconds(seconds, wire['display_after_sec_active_on']),
    scrolledPercent: number('scrolledPercent', 'display_after_scroll_active', { from: 0, to: 100 }),
    pageClicks: number('pageClicks', 'display_after_page_click_number_active', {
      from: 1,
      to: MAX_COUNT,
      whole: true,
    }),
    nthPage: number('nthPage', 'display_after_visit_page_active', {
      from: 1,
      to: MAX_COUNT,
      whole: true,
    }),
    inactiveSeconds: number('inactiveSeconds', 'display_after_inactive_seconds_active', {
      from: 0,
      to: MAX_SECONDS,
    }),
    exitIntent: asFlag(wire['display_after_exit_website_active'])
      ? { backButton: asFlag(wire['display_after_exit_back_button']) }
      : undefined,
    adBlocker: asFlag(wire['display_if_adblock_active']) ? (true as const) : undefined,
    shopifyCart: readCart(wire, 'shopify', (why) => note('shopifyCart', why)),
    wixCart: readCart(wire, 'wix', (why) => note('wixCart', why)),
    autoPilot: asFlag(wire['auto_pilot_trigger']) ? (true as const) : undefined,
    eventName: readEventName(wire['display_on_event_active'], (why) => note('eventName', why)),
    clickOnly: asFlag(wire['on_click']) ? (true as const) : undefined,
  } satisfies Record<keyof TriggerSettings, unknown>);
}

interface NumberRange {
  readonly from: number;
  readonly to: number;
  readonly whole?: true;
}

/** Zero means "not used" where the smallest sensible value is above it. */
function readNumber(
  value: unknown,
  { from, to, whole }: NumberRange,
  note: (why: string) => void,
): number | undefined {
  if ((from > 0 || asText(value) !== '0') && isUnused(value)) return undefined;
  const number = asNumber(value);
  const isGood =
    number !== undefined &&
    number >= from &&
    number <= to &&
    (whole !== true || Number.isInteger(number));
  if (!isGood) note(`${describe(value)} is not a number from ${from} to ${to}`);
  return isGood ? number : undefined;
}

function readAfterSeconds(
  seconds: number,
  on: unknown,
): NonNullable<TriggerSettings['afterSeconds']> {
  return { seconds, on: on === 'website' ? 'website' : 'page' };
}

function readEventName(value: unknown, note: (why: string) => void): string | undefined {
  if (isUnused(value)) return undefined;
  if (typeof value === 'string' && value.length <= 64) return value;
  note(`${describe(value)} is no event name`);
  return undefined;
}

function readCart(
  wire: WireRecord,
  shop: 'shopify' | 'wix',
  note: (why: string) => void,
): CartTriggerSettings | undefined {
  const field = (name: string): unknown => wire[`${shop}_cart_trigger_${name}`];
  if (!asFlag(field('active'))) return undefined;
  const cart = {
    action: oneOf(['add', 'remove', 'any'], field('action')) ?? 'any',
    productIds: asList(field('products')).flatMap((id) => asText(id) ?? []),
  };
  if (isUnused(field('cart_spec_filter'))) return cart;
  const operator = oneOf(CART_OPERATORS, field('cart_spec_filter'));
  const value = asNumber(field('cart_spec_value'));
  if (operator === undefined || value === undefined || value < 0) {
    note(
      `cart filter ${describe(field('cart_spec_filter'))} ${describe(field('cart_spec_value'))}`,
    );
    return undefined;
  }
  return {
    ...cart,
    spec: { measure: field('cart_spec_measure') === 'count' ? 'count' : 'value', operator, value },
  };
}

type Present<Part> = { [Key in keyof Part]?: Exclude<Part[Key], undefined> };

/** The same object without the keys that hold nothing. */
export function present<Part extends object>(part: Part): Present<Part> {
  return Object.fromEntries(
    Object.entries(part).filter(([, value]) => value !== undefined),
  ) as Present<Part>;
}

/** A value of the wire in a line of the trace. */
export function describe(value: unknown): string {
  return (JSON.stringify(value) ?? typeof value).slice(0, 60);
}
