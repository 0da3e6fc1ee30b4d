import type { PopupType } from '../values/popups/popup-types.ts';
import type { AppearanceSettings } from './appearance.ts';
import type { PopupSettings } from './popup-settings.ts';

/** Base sizes at scale 1 in CSS pixels. docs/behaviour/appearance.md#sizes. */
export const BASE_SIZES: Readonly<
  Record<PopupType, { readonly width: number; readonly height: number }>
> = {
  lightbox: { width: 800, height: 500 },
  content: { width: 800, height: 500 },
  bar: { width: 1920, height: 80 },
  sside: { width: 380, height: 520 },
  bside: { width: 380, height: 520 },
  browsing: { width: 380, height: 520 },
  social: { width: 420, height: 480 },
  mobile: { width: 360, height: 560 },
  fullpage: { width: 1920, height: 1080 },
  embedded: { width: 640, height: 360 },
  gamified: { width: 900, height: 950 },
};

/** The width of the phone that phone designs are made for, in CSS pixels. */
export const PHONE_WIDTH_PX = 390;

const LOCATIONS: Partial<Record<PopupType, AppearanceSettings['location']>> = {
  bar: { horizontal: 'center', vertical: 'top' },
  sside: { horizontal: 'right', vertical: 'bottom' },
  bside: { horizontal: 'right', vertical: 'bottom' },
  browsing: { horizontal: 'left', vertical: 'bottom' },
  social: { horizontal: 'right', vertical: 'bottom' },
};

/**
 * The size of a phone design. It is rendered at a phone's width, whatever the size of the desktop
 * design is. Its height follows its content.
 */
export function phoneSizeOf({ height }: AppearanceSettings['size']): AppearanceSettings['size'] {
  return { width: PHONE_WIDTH_PX, height };
}

/** The settings a new popup starts with: opens after 5 s on the page, once every 3 days. */
export function defaultSettings(type: PopupType): PopupSettings {
  return {
    triggers: { afterSeconds: { seconds: 5, on: 'page' } },
    filters: {},
    frequency: { rule: 'display_once_every_few_days_3', count: 3, scope: 'all' },
    stopForConverted: true,
    appearance: {
      location: LOCATIONS[type] ?? { horizontal: 'center', vertical: 'middle' },
      entryEffect: type === 'bar' ? 'slideInDown' : 'zoomIn',
      exitEffect: 'fadeOut',
      background: 'none',
      size: BASE_SIZES[type],
      pushesPage: type === 'bar',
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
    afterConversion: { thanksScreen: true, thanksCloseAfterSeconds: 5 },
    audience: { groups: [] },
    schedule: {},
  };
}
