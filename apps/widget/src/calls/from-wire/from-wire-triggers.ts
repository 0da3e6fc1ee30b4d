import type { CartTriggerSettings, TriggerSettings } from '@beckon/contract/settings';
import {
  CART_OPERATORS,
  keysOf,
  MAX_SECONDS,
  NUMBER_TRIGGERS,
  type NumberTrigger,
  type ShapedTrigger,
  SWITCH_TRIGGERS,
} from '@beckon/contract/values';
import {
  asFlag,
  asList,
  asNumber,
  asRecord,
  asText,
  isUnused,
  oneOf,
  type WireRecord,
} from '../answer-reading.ts';

/** Receives a setting that could not be read; `name` is our own name of it. */
export type ReportBroken = (name: string, why: string) => void;

/**
 * The triggers of a wire popup. A malformed one is left out, so that it never fires, and reported
 * to `note`. docs/behaviour/triggers.md.
 */
export function triggersFromWire(wire: WireRecord, note: ReportBroken): TriggerSettings {
  return present({
    ...readNumbers(wire, note),
    ...readSwitches(wire),
    ...readShaped(wire, note),
  });
}

function readNumbers(wire: WireRecord, note: ReportBroken) {
  const read: { -readonly [Key in keyof typeof NUMBER_TRIGGERS]?: number | undefined } = {};
  for (const key of keysOf(NUMBER_TRIGGERS)) {
    const trigger: NumberTrigger = NUMBER_TRIGGERS[key];
    read[key] = readNumber(wire[trigger.field], trigger, (why) => note(key, why));
  }
  return read;
}

function readSwitches(wire: WireRecord) {
  const read: { -readonly [Key in keyof typeof SWITCH_TRIGGERS]?: true | undefined } = {};
  for (const key of keysOf(SWITCH_TRIGGERS))
    read[key] = asFlag(wire[SWITCH_TRIGGERS[key]]) ? true : undefined;
  return read;
}

function readShaped(wire: WireRecord, note: ReportBroken) {
  const seconds = readNumber(wire['display_after_sec_active'], { to: MAX_SECONDS }, (why) =>
    note('afterSeconds', why),
  );
  return {
    afterSeconds:
      seconds === undefined
        ? undefined
        : {
            seconds,
            on:
              wire['display_after_sec_active_on'] === 'website'
                ? ('website' as const)
                : ('page' as const),
          },
    exitIntent: asFlag(wire['display_after_exit_website_active'])
      ? { backButton: asFlag(wire['display_after_exit_back_button']) }
      : undefined,
    shopifyCart: readCart(wire, 'shopify', (why) => note('shopifyCart', why)),
    wixCart: readCart(wire, 'wix', (why) => note('wixCart', why)),
    eventName: readEventName(wire['display_on_event_active'], (why) => note('eventName', why)),
    clickOnly: asFlag(wire['on_click']) ? (true as const) : undefined,
  } satisfies Record<ShapedTrigger, unknown>;
}

/** Zero means "not used" if the smallest valid value is above zero. */
function readNumber(
  value: unknown,
  { to, isCount }: Omit<NumberTrigger, 'field'>,
  note: (why: string) => void,
): number | undefined {
  if ((isCount || asText(value) !== '0') && isUnused(value)) return undefined;
  const from = isCount ? 1 : 0;
  const number = asNumber(value);
  if (number !== undefined && number >= from && number <= to)
    if (!isCount || Number.isInteger(number)) return number;
  note(`${describe(value)} is not a number from ${from} to ${to}`);
  return undefined;
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
  const productIds = readProductIds(field('products'));
  if (productIds === undefined) {
    note(`cart products ${describe(field('products'))}`);
    return undefined;
  }
  const cart = { action: readCartAction(field('action')), productIds };
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

/** `add`, `add_to_cart` and `added` mean the same. Without an action, any change counts. */
function readCartAction(value: unknown): CartTriggerSettings['action'] {
  const text = asText(value)?.toLowerCase();
  return (['add', 'remove'] as const).find((name) => text?.includes(name)) ?? 'any';
}

/**
 * Reads ids from a list, a list of products, or a text with commas. Returns undefined for anything
 * else, because the popup must not open for just any product then.
 */
function readProductIds(value: unknown): string[] | undefined {
  if (isUnused(value)) return [];
  const entries =
    asText(value)
      ?.split(',')
      .filter((id) => id.trim() !== '') ?? value;
  const ids = asList(entries).flatMap((entry) => {
    const product = asRecord(entry);
    return (asText(product?.['product_id'] ?? product?.['id'] ?? entry) ?? '').trim() || [];
  });
  return Array.isArray(entries) && ids.length === entries.length ? ids : undefined;
}

type Present<Part> = { [Key in keyof Part]?: Exclude<Part[Key], undefined> };

/** The same object without the keys whose value is undefined. */
export function present<Part extends object>(part: Part): Present<Part> {
  return Object.fromEntries(
    Object.entries(part).filter(([, value]) => value !== undefined),
  ) as Present<Part>;
}

/** A wire value as text for a line of the trace. */
export function describe(value: unknown): string {
  return (JSON.stringify(value) ?? typeof value).slice(0, 60);
}
