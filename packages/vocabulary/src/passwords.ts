// Passwords that are chosen.
export * from './contract/passwords.ts';

/** A password has one of these at least, and no others. */
export const passwordSymbols = '#?!@$%^&*+-';
