import type { Popup } from '@beckon/contract/popup';

/** The parts of a popup that are needed to arm its triggers. */
export type TriggeredPopup = Pick<Popup, 'id' | 'triggers' | 'frequency'>;
