import { Suspense } from 'react';
import { Navigate, Outlet, Route, Routes, useParams } from 'react-router';
import { OLD_ROUTES, popupReportPath, ROUTES } from '../lib/navigation/routes.ts';
import { Waiting } from '../components/ui/states/waiting.tsx';
import { SignInPage } from '../features/auth/sign-in-page.tsx';
import { PopupsPage } from '../features/popups/popups-page.tsx';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import {
  AbTestPage,
  AccountPage,
  CataloguePage,
  CommentsPage,
  ConsentPage,
  EditorPage,
  ForgotPasswordPage,
  FortnightPage,
  GalleryPage,
  InstallPage,
  IntegrationsPage,
  LeadsPage,
  NewSitePage,
  OrdersPage,
  PopupReportPage,
  ResetPasswordPage,
  SettingsPage,
  SignUpPage,
  SiteReportPage,
  TestVisitPage,
} from './lazy-pages.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { OnlySignedIn } from './only-signed-in.tsx';
import { PopupSite } from './popup-site.tsx';
import { Shell } from './shell/shell.tsx';

/** The routes of all pages of the dashboard. */
export function App() {
  return (
    <PageErrorBoundary>
      <Routes>
        <Route path={ROUTES.signIn} element={<SignInPage />} />
        <Route
          element={
            <Suspense fallback={<Waiting whole />}>
              <Outlet />
            </Suspense>
          }
        >
          <Route path={ROUTES.signUp} element={<SignUpPage />} />
          <Route path={ROUTES.forgotPassword} element={<ForgotPasswordPage />} />
          <Route path={ROUTES.resetPassword} element={<ResetPasswordPage />} />
        </Route>
        <Route element={<OnlySignedIn>{() => <PopupSite />}</OnlySignedIn>}>
          <Route path={ROUTES.editPopup} element={<EditorPage />} />
        </Route>
        <Route element={<OnlySignedIn>{(me) => <Shell me={me} />}</OnlySignedIn>}>
          <Route index element={<Navigate to={ROUTES.popups} replace />} />
          <Route path={ROUTES.popups} element={<PopupsPage />} />
          <Route path={ROUTES.newPopup} element={<GalleryPage />} />
          <Route path={ROUTES.testVisit} element={<TestVisitPage />} />
          <Route element={<PopupSite />}>
            <Route path={ROUTES.fortnight} element={<FortnightPage />} />
            <Route path={ROUTES.popupReport} element={<PopupReportPage />} />
            <Route path={ROUTES.abTest} element={<AbTestPage />} />
          </Route>
          <Route path={ROUTES.leads} element={<LeadsPage />} />
          <Route path={ROUTES.reports} element={<SiteReportPage />} />
          <Route path={ROUTES.orders} element={<OrdersPage />} />
          <Route path={OLD_ROUTES.reports} element={<Navigate to={ROUTES.reports} replace />} />
          <Route path={OLD_ROUTES.popupReport} element={<ToPopupReport />} />
          <Route path={ROUTES.comments} element={<CommentsPage />} />
          <Route path={ROUTES.catalogue} element={<CataloguePage />} />
          <Route path={ROUTES.consent} element={<ConsentPage />} />
          <Route path={ROUTES.install} element={<InstallPage />} />
          <Route path={ROUTES.integrations} element={<IntegrationsPage />} />
          <Route path={ROUTES.settings} element={<SettingsPage />} />
          <Route path={ROUTES.newSite} element={<NewSitePage />} />
          <Route path={ROUTES.account} element={<AccountPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </PageErrorBoundary>
  );
}

function ToPopupReport() {
  const { popupId = '' } = useParams();
  return <Navigate to={popupReportPath(popupId)} replace />;
}
