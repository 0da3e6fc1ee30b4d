import type { ConsentDesign, ConsentLook, ManageButton } from '@beckon/contract/consent';
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

/** The style sheets in the site's colours, each with what is drawn together. */
export interface ConsentCss {
  /** The banner, and the rows of categories in the panel. */
  readonly banner: string;
  /** The button that opens the banner again; is alone on most pages. */
  readonly tab: string;
  /** What is in pages themselves: notices over blocked content, the cookie policy. */
  readonly page: string;
}

/** What the tab needs beside `tab.css`: each page view of who has answered reads all of it. */
const TAB_BY_BUTTON: Readonly<Record<ManageButton, readonly string[]>> = {
  'hide-everywhere': [hidden],
  'hover-hide-mobile': [notOnPhones, slidesOut],
  'hover-show-mobile': [slidesOut],
  'show-everywhere': [],
};

export function consentCss({ look, manageButton, asksPerService }: ConsentDesign): ConsentCss {
  return {
    banner: sheetOf(look, [
      banner,
      categories,
      ...(asksPerService ? [services] : []),
      buttons,
      modes,
    ]),
    tab: withOwnColours(look, [tab, ...TAB_BY_BUTTON[manageButton]]),
    page: sheetOf(look, [notice, policy]),
  };
}

/** Declares the colours that the sheets use; owners' own styles may use them as well. */
function sheetOf(look: ConsentLook, sheets: readonly string[]): string {
  const text = sheets.map(withoutBlanks).join('');
  const declared = Object.entries(colours(look))
    .filter(([name]) => text.includes(`(--cmplz_${name})`))
    .map(([name, value]) => `--cmplz_${name}:${value}`);
  return `:root{${declared.join(';')}}${text}`;
}

/**
 * Each colour is written where it is used: what is declared for a whole page makes a browser look
 * at every element of it again. What the page declares itself still counts.
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
