import type { LivePopup } from '../../store/store.ts';

/**
 * Makes a popup the form of its landing page: it is drawn in the page at once and cannot be closed.
 * A game needs its own stage, so it stays unchanged and opens by a click.
 */
export function formOfLandingPage(popup: LivePopup): LivePopup {
  if (popup.type === 'gamified') return popup;
  const { common: _common, ...own } = popup;
  const { teaser: _teaser, abTest: _abTest, closing, ...settings } = popup.published.settings;
  const { autoCloseAfterSeconds: _autoClose, ...staying } = closing;
  return {
    ...own,
    type: 'embedded',
    format: 'format_1',
    published: {
      ...popup.published,
      settings: {
        ...settings,
        triggers: {},
        closing: { ...staying, option: 'none', contentLock: false },
      },
    },
  };
}
