import type { Popup } from '@beckon/contract/popup';

/** What a popup's triggers are armed by. */
export type TriggeredPopup = Pick<Popup, 'id' | 'triggers' | 'frequency'>;
