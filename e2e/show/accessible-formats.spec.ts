import {
  FORMAT_COUNTS,
  LANGUAGES,
  LAYOUTS,
  POPUP_TYPES,
  type Layout,
  type PopupType,
} from '@beckon/contract/values';
import { expect, test } from '../fixtures/worker.ts';

const VIEWPORTS = {
  desktop: { width: 1280, height: 800 },
  mobile: { width: 390, height: 844 },
} as const;
/**
 * `BECKON_WEB_FONTS=off` draws the formats as on a site that has switched web fonts off.
 * `BECKON_FONTS` uses only the fonts of these folders.
 */
const FONTS = process.env['BECKON_WEB_FONTS'] === 'off' ? { fonts: 'off' } : {};
/** The number of other looks of the games. */
const GAME_LOOKS = 6;
/** "content" is another name for lightbox. */
const TYPES = POPUP_TYPES.filter((type) => type !== 'content');

/**
 * Screens after a form, and error messages, have the same styles in both layouts but less space on
 * phones, so they are checked there.
 */
function screensOf(type: PopupType, layout: Layout): readonly Readonly<Record<string, string>>[] {
  // Drawing takes longer than checking, so a form that will be sent is also checked before.
  const form = { screen: 'form', ...(layout === 'mobile' ? { sent: 'empty' } : {}) };
  const others =
    type === 'gamified' ? ['play', 'won', 'lost'] : layout === 'mobile' ? ['thanks'] : [];
  return [form, ...others.map((screen) => ({ screen }))];
}

/** Every format of a type, in each language, with its screens. */
function formatsOf(type: PopupType, layout: Layout): Readonly<Record<string, string>>[] {
  const names = Array.from({ length: FORMAT_COUNTS[type] }, (_, index) => ({
    format: `format_${index + 1}`,
  }));
  const looks = Array.from({ length: type === 'gamified' ? GAME_LOOKS : 0 }, (_, index) => ({
    look: `${index + 1}`,
  }));
  return [...names, ...looks].flatMap((name) =>
    LANGUAGES.flatMap((language) =>
      screensOf(type, layout).map((screen) => ({
        type,
        ...name,
        language,
        layout,
        ...FONTS,
        ...screen,
      })),
    ),
  );
}

for (const type of TYPES)
  for (const layout of LAYOUTS) {
    test(`every ${type} is accessible and fits its place on ${layout === 'mobile' ? 'phones' : 'desktops'}`, async ({
      gallery,
    }) => {
      test.slow();
      await gallery.page.setViewportSize(VIEWPORTS[layout]);
      expect(await gallery.complaintsAbout(formatsOf(type, layout))).toEqual([]);
    });
  }
