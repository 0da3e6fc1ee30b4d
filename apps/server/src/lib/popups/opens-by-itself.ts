import type { PopupSettings } from '@beckon/contract/settings';
import type { PopupType } from '@beckon/contract/values';

/**
 * Whether a popup opens by itself. Popups that visitors open themselves, or that are part of the
 * page, are never held back, because a button that does nothing looks like a bug of the page.
 */
export function opensByItself(
  type: PopupType,
  { triggers }: Pick<PopupSettings, 'triggers'>,
): boolean {
  return type !== 'embedded' && triggers.clickOnly !== true;
}
