import type { OwnLook } from '@beckon/contract/settings';
import type { Language } from '@beckon/contract/values';
import { facesCss } from '../faces/faces.ts';
import { isDark } from './contrast.ts';
import { ownPalette } from './own-palette.ts';
import { themeCss } from './theme-css.ts';
import type { Palette, Theme } from './theme.ts';
import { toRgb } from './to-rgb.ts';

const ROUNDEST_BUTTON = 99;
const SHADOW_COLOUR = /rgb\((\d+) \d+ \d+\/([.\d]+)\)/g;

/**
 * The css of a theme with the owner's look, including web fonts. Canvas, preview and visitors get
 * the same css. `words` is the text that will be drawn, as far as it is known; it decides whether
 * rarer Latin letters are needed.
 */
export function lookCss(
  theme: Theme,
  language: Language,
  { look = {}, words = '' }: { readonly look?: OwnLook | undefined; readonly words?: string },
): string {
  const own = withLook(theme, look);
  return (
    facesCss([own.font, own.display.font], language, words) +
    themeCss(own, language) +
    pictureCss(look)
  );
}

/** The theme with the owner's changes. */
export function withLook(theme: Theme, look: OwnLook): Theme {
  const { font, display, radius } = theme;
  const headlines = look.headlineFont ?? look.font;
  const palette = ownPalette(theme.palette, look);
  return {
    ...theme,
    palette,
    shadow: palette === theme.palette ? theme.shadow : shadowOf(theme.shadow, palette),
    font: look.font ?? font,
    display: headlines === undefined ? display : { ...display, font: headlines },
    radius: look.corners === undefined ? radius : radiusOf(look.corners),
  };
}

/**
 * The theme's shadow in the owner's colours, because a coloured glow of the theme would not suit
 * them. The light edge of a dark popup stays light.
 */
function shadowOf(shadow: string, { bg, deep }: Palette): string {
  const colour = toRgb(deep).join(' ');
  return shadow.replaceAll(SHADOW_COLOUR, (whole, red: string, alpha: string) =>
    red === '255' && isDark(bg) ? whole : `rgb(${colour}/${alpha})`,
  );
}

/**
 * The corners of fields and buttons follow those of the popup. From 30 px on, buttons are fully
 * round.
 */
function radiusOf(corners: number): Theme['radius'] {
  return {
    popup: corners,
    small: Math.round(corners * 0.6),
    button: corners >= 30 ? ROUNDEST_BUTTON : Math.round(corners * 0.7),
  };
}

function pictureCss({ picture }: OwnLook): string {
  if (picture === undefined) return '';
  const veil = `color-mix(in srgb,var(--s,var(--bk-bg)) ${picture.veil}%,#0000)`;
  return `.t-screen{background-image:linear-gradient(${veil},${veil}),url("${picture.url}");background-size:cover;background-position:center}`;
}
