import { type Static, Type } from 'typebox';
import { literals } from './literals.ts';

/**
 * Fonts to choose from: `site` is that of the page around the popup, `system` that of the visitor's
 * device; the others are web fonts that our server sends.
 */
export const FONT_NAMES = [
  'site',
  'system',
  'humanist',
  'grotesque',
  'geometric',
  'rounded',
  'book',
  'oldStyle',
  'didone',
  'slab',
  'poster',
  'mono',
  'hand',
] as const;
export type FontName = (typeof FONT_NAMES)[number];

const Colour = Type.String({ pattern: '^#[0-9a-fA-F]{6}$' });
/**
 * The address may be used in a style sheet, so it must not contain characters that could end it
 * there.
 */
const PICTURE_PATTERN = '^https?://[^\\s"\'()<>\\\\;{}]+$';
export const PictureAddress = Type.String({ maxLength: 1000, pattern: PICTURE_PATTERN });
/** Empty: there is none. */
export const PictureAddressOrNone = Type.String({
  maxLength: 1000,
  pattern: `^$|${PICTURE_PATTERN}`,
});
const Picture = Type.Object(
  {
    url: PictureAddress,
    /**
     * How strongly the background colour covers the picture, in percent, so that text stays
     * readable.
     */
    veil: Type.Integer({ minimum: 0, maximum: 95 }),
  },
  { additionalProperties: false },
);

/**
 * The owner's changes to a theme: colours, fonts, corners and picture. Missing values come from the
 * theme, or are chosen to be readable.
 */
export const OwnLook = Type.Object(
  {
    background: Type.Optional(Colour),
    text: Type.Optional(Colour),
    /** The main colour: buttons and coloured panels. */
    button: Type.Optional(Colour),
    /** Emphasised words and the second button. */
    accent: Type.Optional(Colour),
    font: Type.Optional(literals(FONT_NAMES)),
    headlineFont: Type.Optional(literals(FONT_NAMES)),
    /** Radius in CSS pixels at scale 1. */
    corners: Type.Optional(Type.Integer({ minimum: 0, maximum: 40 })),
    picture: Type.Optional(Picture),
  },
  { additionalProperties: false },
);
export type OwnLook = Static<typeof OwnLook>;
