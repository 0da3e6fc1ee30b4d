import type { PopupDetail } from '@beckon/contract/owner-calls';
import type { Screen } from '@beckon/contract/values';
import { SCREEN_NAMES } from '@beckon/templates';
import { screensOf } from '../screens-of.ts';

/** The start of a preview: a screen of the popup, or its teaser. */
export type PreviewStart = Screen | 'teaser';

/** The possible starts of this popup's preview, with labels. */
export function previewStarts(
  popup: Pick<PopupDetail, 'type' | 'settings'>,
): readonly { readonly value: PreviewStart; readonly label: string }[] {
  const screens = screensOf(popup).map((value) => ({ value, label: SCREEN_NAMES[value] }));
  return popup.settings.teaser === undefined
    ? screens
    : [...screens, { value: 'teaser', label: 'Teaser' }];
}
