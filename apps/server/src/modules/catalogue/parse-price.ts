/** The price in a text: a plain decimal number, and the currency if the text names one. */
export interface Price {
  readonly amount: string;
  readonly currency: string | undefined;
}

export type PriceProblem = 'not-a-number' | 'negative' | 'unclear';

const SYMBOLS: Readonly<Record<string, string>> = {
  '₪': 'ILS',
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
};
/** Currencies whose prices have three decimal places. */
const THREE_PLACES = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']);
const CURRENCY = /[A-Z]{3}|ש"ח|ש״ח/;
/** Characters around a price: signs and codes of currencies. */
const AROUND = /[\p{Sc}\u200e\u200f]|\b[A-Z]{3}\b|ש"ח|ש״ח/gu;
const LONGEST = 40;

/**
 * Reads a price in the usual notations: `1299.9`, `₪1,299.90`, `1.299,90 EUR`, `1 299`. A single
 * point before three digits may separate thousands or decimals, and is `unclear`.
 */
export function parsePrice(text: string): Price | PriceProblem {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST) return 'not-a-number';
  const currency = currencyIn(trimmed);
  const bare = trimmed.replaceAll(AROUND, '').replaceAll(/[\s\u00a0\u202f'’]/g, '');
  const isNegative = /^[-−]|^\(.*\)$|[-−]$/.test(bare);
  const digits = bare.replaceAll(/[-−+()]/g, '');
  const decimal = decimalSignOf(digits, currency);
  if (decimal === 'unclear') return 'unclear';
  const amount = toAmount(digits, decimal);
  if (amount === undefined) return 'not-a-number';
  return isNegative && Number(amount) !== 0 ? 'negative' : { amount, currency };
}

function currencyIn(text: string): string | undefined {
  const symbol = Object.keys(SYMBOLS).find((sign) => text.includes(sign));
  if (symbol !== undefined) return SYMBOLS[symbol];
  const [code] = CURRENCY.exec(text) ?? [];
  return code === undefined || /^[A-Z]{3}$/.test(code) ? code : 'ILS';
}

function toAmount(digits: string, decimal: string): string | undefined {
  if (!/^\d[\d.,]*$|^[.,]\d+$/.test(digits)) return undefined;
  const at = decimal === '' ? digits.length : digits.lastIndexOf(decimal);
  const [whole, places] = [digits.slice(0, at), digits.slice(at + 1)];
  // Groups of digits may be separated only by the other sign, and each has three digits.
  if (!/^\d{0,12}$|^\d{1,3}([.,]\d{3})+$/.test(whole) || !/^\d{0,6}$/.test(places))
    return undefined;
  const plain = whole.replaceAll(/[.,]/g, '').replace(/^0+(?=\d)/, '');
  return `${plain === '' ? '0' : plain}${places === '' ? '' : `.${places}`}`;
}

/** The decimal separator; empty if there are no decimals. */
function decimalSignOf(digits: string, currency: string | undefined): '.' | ',' | '' | 'unclear' {
  const signs = digits.replaceAll(/[^.,]/g, '');
  const last = signs.endsWith('.') ? '.' : ',';
  if (signs.includes('.') && signs.includes(',')) return last;
  if (signs.length !== 1) return '';
  return singleSignIn(digits, last, currency);
}

/** The meaning of the only sign of a number: before three digits it may separate thousands. */
function singleSignIn(
  digits: string,
  sign: '.' | ',',
  currency: string | undefined,
): ReturnType<typeof decimalSignOf> {
  const isGroup = /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits);
  if (!isGroup) return sign;
  if (THREE_PLACES.has(currency ?? '')) return sign;
  return sign === ',' ? '' : 'unclear';
}
