let email = '';

/**
 * The address that this visit is about, wherever it was typed or invited: the other pages before the
 * office begin with it. Kept in memory alone, so that the next person at this browser sees none.
 */
export const knownEmail = {
  get: (): string => email,
  remember(next: string): void {
    email = next;
  },
  /** Signed in: it has done its work. */
  forget(): void {
    email = '';
  },
};
