import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { LoginGuard, SignedOutGuard } from '../features/auth/index.ts';
import { OrganizationGuard } from '../features/organization/index.ts';
import { AuthFrame, OrganizationPicker } from './authPages.ts';
import { Frame } from './Frame.tsx';
import { lazyPage } from '@office/client/loading/lazyPage.tsx';
import { fetchWorkplace } from './firstPanel.ts';
import { panels } from './panels.ts';
import { prepareNextPage } from './prepareNextPage.ts';

const SignIn = lazyPage(
  async () => (await import('../features/auth/pages/SignInPage.tsx')).SignInPage,
);
const SignUp = lazyPage(
  async () => (await import('../features/auth/pages/SignUpPage.tsx')).SignUpPage,
);
const ProviderCallback = lazyPage(
  async () =>
    (await import('../features/auth/pages/ProviderCallbackPage.tsx')).ProviderCallbackPage,
);
const SsoCallback = lazyPage(
  async () => (await import('../features/auth/pages/SsoCallbackPage.tsx')).SsoCallbackPage,
);
const ForgotPassword = lazyPage(
  async () => (await import('../features/auth/pages/ForgotPasswordPage.tsx')).ForgotPasswordPage,
);
const ForgotPasswordRequested = lazyPage(
  async () =>
    (await import('../features/auth/pages/ForgotPasswordRequestedPage.tsx'))
      .ForgotPasswordRequestedPage,
);
const UpdatePassword = lazyPage(
  async () => (await import('../features/auth/pages/UpdatePasswordPage.tsx')).UpdatePasswordPage,
);
const ResetPassword = lazyPage(
  async () => (await import('../features/auth/pages/ResetPasswordPage.tsx')).ResetPasswordPage,
);
const UpdatePasswordDone = lazyPage(
  async () =>
    (await import('../features/auth/pages/UpdatePasswordDonePage.tsx')).UpdatePasswordDonePage,
);
const JoinOrganization = lazyPage(
  async () =>
    (await import('../features/organization/pages/JoinOrganizationPage.tsx')).JoinOrganizationPage,
);
const Terms = lazyPage(
  async () => (await import('../features/legal/pages/legalPages.tsx')).TermsPage,
);
const Privacy = lazyPage(
  async () => (await import('../features/legal/pages/legalPages.tsx')).PrivacyPage,
);

const Guest = lazyPage(
  async () => (await import('../features/voice/pages/GuestPage.tsx')).GuestPage,
);

const AllowedArea = lazyPage(async () => (await import('./AllowedArea.tsx')).AllowedArea);

const NotFound = lazyPage(
  async () => (await import('../features/status/pages/statusPages.tsx')).NotFoundPage,
);
const ServerError = lazyPage(
  async () => (await import('../features/status/pages/statusPages.tsx')).ServerErrorPage,
);
const Unauthorized = lazyPage(
  async () => (await import('../features/status/pages/statusPages.tsx')).UnauthorizedPage,
);
const Maintenance = lazyPage(
  async () => (await import('../features/status/pages/MaintenancePage.tsx')).MaintenancePage,
);

const panelRoutes = panels
  .filter(({ path }) => !path.includes('#'))
  .map(({ path, load, area }) => {
    const Page = load ? lazyPage(load) : null;
    const page = Page && <Page />;
    return { path, element: page && area ? <AllowedArea area={area}>{page}</AllowedArea> : page };
  });

/** The link of the code screens to the sign-in page returns to its form. */
function SignInRoute() {
  return <SignIn key={useLocation().key} />;
}

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Frame />}>
        <Route index element={<Navigate to="/main" replace />} />

        <Route
          element={
            <AuthFrame>
              <Outlet />
            </AuthFrame>
          }
        >
          <Route path="auth">
            <Route index element={<Navigate to="/auth/sign-in" replace />} />
            <Route element={<SignedOutGuard prepareNextPage={prepareNextPage} />}>
              <Route path="sign-in" element={<SignInRoute />} />
              <Route path="sso-callback" element={<SsoCallback />} />
            </Route>
            <Route path="sign-up" element={<SignUp />} />
            <Route path="google-callback" element={<ProviderCallback provider="GOOGLE" />} />
            <Route path="zoom-callback" element={<ProviderCallback provider="ZOOM" />} />
            <Route path="teams-callback" element={<ProviderCallback provider="TEAMS" />} />
            <Route path="forgot-password" element={<ForgotPassword />} />
            <Route path="forgot-password/request-success" element={<ForgotPasswordRequested />} />
            <Route path="update-password" element={<UpdatePassword />} />
            <Route path="update-password/success" element={<UpdatePasswordDone />} />
            <Route element={<LoginGuard />}>
              <Route path="reset-password" element={<ResetPassword />} />
            </Route>
          </Route>
          <Route path="join-organization" element={<JoinOrganization />} />
          <Route element={<LoginGuard />}>
            <Route
              path="organization"
              element={<OrganizationPicker fetchWorkplace={fetchWorkplace} />}
            />
          </Route>
        </Route>
        <Route path="guest/:secret" element={<Guest Frame={AuthFrame} />} />
        <Route path="terms-of-service" element={<Terms />} />
        <Route path="privacy" element={<Privacy />} />

        <Route element={<LoginGuard />}>
          <Route element={<OrganizationGuard />}>
            {panelRoutes.map(({ path, element }) => (
              <Route key={path} path={path} element={element} />
            ))}
          </Route>
        </Route>

        <Route path="401" element={<Unauthorized />} />
        <Route path="500" element={<ServerError />} />
        <Route path="503" element={<Maintenance />} />
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}
