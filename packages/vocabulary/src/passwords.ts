// Passwords that are chosen (spec §5).
export { maxPasswordLength, minPasswordLength } from './contract/limits.ts';
export { passwordPattern } from './contract/patterns.ts';

/** A password has one of these at least, and no others. */
export const passwordSymbols = '#?!@$%^&*+-';
