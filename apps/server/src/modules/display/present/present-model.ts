import type { Popup } from '@beckon/contract/popup';
import { phoneSizeOf } from '@beckon/contract/settings';
import { popupFromSettings } from '@beckon/popup-core/popup/popup-from-settings';
import type { LivePopup } from '../../../store/store.ts';
import type { LookSource, Presentation } from './present-popup.ts';
import { fileFor } from '../templates/template-file.ts';

/** The properties that differ between popups. They come first in the answer. */
type Identity =
  | 'id'
  | 'type'
  | 'format'
  | 'name'
  | 'target'
  | 'template'
  | 'accountId'
  | 'viewerId';

/** The properties that belong to one popup or differ between visitors, in our own form. */
export function modelIdentity(live: LivePopup, to: Presentation): Pick<Popup, Identity> {
  const { id, type, format, published } = live;
  const { accountId, publicUrl, visitorId } = to;
  const { name, target } = published;
  return {
    id,
    type,
    format,
    name,
    target,
    template: { url: `${publicUrl}/templates/${fileFor(live, to)}` },
    accountId,
    viewerId: visitorId,
  };
}

/** All other properties, which are the same for all popups with one `common`. */
export function modelLook(
  { published }: LookSource,
  { hasCredit, isMobile }: Pick<Presentation, 'hasCredit' | 'isMobile'>,
): Omit<Popup, Identity> {
  const popup = popupFromSettings(published.settings);
  const isPhoneDesign = isMobile && published.mobileTemplateHash !== undefined;
  const { size } = popup.appearance;
  return {
    ...popup,
    appearance: { ...popup.appearance, size: isPhoneDesign ? phoneSizeOf(size) : size },
    language: published.language,
    // Only free plans have these two features.
    isFreePlan: hasCredit,
    hasCredit,
  };
}
