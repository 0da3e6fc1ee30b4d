import bar from './css/bar.css?raw';
import base from './css/base.css?raw';
import bubble from './css/bubble.css?raw';
import buttons from './css/buttons.css?raw';
import columns from './css/columns.css?raw';
import countdown from './css/countdown.css?raw';
import coupon from './css/coupon.css?raw';
import dividers from './css/dividers.css?raw';
import embedded from './css/embedded.css?raw';
import figure from './css/figure.css?raw';
import forms from './css/forms.css?raw';
import game from './css/game.css?raw';
import list from './css/list.css?raw';
import logo from './css/logo.css?raw';
import lowWindows from './css/low-windows.css?raw';
import networks from './css/networks.css?raw';
import options from './css/options.css?raw';
import panels from './css/panels.css?raw';
import person from './css/person.css?raw';
import photo from './css/photo.css?raw';
import pictureLink from './css/picture-link.css?raw';
import pictures from './css/pictures.css?raw';
import pill from './css/pill.css?raw';
import products from './css/products.css?raw';
import quote from './css/quote.css?raw';
import social from './css/social.css?raw';
import spacers from './css/spacers.css?raw';
import stamp from './css/stamp.css?raw';
import store from './css/store.css?raw';
import ticker from './css/ticker.css?raw';
import ticket from './css/ticket.css?raw';
import tones from './css/tones.css?raw';
import underline from './css/underline.css?raw';
import video from './css/video.css?raw';
import { withoutBlanks } from './without-blanks.ts';

/**
 * Markup that is taller than a phone held sideways: of the types with large letters, and of others
 * with columns or panels that stack or a form of several lines. Bars and messengers are low, and
 * embedded forms scroll with the page.
 */
const IS_TALL =
  /^[^>]*data-type="(?:(?:lightbox|mobile|sside)"|(?!bar|embedded|social).*t-(?:on-stack|at-spread|form-(?:stack|labelled|pair)|video))/s;

/** Each style sheet, after a text that markup contains if it needs the sheet. */
const SHEETS: readonly (readonly [asksFor: string | RegExp, css: string])[] = [
  ['t-screen', base],
  ['data-type="bar"', bar],
  ['t-tone-', tones],
  ['t-b-', buttons],
  ['t-b-store', store],
  ['t-net', networks],
  ['t-b-net', networks],
  ['t-cols', columns],
  ['t-panel', panels],
  ['t-shape-ticket', ticket],
  ['t-sp-', spacers],
  ['t-hr', dividers],
  ['t-p-pill', pill],
  ['t-p-stamp', stamp],
  ['t-p-quote', quote],
  ['t-p-bubble', bubble],
  ['t-num', figure],
  ['t-list', list],
  ['t-art', pictures],
  ['t-face', pictures],
  ['t-art-link', pictureLink],
  ['t-art-logo', logo],
  ['t-art-photo', photo],
  ['t-person', person],
  ['t-video', video],
  ['t-form', forms],
  ['t-form-underline', underline],
  ['t-field-c', options],
  ['t-field-s', options],
  ['t-field-f', options],
  ['t-coupon', coupon],
  ['t-count', countdown],
  ['t-ticker', ticker],
  ['t-products', products],
  ['t-social', social],
  ['t-game', game],
  ['data-type="embedded"', embedded],
  [IS_TALL, lowWindows],
];

/** The minified sheets. Two texts may need the same sheet. */
const PARTS = SHEETS.map(([asksFor, css]) => ({ asksFor, css: withoutBlanks(css) }));

/**
 * The styles that this markup needs and no others, because a template may have only 6.5 KB of html
 * and css together.
 */
export function cssFor(markup: string): string {
  return joined(PARTS.filter(({ asksFor }) => markup.search(asksFor) >= 0));
}

/** All styles, for the editor, where any block may be added at any time. */
export function wholeCss(): string {
  return joined(PARTS);
}

function joined(parts: typeof PARTS): string {
  return [...new Set(parts.map(({ css }) => css))].join('');
}
