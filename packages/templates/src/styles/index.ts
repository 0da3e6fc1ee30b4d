import { BUTTONS_CSS, NETWORKS_CSS, STORE_CSS } from './actions.ts';
import { BAR_CSS } from './bar.ts';
import { BASE_CSS, TONES_CSS } from './base.ts';
import { FORMS_CSS, OPTIONS_CSS } from './forms.ts';
import { COLUMNS_CSS, DIVIDERS_CSS, PANELS_CSS, SPACERS_CSS } from './layout.ts';
import {
  COUNTDOWN_CSS,
  COUPON_CSS,
  GAME_CSS,
  PRODUCTS_CSS,
  SOCIAL_CSS,
  TICKER_CSS,
} from './offers.ts';
import { LOGO_CSS, PERSON_CSS, PHOTO_CSS, PICTURES_CSS, VIDEO_CSS } from './pictures.ts';
import { BUBBLE_CSS, FIGURE_CSS, LIST_CSS, PILL_CSS, QUOTE_CSS, STAMP_CSS } from './words.ts';

/** A part of the style sheet and a word of the markup that asks for it. */
const PARTS: readonly (readonly [asksFor: string, css: string])[] = [
  ['t-screen', BASE_CSS],
  ['data-type="bar"', BAR_CSS],
  ['t-tone-', TONES_CSS],
  ['t-b-', BUTTONS_CSS],
  ['t-b-store', STORE_CSS],
  ['t-net', NETWORKS_CSS],
  ['t-b-net', NETWORKS_CSS],
  ['t-cols', COLUMNS_CSS],
  ['t-panel', PANELS_CSS],
  ['t-sp-', SPACERS_CSS],
  ['t-hr', DIVIDERS_CSS],
  ['t-p-pill', PILL_CSS],
  ['t-p-stamp', STAMP_CSS],
  ['t-p-quote', QUOTE_CSS],
  ['t-p-bubble', BUBBLE_CSS],
  ['t-num', FIGURE_CSS],
  ['t-list', LIST_CSS],
  ['t-art', PICTURES_CSS],
  ['t-face', PICTURES_CSS],
  ['t-art-logo', LOGO_CSS],
  ['t-art-photo', PHOTO_CSS],
  ['t-person', PERSON_CSS],
  ['t-video', VIDEO_CSS],
  ['t-form', FORMS_CSS],
  ['t-field-c', OPTIONS_CSS],
  ['t-field-s', OPTIONS_CSS],
  ['t-field-f', OPTIONS_CSS],
  ['t-coupon', COUPON_CSS],
  ['t-count', COUNTDOWN_CSS],
  ['t-ticker', TICKER_CSS],
  ['t-products', PRODUCTS_CSS],
  ['t-social', SOCIAL_CSS],
  ['t-game', GAME_CSS],
];

/**
 * The style sheet that this markup needs, and no more: a template has 6.5 KB for html and css
 * together.
 */
export function cssFor(markup: string): string {
  const parts = new Set(
    PARTS.filter(([asksFor]) => markup.includes(asksFor)).map(([, css]) => css),
  );
  return minify([...parts].join(''));
}

/** Everything, for the editor, where any block may be dropped at any time. */
export function wholeCss(): string {
  return minify([...new Set(PARTS.map(([, css]) => css))].join(''));
}

function minify(css: string): string {
  return css.replaceAll('\n', '');
}
