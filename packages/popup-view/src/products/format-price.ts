import type { Language } from '@beckon/contract/values';

/**
 * A price in the format of the visitor's language. A price that is not a plain number stays as the
 * shop wrote it. An unknown currency is written after the number.
 */
export function formatPrice(price: string, currency: string, language: Language): string {
  const amount = Number(price);
  if (price.trim() === '' || !Number.isFinite(amount)) return price;
  try {
    return new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    }).format(amount);
  } catch {
    // `currency` is not the code of a currency.
    return `${price} ${currency}`.trim();
  }
}

/** Whether the earlier price is shown crossed out: it must be a number above the price. */
export function isReduced(price: string, before: string): boolean {
  return before.trim() !== '' && Number(before) > Number(price);
}
