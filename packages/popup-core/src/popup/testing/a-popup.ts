import type { Popup } from '@beckon/contract/popup';
import type { PopupWithBrokenRules } from '../broken-rules.ts';

/** A lightbox that opens after 5 s. A test passes only the properties that it is about. */
export function aPopup(changes: Partial<Popup> = {}): Popup {
  return {
    id: 'abcdefghijk01',
    name: 'Newsletter',
    type: 'lightbox',
    format: 'format_1',
    accountId: 'account1',
    target: 'lead',
    language: 'en',
    template: { html: '<div id="abcdefghijk01" class="poptin-popup"></div>' },
    viewerId: 'viewer1',
    triggers: { afterSeconds: { seconds: 5, on: 'page' } },
    filters: {},
    frequency: { rule: 'display_everytime_everypage_5', scope: 'all' },
    stopForConverted: false,
    appearance: {
      location: { horizontal: 'center', vertical: 'middle' },
      entryEffect: 'none',
      exitEffect: 'none',
      background: 'none',
      size: { width: 800, height: 500 },
      pushesPage: false,
    },
    closing: {
      option: 'x',
      enabledAfterSeconds: 0,
      hiddenUntilEnabled: false,
      comment: '',
      skipLabel: '',
      onOutsideClick: true,
      contentLock: false,
    },
    afterConversion: { thanksScreen: true },
    isFreePlan: false,
    hasCredit: false,
    ...changes,
  };
}

/** The same popup as it is read from the display answer. */
export function aPopupWithRules(changes: Partial<Popup> = {}): PopupWithBrokenRules {
  return { popup: aPopup(changes), brokenRules: [] };
}
