import type { PopupNumbers } from '@beckon/contract/owner-calls';
import type { ReportCounts } from '../store/store.ts';

/**
 * The counts, with the rate of conversions per view, rounded to four decimal places; 0 without
 * views.
 */
export function presentNumbers(
  { views, closes, conversions }: Pick<ReportCounts, 'views' | 'closes' | 'conversions'> = {
    views: 0,
    closes: 0,
    conversions: 0,
  },
): PopupNumbers {
  return {
    views,
    closes,
    conversions,
    rate: views === 0 ? 0 : Math.round((conversions / views) * 10_000) / 10_000,
  };
}
