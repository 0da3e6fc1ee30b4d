import type { OwnLook } from '@beckon/contract/settings';
import { contrast, isDark, lettersOn, mix, READABLE, readable } from './contrast.ts';
import type { Palette } from './theme.ts';

type OwnColours = Pick<OwnLook, 'background' | 'text' | 'button' | 'accent'>;

const WHITE = '#ffffff';
const BLACK = '#000000';

/**
 * The theme's colours with the owner's colours. Colours that the owner did not choose are derived
 * from the chosen ones and are readable with them. A text colour that the owner chose is not
 * changed, even if it is not readable.
 */
export function ownPalette(theme: Palette, own: OwnColours): Palette {
  if ([own.background, own.text, own.button, own.accent].every((colour) => colour === undefined))
    return theme;
  const bg = own.background ?? theme.bg;
  const accent = own.button ?? theme.accent;
  const ink = own.text ?? readable(theme.ink, bg);
  const tint = tintOf(bg, accent, ink);
  const { deep, pop } = deepAndPop(theme, own, { bg, accent });
  return {
    ...theme,
    ...fieldColours(bg, ink),
    bg,
    ink,
    accent,
    tint,
    deep,
    pop,
    mark: readable(own.accent ?? accent, bg, tint),
    muted: readable(mix(ink, bg, 0.72), bg, tint),
    onAccent: lettersOn(accent),
    onDeep: lettersOn(deep),
    onPop: lettersOn(pop),
    line: mix(ink, bg, 0.2),
    ...drawingColours(theme, { accent, bg, ink }),
    danger: readable(isDark(bg) ? '#ffb4ab' : '#b3261e', bg),
    success: readable(isDark(bg) ? '#9be7b4' : '#1d6b3d', bg),
  };
}

/** The darkest background, and the colour that stands out on it. */
function deepAndPop(
  theme: Palette,
  { background, button, accent: chosen }: OwnColours,
  { bg, accent }: Pick<Palette, 'bg' | 'accent'>,
): Pick<Palette, 'deep' | 'pop'> {
  const deep = button === undefined && background === undefined ? theme.deep : deepOf(bg, accent);
  return { deep, pop: readable(chosen ?? (button === undefined ? theme.pop : accent), deep) };
}

/**
 * The darkest background: a dark shade of the main colour. If the background itself is dark, it is
 * a shade of that, because a dark yellow or green beside black looks dirty.
 */
function deepOf(bg: string, accent: string): string {
  return isDark(bg) ? mix(bg, BLACK, 0.55) : mix(accent, BLACK, 0.3);
}

/**
 * The background with a little of the main colour. The background itself if text would be less
 * readable on the mixture.
 */
function tintOf(bg: string, accent: string, ink: string): string {
  const tint = mix(accent, bg, 0.1);
  const isReadable = [ink, lettersOn(bg)].every(
    (letters) => contrast(letters, tint) >= Math.min(READABLE, contrast(letters, bg)),
  );
  return isReadable ? tint : bg;
}

/** In drawings, wood, sand and cloth get the main colour. Skin keeps the theme's colour. */
function drawingColours(
  { art, skin = art }: Palette,
  { accent, bg, ink }: Pick<Palette, 'accent' | 'bg' | 'ink'>,
): Pick<Palette, 'art' | 'skin' | 'artInk'> {
  return { art: mix(accent, bg, 0.5), skin, artInk: isDark(bg) ? mix(accent, BLACK, 0.45) : ink };
}

function fieldColours(
  bg: string,
  ink: string,
): Pick<Palette, 'fieldBg' | 'fieldInk' | 'fieldBorder'> {
  const fieldBg = isDark(bg) ? mix(WHITE, bg, 0.1) : WHITE;
  return {
    fieldBg,
    fieldInk: readable(ink, fieldBg),
    fieldBorder: readable(mix(ink, bg, 0.6), bg),
  };
}
