import type { PopupStatus } from '@beckon/contract/values';
import type { PopupType } from '@beckon/contract/values';

/** The kinds of popup as owners call them. */
export const TYPE_WORDS: Readonly<Record<PopupType, string>> = {
  lightbox: 'Lightbox',
  bar: 'Bar',
  sside: 'Slide-in',
  bside: 'Corner card',
  browsing: 'Browsing prompt',
  mobile: 'Mobile popup',
  social: 'Social widget',
  fullpage: 'Full page',
  embedded: 'Embedded form',
  gamified: 'Game',
  content: 'Content popup',
};

export const STATUS_WORDS: Readonly<Record<PopupStatus, string>> = {
  draft: 'Draft',
  active: 'Live',
  paused: 'Paused',
  deleted: 'Deleted',
};
