import { generatePath } from 'react-router';

/** Every address of the dashboard, said once. */
export const ROUTES = {
  signIn: '/sign-in',
  signUp: '/sign-up',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  popups: '/popups',
  newPopup: '/popups/new',
  editPopup: '/popups/:popupId/edit',
  popupReport: '/popups/:popupId/reports',
  abTest: '/popups/:popupId/ab-tests',
  testVisit: '/popups/test-visit',
  fortnight: '/popups/:popupId/fortnight',
  leads: '/leads',
  comments: '/comments',
  catalogue: '/catalogue',
  reports: '/reports',
  consent: '/cookies',
  install: '/install',
  settings: '/settings',
  /** Who gets emails, among the settings. */
  recipients: '/settings#recipients',
  integrations: '/settings/integrations',
  newSite: '/sites/new',
  account: '/account',
} as const;

/** Where the reports were until they were called that; owners have bookmarks. */
export const OLD_ROUTES = {
  reports: '/numbers',
  popupReport: '/popups/:popupId/numbers',
} as const;

/** Where a popup is edited. */
export function editPopupPath(popupId: string): string {
  return generatePath(ROUTES.editPopup, { popupId });
}

/** Where a popup's report is. */
export function popupReportPath(popupId: string): string {
  return generatePath(ROUTES.popupReport, { popupId });
}

/** Where a popup's A/B tests are. */
export function abTestPath(popupId: string): string {
  return generatePath(ROUTES.abTest, { popupId });
}

/** A test visit, with one popup asked about first. */
export function testVisitPath(popupId: string): string {
  return `${ROUTES.testVisit}?popup=${popupId}`;
}

/** Where one visitor's fortnight with a popup is. */
export function fortnightPath(popupId: string): string {
  return generatePath(ROUTES.fortnight, { popupId });
}
