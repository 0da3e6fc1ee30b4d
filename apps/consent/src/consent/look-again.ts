import { CATEGORIES, type Category } from './category.ts';
import { applyBanner } from './choose.ts';
import {
  activate,
  activateService,
  announceCategory,
  type Draft,
  fireCategories,
  hasConsentIn,
  isActive,
  reload,
  RELOAD_DELAY_MS,
  setBodyClasses,
  setStored,
} from './draft.ts';
import type { StoredConsent } from './stored-consent.ts';

/**
 * Applies choices to this page that were made on another page. Writes nothing, and reports nothing
 * to the server, because the other page has already done both. docs/behaviour/consent.md#two-tabs
 */
export function lookAgain(draft: Draft, stored: StoredConsent): void {
  const { phase, stored: before } = draft.state;
  setStored(draft, stored);
  if (phase === 'starting' || phase === 'reloading') return;
  const isChanged =
    CATEGORIES.some((category) => stored.choices[category] !== before.choices[category]) ||
    JSON.stringify(stored.services) !== JSON.stringify(before.services);
  if (isChanged) {
    for (const category of CATEGORIES) followCategory(draft, category, before);
    followServices(draft, before);
    draft.steps.push({ do: 'sync-boxes' });
    fireCategories(draft);
    setBodyClasses(draft);
  }
  const isOtherBanner = stored.bannerStatus !== before.bannerStatus;
  if (phase !== 'silent' && isOtherBanner && stored.bannerStatus !== undefined) applyBanner(draft);
}

function followCategory(draft: Draft, category: Category, before: StoredConsent): void {
  const value = draft.state.stored.choices[category];
  if (value === undefined || value === before.choices[category]) return;
  const wasActive = isActive(draft, `category:${category}`);
  if (hasConsentIn(draft, category)) activate(draft, category);
  else if (wasActive) reload(draft, RELOAD_DELAY_MS);
  announceCategory(draft, category, value);
}

function followServices(draft: Draft, before: StoredConsent): void {
  const { services } = draft.state.stored;
  for (const service of new Set([...Object.keys(services), ...Object.keys(before.services)])) {
    if (services[service] === before.services[service]) continue;
    if (services[service] === true) activateService(draft, service);
    else if (mayHaveRun(draft, service)) reload(draft, RELOAD_DELAY_MS);
  }
}

/** A service that is refused now may have run with its category, which is not known here. */
function mayHaveRun({ state }: Draft, service: string): boolean {
  return state.stored.services[service] === false
    ? state.active.size > 0
    : state.active.has(`service:${service}`);
}
