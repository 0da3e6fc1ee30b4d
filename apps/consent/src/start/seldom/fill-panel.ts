import { attempt } from '@beckon/host-page/attempt';
import { nameBoxes, syncBoxes } from '../../banner/banner-boxes.ts';
import { createGetAnswer, localeQuery } from '../../calls/get-answer.ts';
import { readHtml } from '../../calls/read-answers.ts';
import { text } from '../../settings/raw-values.ts';
import { ANCHOR_OFFSET_PX } from '../../timings.ts';
import type { PartDeps } from '../page-parts.ts';

const PANEL = 'cmplz-manage-consent-container';

/**
 * Fills the panel if this is a policy page, and scrolls to the fragment in the address. Without an
 * answer, the page's own text stays. docs/behaviour/consent.md#panel
 */
export async function fillPanel({ tools, session, look }: PartDeps): Promise<void> {
  const { document, window } = tools;
  const { raw, settings } = session;
  const panel = document.getElementById(PANEL);
  if (panel === null) return;
  const url = `${settings.callsUrl}manage_consent_html?${localeQuery(text(raw['locale']))}`;
  const [html] = await Promise.all([
    createGetAnswer(tools)(url, readHtml),
    look.styles(),
    look.styles(text(raw['beckon_page_css'])),
  ]);
  if (html === undefined) return;
  panel.innerHTML = tools.trust().createHTML(html);
  // The controls find the panel by this class, which a page may have left out.
  panel.classList.add(PANEL);
  nameBoxes(panel);
  syncBoxes(document, session);
  const showId = (): void => showConsentId(panel, session.cookies.get('id'));
  showId();
  // The id is made after the first choice, which may be one in this panel.
  tools.listen(document, 'cmplz_set_category_as_bodyclass', showId);
  const otherwise = document.getElementById('cmplz-manage-consent-container-nojavascript');
  if (otherwise !== null) otherwise.style.display = 'none';
  document.dispatchEvent(new CustomEvent('cmplz_manage_consent_container_loaded'));
  goToHash(window);
}

/** The id by which the owner finds the record of this visitor's choice. */
function showConsentId(panel: HTMLElement, id: string): void {
  const place = panel.querySelector<HTMLElement>('.cmplz-consent-id');
  const code = place?.querySelector('code');
  if (!place || !code || id === '') return;
  code.textContent = id;
  place.hidden = false;
}

function goToHash(window: Window): void {
  const hash = window.location.hash.slice(1);
  const id = attempt(() => decodeURIComponent(hash)) ?? hash;
  const target = id === '' ? null : window.document.getElementById(id);
  if (target === null) return;
  const top = target.getBoundingClientRect().top + window.scrollY - ANCHOR_OFFSET_PX;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top, behavior: isCalm ? 'auto' : 'smooth' });
}
