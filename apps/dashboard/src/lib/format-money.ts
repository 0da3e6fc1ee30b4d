/** ₪1,299.90; the number and the code as they are where the currency is unknown. */
export function formatMoney(amount: string, currency: string): string {
  const number = Number(amount);
  if (amount === '' || !Number.isFinite(number)) return amount;
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).format(number);
  } catch {
    // No code of a currency, or none at all.
    return `${amount} ${currency}`.trim();
  }
}
