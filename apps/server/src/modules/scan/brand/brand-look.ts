import type { FontName, OwnLook } from '@beckon/contract/settings';
import { converter, formatHex, parse, wcagContrast } from 'culori';
import type { BrandRules, Values } from './brand-rules.ts';

const READABLE = 4.5;
/** The minimum contrast of a button. Below it, the button looks like a part of the background. */
const STANDS_OUT = 1.4;
const GREY = 0.03;
const MOST_CORNERS = 40;
const REM_PX = 16;
/** In letters. The values come from foreign pages, and may be as long as these. */
const LONGEST_COLOUR = 200;
const toOklch = converter('oklch');

/** Names of custom properties that sites use for their main colour, the most reliable first. */
const MAIN_COLOUR = [
  /^--(.*-)?(brand|primary)(-colou?r)?(-(base|default|main|500|600))?$/i,
  /^--(.*-)?colou?r-(brand|primary)/i,
  /^--(.*-)?(accent|theme|cta|button-background|button-bg)(-colou?r)?(-500)?$/i,
];
const SECOND_COLOUR = /^--(.*-)?(accent|secondary|highlight)(-colou?r)?(-(base|default|500))?$/i;

/** Web fonts of pages that are among our own fonts. */
const OWN_FONTS: ReadonlyMap<string, FontName> = new Map([
  ['assistant', 'humanist'],
  ['hanken grotesk', 'grotesque'],
  ['heebo', 'grotesque'],
  ['outfit', 'geometric'],
  ['rubik', 'geometric'],
  ['fredoka', 'rounded'],
  ['eb garamond', 'book'],
  ['frank ruhl libre', 'book'],
  ['fraunces', 'oldStyle'],
  ['playfair display', 'didone'],
  ['bitter', 'slab'],
  ['suez one', 'slab'],
  ['anton', 'poster'],
  ['ibm plex mono', 'mono'],
  ['caveat', 'hand'],
]);

/**
 * The look of a page with these styles. Values that the styles do not contain, and colours that
 * clash, are left out.
 */
export function brandLookOf(rules: BrandRules, themeColour: string | undefined): OwnLook {
  const font = fontOf(rules.page);
  const headlineFont = fontOf(rules.headline);
  const corners = cornersOf(rules.button.get('border-radius'));
  return {
    ...coloursOf(rules, themeColour),
    ...(font === undefined ? {} : { font }),
    ...(headlineFont === undefined || headlineFont === font ? {} : { headlineFont }),
    ...(corners === undefined ? {} : { corners }),
  };
}

function coloursOf({ root, page, button }: BrandRules, themeColour: string | undefined): OwnLook {
  const background = groundOf(page);
  const ground = background ?? '#ffffff';
  const text = colourOf(page.get('color'));
  const main = mainColour(ground, [
    groundOf(button),
    ...MAIN_COLOUR.map((name) => namedColour(root, name)),
    colourOf(themeColour),
  ]);
  const accent = namedColour(root, SECOND_COLOUR);
  return {
    ...(background === undefined ? {} : { background }),
    ...(text === undefined || wcagContrast(text, ground) < READABLE ? {} : { text }),
    ...(main === undefined ? {} : { button: main }),
    ...(accent === undefined || accent === main ? {} : { accent }),
  };
}

function groundOf(values: Values): string | undefined {
  return colourOf(values.get('background-color') ?? values.get('background'));
}

/** The first colour that contrasts with the background; a grey only if there is no other colour. */
function mainColour(ground: string, colours: readonly (string | undefined)[]): string | undefined {
  const visible = colours.filter(
    (colour) => colour !== undefined && wcagContrast(colour, ground) >= STANDS_OUT,
  );
  return visible.find((colour) => (toOklch(colour)?.c ?? 0) > GREY) ?? visible[0];
}

function namedColour(root: Values, name: RegExp): string | undefined {
  for (const [property, value] of root) {
    const colour = name.test(property) ? colourOf(value) : undefined;
    if (colour !== undefined) return colour;
  }
  return undefined;
}

/** The colour as `#rrggbb`. Undefined for anything else, and for transparent colours. */
function colourOf(value: string | undefined): string | undefined {
  const [written = ''] = (value ?? '').slice(0, LONGEST_COLOUR).split('!');
  const colour = parse(written.trim());
  return colour === undefined || (colour.alpha ?? 1) < 1 ? undefined : formatHex(colour);
}

/** One of our own fonts if the page uses the same; otherwise the font of the page. */
function fontOf(values: Values): FontName | undefined {
  const family = (values.get('font-family') ?? '').split(',')[0]?.replaceAll(/["']/g, '').trim();
  if (family === undefined || family === '' || /^(inherit|initial|unset|var\()/i.test(family))
    return undefined;
  return OWN_FONTS.get(family.toLowerCase()) ?? 'site';
}

/** The radius of a popup's corners in px, from that of a button: popups are somewhat rounder. */
function cornersOf(value: string | undefined): number | undefined {
  const [, size, unit] = /^([\d.]+)(px|rem|em|%)?/.exec(value ?? '') ?? [];
  if (size === undefined) return undefined;
  const px = Number(size) * (unit === 'rem' || unit === 'em' ? REM_PX : 1);
  return unit === '%' ? MOST_CORNERS : Math.min(MOST_CORNERS, Math.round(px / 0.7));
}
