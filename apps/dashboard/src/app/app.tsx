import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { Waiting } from '../components/ui/waiting.tsx';
import { SignInPage } from '../features/auth/sign-in-page.tsx';
import { SignUpPage } from '../features/auth/sign-up-page.tsx';
import { PopupsPage } from '../features/popups/popups-page.tsx';
import { CrashGuard } from './crash-guard.tsx';
import {
  CommentsPage,
  ConsentPage,
  EditorPage,
  ForgotPasswordPage,
  GalleryPage,
  InstallPage,
  LeadsPage,
  NewSitePage,
  PopupReportPage,
  ResetPasswordPage,
  SettingsPage,
  SiteReportPage,
} from './lazy-pages.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { OnlySignedIn } from './only-signed-in.tsx';
import { Shell } from './shell/shell.tsx';

/** Every address of the dashboard. */
export function App() {
  return (
    <CrashGuard>
      <Routes>
        <Route path="/sign-in" element={<SignInPage />} />
        <Route path="/sign-up" element={<SignUpPage />} />
        <Route
          path="/forgot-password"
          element={
            <Suspense fallback={<Waiting whole />}>
              <ForgotPasswordPage />
            </Suspense>
          }
        />
        <Route
          path="/reset-password"
          element={
            <Suspense fallback={<Waiting whole />}>
              <ResetPasswordPage />
            </Suspense>
          }
        />
        <Route
          path="/popups/:popupId/edit"
          element={<OnlySignedIn>{() => <EditorPage />}</OnlySignedIn>}
        />
        <Route element={<OnlySignedIn>{(me) => <Shell me={me} />}</OnlySignedIn>}>
          <Route index element={<Navigate to="/popups" replace />} />
          <Route path="/popups" element={<PopupsPage />} />
          <Route path="/popups/new" element={<GalleryPage />} />
          <Route path="/popups/:popupId/numbers" element={<PopupReportPage />} />
          <Route path="/leads" element={<LeadsPage />} />
          <Route path="/numbers" element={<SiteReportPage />} />
          <Route path="/comments" element={<CommentsPage />} />
          <Route path="/cookies" element={<ConsentPage />} />
          <Route path="/install" element={<InstallPage />} />
          <Route path="/settings" element={<SettingsPage />} />
          <Route path="/sites/new" element={<NewSitePage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </CrashGuard>
  );
}
