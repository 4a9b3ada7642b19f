/** The links of the pages before the office, into it as well; the product’s own routes unless an app has others. */
export const authLinks = {
  office: '/main',
  signIn: '/auth/sign-in',
  signUp: '/auth/sign-up',
  forgotPassword: '/auth/forgot-password',
  terms: '/terms-of-service',
  privacy: '/privacy',
} as const;

export type AuthLinks = Record<keyof typeof authLinks, string>;
