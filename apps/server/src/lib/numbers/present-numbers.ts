import type { PopupNumbers } from '@beckon/contract/owner-calls';
import type { ReportCounts } from '../../store/store.ts';
import { conversionRate } from './conversion-rate.ts';

/** The counts, with the rate of conversions per view. */
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
    rate: conversionRate(conversions, views),
  };
}
