import type { Language } from '@beckon/contract/values';

/**
 * A price as the visitor's language writes it. The shop's own text stays if it is not a plain
 * number; a currency that the browser does not know is written after the number.
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
    // Not the code of a currency.
    return `${price} ${currency}`.trim();
  }
}

/** Whether the price before is one to cross out: a number above the price. */
export function isReduced(price: string, before: string): boolean {
  return before.trim() !== '' && Number(before) > Number(price);
}
