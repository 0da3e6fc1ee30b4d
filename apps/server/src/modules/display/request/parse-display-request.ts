import type { DisplayRequest } from '@beckon/contract/calls';
import { isUncountedVisit, readVisitorId } from '../../../http/visitor/call-facts.ts';
import { readJsonText } from '../../../lib/json/read-json-text.ts';
import { withoutOwnParameters } from './own-parameters.ts';
import type { ParsedDisplayRequest } from './parsed-display-request.ts';
import type { VisitorFacts } from '../rules/visitor-facts.ts';

/** The data in the request's headers and connection. None of it is stored. */
export interface Caller {
  readonly userAgent: string;
  /** The `Accept-Language` header, unchanged. */
  readonly acceptLanguage: string;
  readonly ipAddress: string;
  readonly countryCode: string;
  /** Whether the call comes from one of our landing pages. */
  readonly isLandingPage?: boolean;
  /** Whether the call has a valid token of the site's owner. */
  readonly isOwner?: boolean;
}

const VISITOR_COOKIE = 'poptin_user_id';
const MAX_ADDRESS = 4000;
const ITEMS_READ = 100;
const COOKIES_READ = 500;

/**
 * Converts a display call into plain facts. An unreadable field counts as missing, so that a broken
 * list does not prevent a popup.
 */
export function parseDisplayRequest(
  body: DisplayRequest,
  caller: Caller,
  nowMs: number,
): ParsedDisplayRequest {
  const cookies = readCookies(body.cookies);
  const embeddedIds = readTexts(body.poptin_forms_id);
  const visitorId = readVisitorId(cookies.get(VISITOR_COOKIE));
  return {
    nowMs,
    // Empty in a visit that is no preview.
    previewPopupId: body.preview_poptin_id || undefined,
    isOwner: caller.isOwner === true,
    cookies,
    embeddedIds,
    offeredBefore: body.offered_before === undefined ? undefined : readTexts(body.offered_before),
    landingFormIds: caller.isLandingPage === true ? embeddedIds : [],
    visitorId,
    isMeasured: visitorId !== '' && !isUncountedVisit(body.cancel_visitor_count, caller.userAgent),
    facts: new CallFacts(body, caller),
  };
}

/** The facts of a call. Facts that few rules use are read only when a rule needs them. */
class CallFacts implements VisitorFacts {
  readonly url: string;
  readonly isMobile: boolean;
  readonly countryCode: string;
  readonly visits: number;
  readonly pagesThisVisit: number;
  readonly userAgent: string;
  readonly ipAddress: string;
  readonly #body: DisplayRequest;
  readonly #acceptLanguage: string;

  constructor(body: DisplayRequest, caller: Caller) {
    const numbers = readRecord(body.triggers);
    this.url = readAddress(body.poptin_viewed_url);
    this.isMobile = body.if_mobile === '1' || body.if_mobile === 'true';
    this.countryCode = caller.countryCode;
    this.visits = Math.max(1, readNumber(numbers['visits']));
    this.pagesThisVisit = Math.max(1, readNumber(numbers['pages']));
    this.userAgent = caller.userAgent;
    this.ipAddress = caller.ipAddress;
    this.#body = body;
    this.#acceptLanguage = caller.acceptLanguage;
  }

  get pageTitle(): string {
    return readText(this.#body.page_title);
  }

  get languages(): readonly string[] {
    return readLanguages(this.#body.browser_language ?? this.#acceptLanguage);
  }

  get referrer(): string {
    return readAddress(this.#body.referrer);
  }

  get landingPage(): string {
    return readAddress(this.#body.origin_landing_page);
  }

  get visitedPages(): readonly string[] {
    const { previous_visited_pages_with_current_page: all, previous_visited_pages: others } =
      this.#body;
    return readTexts(all ?? others).map(withoutOwnParameters);
  }

  get storeCustomerId(): string {
    return this.#body.store_integration_customer_id ?? '';
  }

  get cartValue(): number {
    return readNumber(this.#body.cart_total_price);
  }

  get cartItems(): number {
    return readNumber(this.#body.cart_total_items);
  }

  /** Contains both ids, because a rule may name a product or one of its variants. */
  get cartProductIds(): readonly string[] {
    const { cart_products_org_ids_list: products, cart_products_ids_list: variants } = this.#body;
    return [...readTexts(products), ...readTexts(variants)];
  }
}

function readText(text: string | undefined): string {
  return (text ?? '').slice(0, MAX_ADDRESS);
}

/** A text without our own parameters. */
function readAddress(text: string | undefined): string {
  return withoutOwnParameters(readText(text));
}

function readNumber(value: unknown): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : 0;
}

/**
 * Reads `he-IL,he;q=0.9` or `he-IL`. The order is kept, because all browsers send the languages
 * sorted by weight.
 */
function readLanguages(text: string): readonly string[] {
  return text
    .split(',')
    .map((part) => part.split(';')[0]?.trim() ?? '')
    .filter((language) => language !== '')
    .slice(0, 10);
}

/** Shops use numbers as ids, so a number counts as a text. */
function readTexts(json: string | undefined): readonly string[] {
  const list = parse(json);
  return Array.isArray(list)
    ? list
        .slice(0, ITEMS_READ)
        .filter((item) => typeof item === 'string' || typeof item === 'number')
        .map((item) => String(item).slice(0, MAX_ADDRESS))
    : [];
}

function readRecord(json: string | undefined): Readonly<Record<string, unknown>> {
  const value = parse(json);
  return isRecord(value) ? value : {};
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads cookies from a JSON object, or from the text of `document.cookie`. */
function readCookies(text: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const [name, value] of Object.entries(readRecord(text)))
    if (typeof value === 'string' && cookies.size < COOKIES_READ) cookies.set(name, value);
  if (cookies.size > 0 || text === undefined) return cookies;
  const pairs = text.split(';').map((pair) => pair.trim().split('='));
  return new Map(
    pairs.slice(0, COOKIES_READ).map(([name = '', ...value]) => [name, decoded(value.join('='))]),
  );
}

/** The value as its script wrote it. Other scripts of the page may write values without encoding. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Parses JSON. Broken or foreign text counts as missing. */
function parse(json: string | undefined): unknown {
  return json === undefined ? undefined : readJsonText(json);
}
