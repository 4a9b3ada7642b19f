/** A password contains at least one of these and no other symbols. */
export const passwordSymbols = '#?!@$%^&*+-';
