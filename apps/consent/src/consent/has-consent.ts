import { CATEGORIES, type Category } from './category.ts';
import type { ConsentContext } from './consent-context.ts';
import type { StoredConsent } from './stored-consent.ts';

/**
 * Whether the category may be used now. The first rule that applies decides.
 * docs/behaviour/consent.md#categories
 */
export function hasCategoryConsent(
  category: Category,
  { choices }: StoredConsent,
  { visitor, consentType }: ConsentContext,
): boolean {
  if (visitor.isCrawler || category === 'functional') return true;
  const choice = choices[category];
  const needsNoAnswer = consentType === 'optout' || consentType === 'other';
  if (choice === undefined) return needsNoAnswer && !visitor.hasPrivacySignal;
  return choice === 'allow';
}

/** Whether this visitor is asked at all. */
export function isAsked({ visitor, consentType }: ConsentContext): boolean {
  return !visitor.hasPrivacySignal && (consentType === 'optin' || consentType === 'optout');
}

export function acceptedCategories(
  stored: StoredConsent,
  consentContext: ConsentContext,
): Category[] {
  return CATEGORIES.filter((category) => hasCategoryConsent(category, stored, consentContext));
}

/** The visitor's own answer for the service, or else the decision for its category. */
export function hasServiceConsent(
  service: string,
  category: Category,
  stored: StoredConsent,
  consentContext: ConsentContext,
): boolean {
  return serviceAnswer(service, stored) ?? hasCategoryConsent(category, stored, consentContext);
}

/** True only if the visitor refused this service by its own answer. */
export function isServiceDenied(service: string, stored: StoredConsent): boolean {
  return serviceAnswer(service, stored) === false;
}

function serviceAnswer(service: string, { services }: StoredConsent): boolean | undefined {
  return Object.hasOwn(services, service) ? services[service] : undefined;
}
