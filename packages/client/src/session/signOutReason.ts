let textKey: string | undefined;

/**
 * Why this visit's session ended without the member's doing, as a key of the texts: whoever was away finds
 * it where they sign in again, when the toast has long gone.
 */
export const signOutReason = {
  get: (): string | undefined => textKey,
  remember(key: string): void {
    textKey = key;
  },
  /** It has been read. */
  forget(): void {
    textKey = undefined;
  },
};
