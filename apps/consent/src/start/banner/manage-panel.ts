import { nameBoxes, syncBoxes } from '../../banner/banner-boxes.ts';
import { type GetAnswer, localeQuery } from '../../calls/get-answer.ts';
import { readHtml } from '../../calls/read-answers.ts';
import type { BannerSettings } from '../../settings/from-banner-settings.ts';
import { PART_TIMINGS } from '../../timings.ts';
import type { PartDeps } from '../page-parts.ts';

const PANEL = '#cmplz-manage-consent-container';

export function hasPanel(document: Document): boolean {
  return document.querySelector(PANEL) !== null;
}

/**
 * Fills the panel of a policy page, if this is one, and goes to where the address points. Without
 * an answer the page's own words stay. docs/behaviour/consent.md#panel
 */
export async function fillPanel(
  { tools: { document, window }, session, look }: PartDeps,
  settings: BannerSettings,
  get: GetAnswer,
): Promise<void> {
  const panel = document.querySelector<HTMLElement>(PANEL);
  if (panel === null) return;
  const url = `${session.settings.callsUrl}manage_consent_html?${localeQuery(settings.locale)}`;
  const [html] = await Promise.all([
    get(url, readHtml),
    look.styles(),
    look.styles(settings.pageStyles),
  ]);
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
  const top = target.getBoundingClientRect().top + window.scrollY - PART_TIMINGS.anchorOffsetPx;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top, behavior: isCalm ? 'auto' : 'smooth' });
}
