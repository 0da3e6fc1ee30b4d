/**
 * An amount with its currency, for example ₪1,299.90. With an unknown currency, the amount and the
 * code unchanged.
 */
export function formatMoney(amount: string, currency: string): string {
  const number = Number(amount);
  if (amount === '' || !Number.isFinite(number)) return amount;
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).format(number);
  } catch {
    // The currency code is invalid or empty.
    return `${amount} ${currency}`.trim();
  }
}
