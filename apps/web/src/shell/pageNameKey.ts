import { panelOf } from './panelOf.ts';

const pathNames: Record<string, string> = {
  '/': 'common:nav.main',
  '/auth': 'auth:signIn.title',
  '/auth/sign-in': 'auth:signIn.title',
  '/auth/sso-callback': 'auth:signIn.title',
  '/auth/sign-up': 'auth:signIn.signUp',
  '/auth/google-callback': 'auth:providerCallback.GOOGLE',
  '/auth/zoom-callback': 'auth:providerCallback.ZOOM',
  '/auth/teams-callback': 'auth:providerCallback.TEAMS',
  '/auth/forgot-password': 'auth:forgotPassword.title',
  '/auth/forgot-password/request-success': 'auth:forgotPasswordRequested.title',
  '/auth/update-password': 'auth:updatePassword.title',
  '/auth/update-password/success': 'auth:updatePasswordDone.title',
  '/auth/reset-password': 'auth:resetPassword.title',
  '/join-organization': 'organization:join.title',
  '/organization': 'organization:picker.title',
  '/terms-of-service': 'legal:terms.title',
  '/privacy': 'legal:privacy.title',
  '/401': 'status:unauthorized.title',
  '/500': 'status:serverError.title',
  '/503': 'status:maintenance.title',
};

export function pageNameKey(pathname: string): string {
  const path = pathname.replace(/\/+$/, '') || '/';
  const named = Object.hasOwn(pathNames, path) ? pathNames[path] : panelOf(path)?.nameKey;
  return named ?? 'status:notFound.title';
}
