import { CATEGORIES, type Category } from './category.ts';
import {
  acceptedIn,
  activate,
  activateService,
  cookieJson,
  type Draft,
  emit,
  fireCategories,
  isActive,
  keepPolicy,
  reload,
  RELOAD_DELAY_MS,
  setCategory,
  setPhase,
  setStored,
  writeCookie,
} from './draft.ts';
import type { BannerStatus } from './stored-consent.ts';
import { track } from './track.ts';

/** The service of scripts that belong to no service. */
const GENERAL = 'general';

/**
 * Shows or hides the banner. A given status is stored. Without one, the stored status (or `show`)
 * applies and is not written again.
 */
export function applyBanner(draft: Draft, given?: BannerStatus): void {
  const status = given ?? draft.state.stored.bannerStatus ?? 'show';
  if (given !== undefined && given !== draft.state.stored.bannerStatus) {
    setStored(draft, { bannerStatus: given });
    writeCookie(draft, 'banner-status', given);
  }
  emit(draft, 'cmplz_banner_status', status);
  setPhase(draft, status === 'show' ? 'asking' : 'dismissed');
  draft.steps.push({ do: 'apply-banner', status });
}

/** Ends a visitor's action: the page and the server are notified. */
export function announceChange(draft: Draft): void {
  draft.steps.push({ do: 'sync-boxes' });
  fireCategories(draft);
  track(draft);
  draft.steps.push({ do: 'notify-other-tabs' });
}

export function acceptAll(draft: Draft, isChoice = true): void {
  clearServices(draft);
  announce(draft, CATEGORIES);
  for (const category of CATEGORIES) setCategory(draft, category, 'allow', isChoice);
  draft.steps.push({ do: 'sync-boxes' });
}

/**
 * Withdraws everything. The page loads again at once if a service was allowed by its own answer,
 * and after a short time if a category was active. docs/behaviour/consent.md#withdrawing
 */
export function denyAll(draft: Draft, isChoice = true): void {
  const hadService = Object.values(draft.state.stored.services).includes(true);
  for (const category of CATEGORIES) setCategory(draft, category, 'deny', isChoice);
  draft.steps.push({ do: 'clear-service-cookies' });
  clearServices(draft);
  draft.steps.push({ do: 'integration-cookies', when: 'deny' });
  const reloadsNow =
    hadService && draft.state.phase !== 'starting' && !draft.consentContext.staysAfterRefusal;
  announceChange(draft);
  emit(draft, 'cmplz_revoke', reloadsNow || draft.state.phase === 'reloading');
  if (reloadsNow) reload(draft, 0);
}

/**
 * Saves all four categories in one round, after the visitor saved preferences or changed a checkbox
 * of the panel.
 */
export function saveChoices(draft: Draft, chosen: readonly Category[]): void {
  const accepted = CATEGORIES.filter((each) => each === 'functional' || chosen.includes(each));
  announce(draft, accepted);
  for (const category of CATEGORIES)
    setCategory(draft, category, accepted.includes(category) ? 'allow' : 'deny');
  applyBanner(draft, 'dismissed');
  announceChange(draft);
}

export function setService(draft: Draft, service: string, isAllowed: boolean): void {
  const services = { ...draft.state.stored.services, [service]: isAllowed };
  setStored(draft, { services });
  writeCookie(draft, 'consented_services', cookieJson(services));
  keepPolicy(draft);
  const { region } = draft.consentContext;
  emit(draft, 'cmplz_status_change_service', { service, value: isAllowed, region });
}

/** Allows a service: its content runs, together with content that belongs to no service. */
export function allowService(draft: Draft, service: string): void {
  setService(draft, service, true);
  activateService(draft, GENERAL);
  if (service !== GENERAL) activateService(draft, service);
}

export function denyService(draft: Draft, service: string): void {
  setService(draft, service, false);
  reload(draft, RELOAD_DELAY_MS);
}

/** Activates each allowed category. Events inform the page before that. */
export function activateAccepted(draft: Draft): void {
  const accepted = acceptedIn(draft);
  announce(draft, accepted);
  for (const category of accepted) activate(draft, category);
}

/** Activates the services that were allowed by their own answer and for which this page waits. */
export function activateServices(draft: Draft, pageServices: readonly string[]): void {
  const { services } = draft.state.stored;
  const allowed = Object.keys(services).filter((service) => services[service] === true);
  if (allowed.length === 0) return;
  activateService(draft, GENERAL);
  for (const service of allowed)
    if (pageServices.includes(service) && !isActive(draft, `service:${service}`))
      activateService(draft, service);
}

function clearServices(draft: Draft): void {
  setStored(draft, { services: {} });
  writeCookie(draft, 'consented_services', '');
}

function announce(draft: Draft, categories: readonly Category[]): void {
  const { region } = draft.consentContext;
  emit(draft, 'cmplz_before_categories_consent', { categories: [...categories], region });
}
