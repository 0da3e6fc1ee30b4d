import { generatePath } from 'react-router';

/** All addresses of the dashboard. */
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
  orders: '/reports/orders',
  consent: '/cookies',
  install: '/install',
  settings: '/settings',
  /** The recipients of emails, on the settings page. */
  recipients: '/settings#recipients',
  integrations: '/settings/integrations',
  newSite: '/sites/new',
  account: '/account',
} as const;

/** The old addresses of the reports, because owners may have bookmarks. */
export const OLD_ROUTES = {
  reports: '/numbers',
  popupReport: '/popups/:popupId/numbers',
} as const;

/** The address of a popup's editor. */
export function editPopupPath(popupId: string): string {
  return generatePath(ROUTES.editPopup, { popupId });
}

/** The address of a popup's report. */
export function popupReportPath(popupId: string): string {
  return generatePath(ROUTES.popupReport, { popupId });
}

/** The address of a popup's A/B tests. */
export function abTestPath(popupId: string): string {
  return generatePath(ROUTES.abTest, { popupId });
}

/** The address of a test visit that shows one popup first. */
export function testVisitPath(popupId: string): string {
  return `${ROUTES.testVisit}?popup=${popupId}`;
}

/** The address of the simulated fortnight of a visitor with a popup. */
export function fortnightPath(popupId: string): string {
  return generatePath(ROUTES.fortnight, { popupId });
}
