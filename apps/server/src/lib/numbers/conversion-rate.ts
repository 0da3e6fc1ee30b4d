/**
 * Conversions per view, rounded to four decimal places; 0 without views. At most 1: visitors can
 * send an embedded form several times in one view.
 */
export function conversionRate(conversions: number, views: number): number {
  return views === 0 ? 0 : roundedRate(Math.min(1, conversions / views));
}

export function roundedRate(rate: number): number {
  return Math.round(rate * 10_000) / 10_000;
}
