import type { SettingsPatch } from './format.ts';

/**
 * A countdown of 15 minutes. The popup closes when it ends.
 * docs/behaviour/popup-parts.md#countdown.
 */
export const withClock: SettingsPatch = { appearance: { timer: { version: 0, value: '15:00' } } };

/** For visitors who are about to leave. */
export const onLeaving: SettingsPatch = { triggers: { exitIntent: { backButton: false } } };

/** For visitors who have read half of the page. */
export const onReading: SettingsPatch = { triggers: { scrolledPercent: 50 } };

/** For visitors who are inactive for 30 s. */
export const onIdle: SettingsPatch = { triggers: { inactiveSeconds: 30 } };

/** Shows once a day, also to visitors who have converted. */
export const forEveryone: SettingsPatch = {
  stopForConverted: false,
  frequency: { rule: 'display_once_a_day_1', scope: 'all' },
};

/** At the bottom edge. */
export const atBottom: SettingsPatch = {
  appearance: { location: { horizontal: 'center', vertical: 'bottom' }, entryEffect: 'slideInUp' },
};

/**
 * A screen at the top of the page, which pushes the page down.
 * docs/behaviour/appearance.md#pushing-the-page.
 */
export const welcomeScreen: SettingsPatch = {
  appearance: {
    pushesPage: true,
    entryEffect: 'fadeIn',
    location: { horizontal: 'center', vertical: 'top' },
  },
};

/** From the left edge. */
export const fromLeft: SettingsPatch = {
  appearance: { location: { horizontal: 'left', vertical: 'bottom' }, entryEffect: 'fadeInLeft' },
};

export const withStars: SettingsPatch = { appearance: { background: 'starry-sky' } };

/** Part of the page: always visible, without a close button. */
export const inPage: SettingsPatch = {
  triggers: {},
  frequency: { rule: 'display_everytime_everypage_5', scope: 'all' },
  appearance: { entryEffect: 'none', exitEffect: 'none' },
  closing: { option: 'none', onOutsideClick: false },
};
