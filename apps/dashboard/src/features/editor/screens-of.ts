import type { PopupDetail } from '@beckon/contract/owner-calls';
import { type Screen, SCREENS } from '@beckon/contract/values';

/** Screens that this popup can have. */
export function screensOf({ type }: Pick<PopupDetail, 'type'>): readonly Screen[] {
  return type === 'gamified' ? SCREENS : ['form', 'thanks'];
}
