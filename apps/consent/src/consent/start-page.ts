import { CATEGORIES } from './category.ts';
import { activateAccepted, activateServices, applyBanner, acceptAll, denyAll } from './choose.ts';
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
  writeCookie,
} from './draft.ts';
import type { StoredConsent } from './stored-consent.ts';
import { track } from './track.ts';

/**
 * What a page does once it is there, in the order that scripts of other makers count on.
 * docs/behaviour/consent.md#start
 */
export function startPage(draft: Draft, pageServices: readonly string[]): void {
  const { context } = draft;
  const { visitor } = context;
  const before = draft.state.stored;
  const isOutdated = hasOldPolicy(before, context.policyId);
  // Choices under another policy count for nothing, before anything of them can run.
  if (isOutdated) setStored(draft, withEverythingDenied(before));
  for (const category of ['statistics', 'marketing'] as const)
    if (hasConsentIn(draft, category)) activate(draft, category);
  draft.steps.push({ do: 'tell-consent-type' });
  emit(draft, 'wp_consent_type_defined');
  emit(draft, 'cmplz_before_cookiebanner');
  const maySetStatistics = !isOutdated && !visitor.hasPrivacySignal && !visitor.isCrawler;
  if (context.forcesStatistics && context.consentType === 'optin' && maySetStatistics)
    setCategory(draft, 'statistics', 'allow');
  activateAccepted(draft);
  activateServices(draft, pageServices);
  draft.steps.push({ do: 'sync-boxes' });
  if (!hasConsentIn(draft, 'marketing'))
    draft.steps.push({ do: 'integration-cookies', when: 'boot' });
  if (isOutdated) askAgain(draft, before);
  draft.steps.push({ do: 'fill-panel' }, { do: 'settings-event' });
  tellUnasked(draft);
  setBodyClasses(draft);
  fireCategories(draft);
  ask(draft);
}

function hasOldPolicy({ policyId }: StoredConsent, current: string): boolean {
  const [stored, now] = [parseInt(policyId, 10), parseInt(current, 10)];
  return !Number.isNaN(stored) && !Number.isNaN(now) && stored !== now;
}

function withEverythingDenied(stored: StoredConsent): StoredConsent {
  return {
    ...stored,
    choices: { marketing: 'deny', statistics: 'deny', preferences: 'deny', functional: 'allow' },
    services: {},
  };
}

/** The policy has changed: the old cookies go, everything is refused, and the visitor asked again. */
function askAgain(draft: Draft, before: StoredConsent): void {
  draft.steps.push({ do: 'clear-own-cookies' });
  for (const category of CATEGORIES)
    writeCookie(draft, category, category === 'functional' ? 'allow' : 'deny');
  setStored(draft, before);
  denyAll(draft);
  setStored(draft, { bannerStatus: undefined });
  applyBanner(draft, 'show');
}

/** Says once why nobody is asked. */
function tellUnasked(draft: Draft): void {
  const { consentType, visitor } = draft.context;
  if (draft.state.stored.savedCategories !== undefined) return;
  if (visitor.hasPrivacySignal) track(draft, 'do_not_track');
  else if (consentType !== 'optin' && consentType !== 'optout') track(draft, 'no_warning');
}

function ask(draft: Draft): void {
  const { consentType, visitor } = draft.context;
  if (visitor.hasPrivacySignal) {
    setPhase(draft, 'silent');
    track(draft, 'do_not_track');
    draft.steps.push({ do: 'say-signal' });
    return;
  }
  if (consentType === 'optin' || consentType === 'optout') {
    draft.steps.push({ do: 'show-banner' });
    return;
  }
  setPhase(draft, 'silent');
  // Who has answered on a page of another region, or in the panel, keeps that answer.
  if (Object.keys(draft.state.stored.choices).length === 0) acceptAll(draft);
}
