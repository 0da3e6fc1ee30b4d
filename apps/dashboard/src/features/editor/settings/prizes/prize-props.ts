import type { PrizeStock } from '@beckon/contract/owner-calls';
import type { PrizeSettings } from '@beckon/contract/settings';

export interface PrizeProps {
  readonly prize: PrizeSettings;
  readonly popupId: string;
  readonly stock: PrizeStock | undefined;
  readonly onChange: (prize: PrizeSettings) => void;
}
