import type { ConsentDesign } from '@beckon/contract/consent';
import { directionOf } from '@beckon/contract/values';
import { COOKIE_POLICY_TEXTS } from '@beckon/languages/cookie-policy';

/**
 * The html for the cookie page of the owner's own site, in the site's language. consent.js fills
 * the places for the visitor's choices and for the list of cookies. It contains no script, because
 * many editors of pages remove scripts, and strict content policies block them.
 */
export function cookiePageCode({ language }: ConsentDesign): string {
  const words = COOKIE_POLICY_TEXTS[language];
  return `<div class="cmplz-document" lang="${language}" dir="${directionOf(language)}">
  <h2>${words.choices}</h2>
  <p id="cmplz-manage-consent-container-nojavascript">${words.needsScript}</p>
  <div id="cmplz-manage-consent-container" class="cmplz-manage-consent-container"></div>
  <h2>${words.services}</h2>
  <div id="cmplz-cookies-overview"></div>
</div>`;
}

/** The button that opens the visitor's choices, with the text of the banner's own button. */
export function choicesButtonCode({ language, texts }: ConsentDesign): string {
  const label = texts[language].manageConsent.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<button type="button" class="cmplz-manage-consent">${label}</button>`;
}
