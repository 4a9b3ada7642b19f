let textKey: string | undefined;

/** Translation key of the reason, shown on the sign-in page because an absent member misses the toast. */
export const signOutReason = {
  get: (): string | undefined => textKey,
  remember(key: string): void {
    textKey = key;
  },
  forget(): void {
    textKey = undefined;
  },
};
