/**
 * Conversions per view; 0 without views. At most 1: visitors can send an embedded form several
 * times in one view. It is not rounded: who shows it rounds it, once.
 */
export function conversionRate(conversions: number, views: number): number {
  return views === 0 ? 0 : Math.min(1, conversions / views);
}
