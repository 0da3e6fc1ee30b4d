import type { PopupDetail } from '@beckon/contract/owner-calls';
import type { Screen } from '@beckon/contract/values';
import { SCREEN_NAMES } from '@beckon/templates';
import { screensOf } from '../screens-of.ts';

/** What a preview begins with: a screen of the popup, or the tab that opens it. */
export type PreviewStart = Screen | 'teaser';

/** What the preview of this popup can begin with, in words. */
export function previewStarts(
  popup: Pick<PopupDetail, 'type' | 'settings'>,
): readonly { readonly value: PreviewStart; readonly label: string }[] {
  const screens = screensOf(popup).map((value) => ({ value, label: SCREEN_NAMES[value] }));
  return popup.settings.teaser === undefined
    ? screens
    : [...screens, { value: 'teaser', label: 'Teaser' }];
}
