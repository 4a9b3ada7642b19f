let email = '';

/**
 * Email address that was entered or invited during this visit; pre-fills the other pages before the
 * office. Kept in memory only, so that the next user of the browser does not see it.
 */
export const knownEmail = {
  get: (): string => email,
  remember(next: string): void {
    email = next;
  },
  forget(): void {
    email = '';
  },
};
