import type { TestVisitRequest } from '@beckon/contract/owner-calls';

/** The values of the form. A number is a string while its input is incomplete or empty. */
export interface VisitValues {
  readonly url: string;
  readonly referrer: string;
  readonly country: string;
  readonly device: 'desktop' | 'mobile';
  readonly language: string;
  readonly visit: number | string;
  readonly page: number | string;
  readonly popupsSeen: number | string;
  readonly cartValue: number | string;
  readonly cartItems: number | string;
  readonly cartProducts: string;
  readonly isCustomer: boolean;
  readonly cookies: string;
  readonly day: string;
  readonly time: string;
}

/** The initial values: a new visitor on a computer, now. */
export function firstVisit(url: string): VisitValues {
  return {
    url,
    referrer: '',
    country: '',
    device: 'desktop',
    language: 'en',
    visit: 1,
    page: 1,
    popupsSeen: 0,
    cartValue: 0,
    cartItems: 0,
    cartProducts: '',
    isCustomer: false,
    cookies: '',
    day: '',
    time: '',
  };
}

/**
 * The request for the server. An empty day or time is left out; an empty number becomes its
 * minimum.
 */
export function visitRequest(values: VisitValues): TestVisitRequest {
  const { url, referrer, country, device, language, isCustomer, cookies, day, time } = values;
  return {
    url: url.trim(),
    referrer: referrer.trim(),
    country: country.trim(),
    device,
    language: language.trim(),
    visit: numberIn(values.visit, 1),
    page: numberIn(values.page, 1),
    popupsSeen: numberIn(values.popupsSeen, 0),
    cartValue: numberIn(values.cartValue, 0),
    cartItems: numberIn(values.cartItems, 0),
    cartProductIds: values.cartProducts.split(/[\s,]+/).filter((id) => id !== ''),
    isCustomer,
    cookies,
    ...(day === '' ? {} : { day }),
    ...(time === '' ? {} : { time }),
  };
}

function numberIn(value: number | string, least: number): number {
  const number = Number(value);
  return Number.isFinite(number) ? Math.max(least, number) : least;
}

/** The validators of the form, by field. */
export const VISIT_CHECKS = {
  url: (url: string) =>
    /^https?:\/\/[^\s/]+/.test(url.trim()) ? undefined : 'Write the whole address, with https://',
  country: (country: string) =>
    /^([a-z]{2})?$/i.test(country.trim()) ? undefined : 'Two letters, such as DE',
} as const;
