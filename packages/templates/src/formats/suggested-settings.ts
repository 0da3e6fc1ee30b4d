import type { SettingsPatch } from './format.ts';

/**
 * A clock of a quarter of an hour; the popup closes when it has run out.
 * docs/behaviour/popup-parts.md#countdown.
 */
export const withClock: SettingsPatch = { appearance: { timer: { version: 0, value: '15:00' } } };

/** For those who are about to leave. */
export const onLeaving: SettingsPatch = { triggers: { exitIntent: { backButton: false } } };

/** For those who read on. */
export const onReading: SettingsPatch = { triggers: { scrolledPercent: 50 } };

/** For those who have stopped moving. */
export const onIdle: SettingsPatch = { triggers: { inactiveSeconds: 30 } };

/** Stays until it is answered or closed: does not hide from those who gave their address elsewhere. */
export const forEveryone: SettingsPatch = {
  stopForConverted: false,
  frequency: { rule: 'display_once_a_day_1', scope: 'all' },
};

/** At the bottom edge. */
export const atBottom: SettingsPatch = {
  appearance: { location: { horizontal: 'center', vertical: 'bottom' }, entryEffect: 'slideInUp' },
};

/** A first screen that pushes the page down. docs/behaviour/appearance.md#pushing-the-page. */
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

/** In the flow of the page: always there, nothing to close. */
export const inPage: SettingsPatch = {
  triggers: {},
  frequency: { rule: 'display_everytime_everypage_5', scope: 'all' },
  appearance: { entryEffect: 'none', exitEffect: 'none' },
  closing: { option: 'none', onOutsideClick: false },
};
