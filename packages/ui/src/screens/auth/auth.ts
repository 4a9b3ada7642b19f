/** Default routes of the auth pages and the office. An app can override them. */
export const authLinks = {
  office: '/main',
  signIn: '/auth/sign-in',
  signUp: '/auth/sign-up',
  forgotPassword: '/auth/forgot-password',
  terms: '/terms-of-service',
  privacy: '/privacy',
} as const;

export type AuthLinks = Record<keyof typeof authLinks, string>;
