import { lazy } from 'react';
import { ROUTES } from '../lib/navigation/routes.ts';

const LOADERS = {
  gallery: () =>
    import('../features/popups/gallery-page.tsx').then((file) => ({ default: file.GalleryPage })),
  editor: () =>
    import('../features/editor/editor-page.tsx').then((file) => ({ default: file.EditorPage })),
  leads: () =>
    import('../features/leads/leads-page.tsx').then((file) => ({ default: file.LeadsPage })),
  siteReport: () =>
    import('../features/reports/site-report-page.tsx').then((file) => ({
      default: file.SiteReportPage,
    })),
  orders: () =>
    import('../features/reports/orders/orders-page.tsx').then((file) => ({
      default: file.OrdersPage,
    })),
  popupReport: () =>
    import('../features/reports/popup-report-page.tsx').then((file) => ({
      default: file.PopupReportPage,
    })),
  abTest: () =>
    import('../features/popups/ab-test/ab-test-page.tsx').then((file) => ({
      default: file.AbTestPage,
    })),
  fortnight: () =>
    import('../features/fortnight/fortnight-page.tsx').then((file) => ({
      default: file.FortnightPage,
    })),
  testVisit: () =>
    import('../features/test-visit/test-visit-page.tsx').then((file) => ({
      default: file.TestVisitPage,
    })),
  comments: () =>
    import('../features/comments/comments-page.tsx').then((file) => ({
      default: file.CommentsPage,
    })),
  catalogue: () =>
    import('../features/catalogue/catalogue-page.tsx').then((file) => ({
      default: file.CataloguePage,
    })),
  consent: () =>
    import('../features/consent/consent-page.tsx').then((file) => ({ default: file.ConsentPage })),
  install: () =>
    import('../features/install/install-page.tsx').then((file) => ({ default: file.InstallPage })),
  integrations: () =>
    import('../features/integrations/integrations-page.tsx').then((file) => ({
      default: file.IntegrationsPage,
    })),
  settings: () =>
    import('../features/settings/settings-page.tsx').then((file) => ({
      default: file.SettingsPage,
    })),
  signUp: () =>
    import('../features/auth/sign-up-page.tsx').then((file) => ({ default: file.SignUpPage })),
  forgotPassword: () =>
    import('../features/auth/forgot-password-page.tsx').then((file) => ({
      default: file.ForgotPasswordPage,
    })),
  resetPassword: () =>
    import('../features/auth/reset-password-page.tsx').then((file) => ({
      default: file.ResetPasswordPage,
    })),
  account: () =>
    import('../features/account/account-page.tsx').then((file) => ({ default: file.AccountPage })),
  newSite: () =>
    import('../features/settings/new-site-page.tsx').then((file) => ({
      default: file.NewSitePage,
    })),
};

export const GalleryPage = lazy(LOADERS.gallery);
export const EditorPage = lazy(LOADERS.editor);
export const LeadsPage = lazy(LOADERS.leads);
export const SiteReportPage = lazy(LOADERS.siteReport);
export const OrdersPage = lazy(LOADERS.orders);
export const PopupReportPage = lazy(LOADERS.popupReport);
export const AbTestPage = lazy(LOADERS.abTest);
export const FortnightPage = lazy(LOADERS.fortnight);
export const TestVisitPage = lazy(LOADERS.testVisit);
export const CommentsPage = lazy(LOADERS.comments);
export const CataloguePage = lazy(LOADERS.catalogue);
export const ConsentPage = lazy(LOADERS.consent);
export const InstallPage = lazy(LOADERS.install);
export const IntegrationsPage = lazy(LOADERS.integrations);
export const SettingsPage = lazy(LOADERS.settings);
export const SignUpPage = lazy(LOADERS.signUp);
export const ForgotPasswordPage = lazy(LOADERS.forgotPassword);
export const ResetPasswordPage = lazy(LOADERS.resetPassword);
export const AccountPage = lazy(LOADERS.account);
export const NewSitePage = lazy(LOADERS.newSite);

const BY_ADDRESS: Readonly<Record<string, () => Promise<unknown>>> = {
  [ROUTES.newPopup]: LOADERS.gallery,
  [ROUTES.leads]: LOADERS.leads,
  [ROUTES.reports]: LOADERS.siteReport,
  [ROUTES.comments]: LOADERS.comments,
  [ROUTES.catalogue]: LOADERS.catalogue,
  [ROUTES.consent]: LOADERS.consent,
  [ROUTES.install]: LOADERS.install,
  [ROUTES.integrations]: LOADERS.integrations,
  [ROUTES.settings]: LOADERS.settings,
};

/**
 * Fetches a page's code before the click. Ignores errors: they are reported when the page is
 * opened.
 */
export function preloadPage(address: string): void {
  BY_ADDRESS[address]?.().catch(() => {
    // Opening the page tries again and reports errors.
  });
}
