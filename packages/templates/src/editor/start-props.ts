import type { Language, PopupType } from '@beckon/contract/values';
import type { BlockKind } from '../blocks/block.ts';
import { COPY } from '../copy.ts';
import { fieldStart } from './field-starts.ts';

type Props = Readonly<Record<string, unknown>>;

/** In a game, a coupon block shows the code of the prize that was won. */
const PRIZE_CODE = { code: '{{prize_code}}' };

/** The settings of a new block, in the language of its popup. */
export function startProps(
  { type, defaults }: BlockKind,
  language: Language,
  popupType: PopupType,
): Props {
  const { days, hours, minutes, seconds } = COPY[language].shared;
  return {
    ...defaults,
    ...COPY[language].newParts.blocks[type],
    ...(type === 'Field' ? fieldStart('email', language) : {}),
    ...(type === 'Countdown' ? { days, hours, minutes, seconds } : {}),
    ...(type === 'Coupon' && popupType === 'gamified' ? PRIZE_CODE : {}),
  };
}
