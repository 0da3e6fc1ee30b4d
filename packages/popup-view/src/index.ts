import { mountPopup } from './mount/mount-popup.tsx';
import { mountTeaser } from './mount/mount-teaser.tsx';
import type { ViewPart } from './view-contract.ts';

/** What the `view` file brings: the drawing half of the widget, for the gallery and the dashboard's preview too. */
export const viewPart: ViewPart = { mountPopup, mountTeaser };

export { buildTags, type TagSources } from './template/replace-tags.ts';
export { linkAddress } from './template/link-address.ts';
export { parseTimer, timerLeftMs, type PopupTimer } from './timer/parse-timer.ts';
export type * from './part-contracts.ts';
export type * from './view-contract.ts';
