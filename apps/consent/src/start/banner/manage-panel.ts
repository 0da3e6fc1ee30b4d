import { nameBoxes, syncBoxes } from '../../banner/banner-boxes.ts';
import { PANEL } from '../../banner/banner-elements.ts';
import type { ConsentCalls } from '../../calls/consent-calls.ts';
import { TIMINGS } from '../../timings.ts';
import type { ConsentSession } from '../consent-session.ts';
import type { PageTools } from '../page-tools.ts';

/**
 * Fills the panel of a policy page, if this is one, and goes to where the address points. Without
 * an answer the page's own words stay. docs/behaviour/consent.md#panel
 */
export async function fillPanel(
  { document, window }: PageTools,
  session: ConsentSession,
  calls: ConsentCalls,
): Promise<void> {
  const panel = document.querySelector<HTMLElement>(PANEL);
  if (panel === null) return;
  const html = await calls.managePanel();
  if (html === undefined) return;
  panel.innerHTML = html;
  nameBoxes(panel);
  syncBoxes(document, session);
  const otherwise = document.getElementById('cmplz-manage-consent-container-nojavascript');
  if (otherwise !== null) otherwise.style.display = 'none';
  document.dispatchEvent(new CustomEvent('cmplz_manage_consent_container_loaded'));
  goToHash(window);
}

function goToHash(window: Window): void {
  const id = window.location.hash.slice(1);
  const target = id === '' ? null : window.document.getElementById(id);
  if (target === null) return;
  const top = target.getBoundingClientRect().top + window.scrollY - TIMINGS.anchorOffsetPx;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top, behavior: isCalm ? 'auto' : 'smooth' });
}
