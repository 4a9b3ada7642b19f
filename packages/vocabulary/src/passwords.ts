// Passwords that are chosen (spec §5).
export { maxPasswordLength, minPasswordLength, passwordPattern } from './contract.ts';

/** A password has one of these at least, and no others. */
export const passwordSymbols = '#?!@$%^&*+-';
