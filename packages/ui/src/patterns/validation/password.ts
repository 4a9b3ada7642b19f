/** The password rules of spec §5, each a test on its own so that a form can tick them off live. */
export const passwordRules = {
  length: (password) => password.length >= 4 && password.length <= 16,
  upper: (password) => /[A-Z]/.test(password),
  lower: (password) => /[a-z]/.test(password),
  digit: (password) => /[0-9]/.test(password),
  special: (password) => /[#?!@$%^&*\-+]/.test(password),
  allowed: (password) => /^[A-Za-z0-9#?!@$%^&*\-+]+$/.test(password),
} as const satisfies Record<string, (password: string) => boolean>;

export type PasswordRule = keyof typeof passwordRules;

export const passwordRuleNames = Object.keys(passwordRules) as PasswordRule[];

/** The rules that a password breaks, in the order in which they are shown. */
export function brokenPasswordRules(password: string): PasswordRule[] {
  return passwordRuleNames.filter((rule) => !passwordRules[rule](password));
}
