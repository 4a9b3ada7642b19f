let email = '';

/** Email entered during this visit, to pre-fill other pages. In memory only, for shared browsers. */
export const knownEmail = {
  get: (): string => email,
  remember(next: string): void {
    email = next;
  },
  forget(): void {
    email = '';
  },
};
