/** The code of a currency, three capital letters; empty for anything else. */
export function readCurrency(text: string | undefined): string {
  const currency = (text ?? '').trim().toUpperCase();
  return /^[A-Z]{3}$/.test(currency) ? currency : '';
}
