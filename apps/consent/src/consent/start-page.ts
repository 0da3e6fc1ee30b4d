import { activateAccepted, activateServices, applyBanner, acceptAll, denyAll } from './choose.ts';
import type { ConsentContext } from './consent-context.ts';
import {
  activate,
  type Draft,
  emit,
  fireCategories,
  hasConsentIn,
  setBodyClasses,
  setCategory,
  setPhase,
  setStored,
} from './draft.ts';
import { isAsked } from './has-consent.ts';
import { isUnanswered, type StoredConsent } from './stored-consent.ts';
import { track } from './track.ts';

/**
 * The steps when a page is parsed, in the order on which scripts of other makers rely. `before` is
 * what was stored, including choices that no longer count and are removed already.
 * docs/behaviour/consent.md#start
 */
export function startPage(
  draft: Draft,
  pageServices: readonly string[],
  before: StoredConsent,
): void {
  const { consentContext } = draft;
  const asks = isAsked(consentContext);
  const isOutdated = draft.state.stored !== before;
  activateStored(draft);
  draft.steps.push({ do: 'set-consent-type' });
  emit(draft, 'wp_consent_type_defined');
  emit(draft, 'cmplz_before_cookiebanner');
  if (!isOutdated && setsStatistics(consentContext))
    setCategory(draft, 'statistics', 'allow', false);
  activateAccepted(draft);
  activateServices(draft, pageServices);
  draft.steps.push({ do: 'sync-boxes' });
  if (!hasConsentIn(draft, 'marketing'))
    draft.steps.push({ do: 'integration-cookies', when: 'boot' });
  if (isOutdated && asks) askAgain(draft, before);
  draft.steps.push({ do: 'fill-panel' }, { do: 'settings-event' });
  if (!asks) announceUnasked(draft);
  setBodyClasses(draft);
  fireCategories(draft);
  if (asks) draft.steps.push({ do: 'show-banner' });
  else keepSilent(draft);
}

function activateStored(draft: Draft): void {
  for (const category of ['statistics', 'marketing'] as const)
    if (hasConsentIn(draft, category)) activate(draft, category);
}

/** Whether statistics need no consent here. */
function setsStatistics(consentContext: ConsentContext): boolean {
  const { forcesStatistics, consentType, visitor } = consentContext;
  return (
    forcesStatistics && consentType === 'optin' && isAsked(consentContext) && !visitor.isCrawler
  );
}

/**
 * Reports the removed choices. The visitor has not refused them, so no proof of a refusal is
 * stored.
 */
function askAgain(draft: Draft, { choices, services }: StoredConsent): void {
  setStored(draft, { choices, services });
  denyAll(draft, false);
  applyBanner(draft, 'show');
}

/** Reports once why the visitor is not asked. */
function announceUnasked(draft: Draft): void {
  const { state, consentContext } = draft;
  if (state.stored.savedCategories === '')
    track(draft, consentContext.visitor.hasPrivacySignal ? 'do_not_track' : 'no_warning');
}

function keepSilent(draft: Draft): void {
  setPhase(draft, 'silent');
  const { stored } = draft.state;
  if (draft.consentContext.visitor.hasPrivacySignal) {
    track(draft, 'do_not_track');
    draft.steps.push({ do: 'say-signal' });
    // A visitor who has allowed something anyway needs the tab to withdraw it.
    if (stored.policyId !== '') draft.steps.push({ do: 'apply-banner', status: 'dismissed' });
    return;
  }
  // A visitor who has answered on a page of another region, or in the panel, keeps that answer.
  if (isUnanswered(stored)) acceptAll(draft, false);
}
