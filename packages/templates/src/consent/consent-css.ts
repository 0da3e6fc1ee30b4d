import type {
  BannerPosition,
  ConsentDesign,
  ConsentLook,
  ManageButton,
} from '@beckon/contract/consent';
import atBottom from './css/at-bottom.css?raw';
import atBottomLeft from './css/at-bottom-left.css?raw';
import atBottomRight from './css/at-bottom-right.css?raw';
import atCenter from './css/at-center.css?raw';
import banner from './css/banner.css?raw';
import buttons from './css/buttons.css?raw';
import categories from './css/categories.css?raw';
import modes from './css/modes.css?raw';
import notice from './css/notice.css?raw';
import policy from './css/policy.css?raw';
import services from './css/services.css?raw';
import tab from './css/tab.css?raw';
import hidden from './css/tab-hidden.css?raw';
import notOnPhones from './css/tab-not-on-phones.css?raw';
import slidesOut from './css/tab-slides-out.css?raw';
import { withoutBlanks } from '../styles/without-blanks.ts';

/** Three style sheets in the site's colours. Each contains the styles of parts that appear together. */
export interface ConsentCss {
  /** The button that opens the banner again. On most pages it is the only visible part. */
  readonly banner: string;
  /** The button that opens the banner again. Most pages show nothing else of ours. */
  readonly tab: string;
  /** Parts inside the pages: notices over blocked content, and the cookie policy. */
  readonly page: string;
}

/**
 * Style sheets that the button needs besides `tab.css`. Only the needed ones are added, because
 * every page view of a visitor who has answered loads them.
 */
const TAB_BY_BUTTON: Readonly<Record<ManageButton, readonly string[]>> = {
  'hide-everywhere': [hidden],
  'hover-hide-mobile': [notOnPhones, slidesOut],
  'hover-show-mobile': [slidesOut],
  'show-everywhere': [],
};

const AT_POSITION: Readonly<Record<BannerPosition, string>> = {
  bottom: atBottom,
  'bottom-left': atBottomLeft,
  'bottom-right': atBottomRight,
  center: atCenter,
};

export function consentCss({
  look,
  position,
  manageButton,
  asksPerService,
}: ConsentDesign): ConsentCss {
  return {
    banner: sheetOf(look, [
      banner,
      AT_POSITION[position],
      categories,
      ...(asksPerService ? [services] : []),
      buttons,
      modes,
    ]),
    tab: withOwnColours(look, [tab, ...TAB_BY_BUTTON[manageButton]]),
    page: sheetOf(look, [notice, policy]),
  };
}

/** Declares the colours that the sheets use as custom properties. Owners' styles may use them, too. */
function sheetOf(look: ConsentLook, sheets: readonly string[]): string {
  const text = sheets.map(withoutBlanks).join('');
  const declared = Object.entries(colours(look))
    .filter(([name]) => text.includes(`(--cmplz_${name})`))
    .map(([name, value]) => `--cmplz_${name}:${value}`);
  return `:root{${declared.join(';')}}${text}`;
}

/**
 * Writes each colour where it is used, as a fallback value. Custom properties on `:root` would make
 * the browser recalculate the styles of all elements. If the page itself declares a property, its
 * value is used.
 */
function withOwnColours(look: ConsentLook, sheets: readonly string[]): string {
  return Object.entries(colours(look)).reduce(
    (css, [name, value]) => css.replaceAll(`var(--cmplz_${name})`, `var(--cmplz_${name},${value})`),
    sheets.map(withoutBlanks).join(''),
  );
}

function colours(look: ConsentLook): Readonly<Record<string, string>> {
  return {
    background: look.background,
    text: look.text,
    border: look.border,
    accept: look.accept,
    'accept-text': look.acceptText,
    deny: look.deny,
    'deny-text': look.denyText,
    corners: `${look.corners}px`,
    'button-corners': `${Math.round(look.corners / 2)}px`,
  };
}
