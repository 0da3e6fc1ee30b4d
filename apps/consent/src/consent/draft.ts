import { type Category, type Choice, highestCategory } from './category.ts';
import type { ConsentContext } from './consent-context.ts';
import type { ConsentPhase, ConsentState } from './consent-state.ts';
import { acceptedCategories, hasCategoryConsent } from './has-consent.ts';
import type { OwnCookie, Step } from './step.ts';
import type { StoredConsent } from './stored-consent.ts';

/** Events of a category contain this value in place of a service, and the other way round. */
const NOT_MEANT = 'do_not_match';

/** A decision in progress: the new state, and the steps so far. */
export interface Draft {
  readonly consentContext: ConsentContext;
  readonly steps: Step[];
  state: ConsentState;
}

export function createDraft(state: ConsentState, consentContext: ConsentContext): Draft {
  return { consentContext, steps: [], state };
}

export function emit(draft: Draft, name: string, detail?: unknown): void {
  draft.steps.push({ do: 'event', name, detail });
}

export function acceptedIn({ state, consentContext }: Draft): Category[] {
  return acceptedCategories(state.stored, consentContext);
}

export function hasConsentIn({ state, consentContext }: Draft, category: Category): boolean {
  return hasCategoryConsent(category, state.stored, consentContext);
}

export function setStored(draft: Draft, change: Partial<StoredConsent>): void {
  draft.state = { ...draft.state, stored: { ...draft.state.stored, ...change } };
}

/** Sets the phase. A page that is about to reload keeps its phase. */
export function setPhase(draft: Draft, phase: ConsentPhase): void {
  if (draft.state.phase !== 'reloading') draft.state = { ...draft.state, phase };
}

/** A semicolon would end the cookie, so it is written as a JSON escape. */
export function cookieJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(';', '\\u003b');
}

export function writeCookie(draft: Draft, name: OwnCookie, value: string): void {
  draft.steps.push({ do: 'cookie', name, value });
}

export function isActive(
  { state }: Draft,
  key: `category:${string}` | `service:${string}`,
): boolean {
  return state.active.has(key);
}

/** Runs the content that waits for the category. Its event is fired only the first time on a page. */
export function activate(draft: Draft, category: Category): void {
  const { consentContext } = draft;
  const categories = acceptedIn(draft);
  emit(draft, 'cmplz_before_category', { category, categories, region: consentContext.region });
  if (consentContext.pushesTagManagerEvents && !draft.state.tagged.has(category)) {
    draft.state = { ...draft.state, tagged: new Set([...draft.state.tagged, category]) };
    emit(draft, 'cmplz_tag_manager_event', category);
  }
  if (category === 'functional') return;
  enable(draft, `category:${category}`, { category, service: NOT_MEANT });
  draft.steps.push({ do: 'activate', category });
  if (category === 'marketing') draft.steps.push({ do: 'integration-cookies', when: 'allow' });
}

/** The same for one service, independent of its category. */
export function activateService(draft: Draft, service: string, area?: { category: null }): void {
  const { region } = draft.consentContext;
  const category = area === undefined ? '' : null;
  emit(draft, 'cmplz_before_category', { category, categories: acceptedIn(draft), region });
  const named = area === undefined ? NOT_MEANT : null;
  enable(draft, `service:${service}`, { category: named, service });
  draft.steps.push({ do: 'activate-service', service });
}

function enable(
  draft: Draft,
  key: string,
  meant: { readonly category: string | null; readonly service: string },
): void {
  if (draft.state.active.has(key)) return;
  draft.state = { ...draft.state, active: new Set([...draft.state.active, key]) };
  emit(draft, 'cmplz_enable_category', {
    ...meant,
    categories: acceptedIn(draft),
    services: draft.state.stored.services,
    region: draft.consentContext.region,
  });
}

export function fireCategories(draft: Draft): void {
  const categories = acceptedIn(draft);
  const { region } = draft.consentContext;
  emit(draft, 'cmplz_fire_categories', {
    category: highestCategory(categories),
    categories,
    region,
  });
}

export function setBodyClasses(draft: Draft): void {
  draft.steps.push({ do: 'body-classes' });
  emit(draft, 'cmplz_set_category_as_bodyclass');
}

/**
 * Loads the page again, once, because what has run cannot be stopped.
 * docs/behaviour/consent.md#withdrawing
 */
export function reload(draft: Draft, afterMs: number): void {
  if (draft.state.phase === 'reloading') return;
  setPhase(draft, 'reloading');
  draft.steps.push({ do: 'reload', afterMs });
}

/** Stores the policy under which a choice was made. Every choice calls this. */
export function keepPolicy(draft: Draft): void {
  const { policyId } = draft.consentContext;
  setStored(draft, { policyId });
  writeCookie(draft, 'policy_id', policyId);
}

/**
 * Sets the value of a category: its cookie and its events. A value that the visitor did not choose
 * (`isChoice` false) is no proof of consent.
 */
export function setCategory(
  draft: Draft,
  category: Category,
  wanted: Choice,
  isChoice = true,
): void {
  const value = category === 'functional' ? 'allow' : wanted;
  const wasActive = isActive(draft, `category:${category}`);
  if (isChoice) keepPolicy(draft);
  if (draft.state.stored.choices[category] === value) return;
  setStored(draft, { choices: { ...draft.state.stored.choices, [category]: value } });
  writeCookie(draft, category, value);
  if (value === 'allow') activate(draft, category);
  announceCategory(draft, category, value);
  if (value === 'deny') withdraw(draft, category, wasActive);
}

/** Notifies the page of the new value of a category. */
export function announceCategory(draft: Draft, category: Category, value: Choice): void {
  const { region } = draft.consentContext;
  emit(draft, 'cmplz_status_change', { category, value, region, categories: acceptedIn(draft) });
  draft.steps.push({ do: 'notify-wordpress', category, value });
}

function withdraw(draft: Draft, category: Category, wasActive: boolean): void {
  if (category === 'marketing') draft.steps.push({ do: 'integration-cookies', when: 'deny' });
  if (wasActive && !draft.consentContext.staysAfterRefusal) reload(draft, RELOAD_DELAY_MS);
}

/** Time in ms to store the cookies and send the call of a withdrawal. */
export const RELOAD_DELAY_MS = 500;
