/** The links of the pages before the office; the routes of the specification unless an app has others. */
export const authLinks = {
  signIn: '/auth/sign-in',
  signUp: '/auth/sign-up',
  forgotPassword: '/auth/forgot-password',
  terms: '/terms-of-service',
  privacy: '/privacy',
} as const;

export type AuthLinks = Record<keyof typeof authLinks, string>;
