import type { TestVisitRequest } from '@beckon/contract/owner-calls';

/** The form as it is; numbers are empty while they are typed. */
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

/** A new visitor on a computer, now. */
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

/** What the server is asked; empty fields count as not given. */
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

/** By field, what cannot be asked. */
export const VISIT_CHECKS = {
  url: (url: string) =>
    /^https?:\/\/[^\s/]+/.test(url.trim()) ? undefined : 'Write the whole address, with https://',
  country: (country: string) =>
    /^([a-z]{2})?$/i.test(country.trim()) ? undefined : 'Two letters, such as DE',
} as const;
