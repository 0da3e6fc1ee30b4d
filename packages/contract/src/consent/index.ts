export { brandLook, hasBrandColours } from './brand-look.ts';
export {
  CONSENT_CATEGORIES,
  type ConsentCategory,
  OPTIONAL_CATEGORIES,
  type OptionalCategory,
} from './categories.ts';
export {
  type BannerPosition,
  type CategoryView,
  type ManageButton,
  ConsentLook,
  ConsentIntegrations,
  ConsentDesign,
} from './consent-design.ts';
export { type ConsentIssue, consentIssues, isLink, isSavable } from './consent-issues.ts';
export {
  ConsentCookie,
  COOKIE_NAME_PATTERN,
  LONGEST_COOKIE_NAME,
  MOST_COOKIES,
  MOST_SERVICES,
  SERVICE_ID_PATTERN,
  ConsentService,
} from './consent-service.ts';
export { CONSENT_DOCUMENTS, type ConsentDocument } from './documents.ts';
export { ConsentTexts } from './consent-texts.ts';
export { defaultConsentDesign } from './default-consent.ts';
export { isMatchable, looksLikeParameter } from './matchable-pattern.ts';
export {
  type ConsentType,
  CONSENT_REGIONS,
  type ConsentRegion,
  regionOfCountry,
} from './regions.ts';
export { isOnSite } from './services/cookies-elsewhere.ts';
export {
  SERVICE_LIBRARY,
  serviceName,
  serviceOfAddress,
  serviceOfCookie,
} from './services/service-library.ts';
export { listedServices } from './services/listed-services.ts';
export { CONSENT_SERVICE_ID, isOwnService } from './services/own-services.ts';
