import type { ConsentDesign } from '@beckon/contract/consent';
import type { SiteConsent } from '@beckon/contract/owner-calls';
import { directionOf } from '@beckon/contract/values';
import { COOKIE_POLICY_TEXTS } from '@beckon/languages/cookie-policy';

/**
 * The html for the cookie page of the owner's own site, in the site's language: the visitor's
 * choices, which consent.js draws, and the list of cookies, which is fetched.
 */
export function cookiePageCode({
  draft: { language },
  policyUrl,
}: Pick<SiteConsent, 'draft' | 'policyUrl'>): string {
  const words = COOKIE_POLICY_TEXTS[language];
  return `<div class="cmplz-document" lang="${language}" dir="${directionOf(language)}">
  <h2>${words.choices}</h2>
  <p id="cmplz-manage-consent-container-nojavascript">${words.needsScript}</p>
  <div id="cmplz-manage-consent-container" class="cmplz-manage-consent-container"></div>
  <h2>${words.services}</h2>
  <div id="cmplz-cookies-overview"></div>
  <script>
    fetch('${policyUrl}?lang=${language}')
      .then((answer) => (answer.ok ? answer.text() : ''))
      .then((html) => {
        const page = new DOMParser().parseFromString(html, 'text/html');
        const list = page.getElementById('cmplz-cookies-overview');
        if (list) document.getElementById(list.id).append(...list.childNodes);
      })
      .catch(() => {});
  </script>
</div>`;
}

/** The button that opens the visitor's choices, with the text of the banner's own button. */
export function choicesButtonCode({ language, texts }: ConsentDesign): string {
  const label = texts[language].manageConsent.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<button type="button" class="cmplz-manage-consent">${label}</button>`;
}
