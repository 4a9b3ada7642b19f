import type { Schemas } from '@office/api';
import { tabStorage } from '../lib/browserStorage.ts';

const key = 'office.sso';

/** A sign-in that the identity provider has to complete, in the storage of this tab. */
export interface StartedSso {
  browserToken: string;
  staySignedIn: boolean;
}

/** Opens the page of the provider. It redirects to the callback page in the same tab. */
export function leaveForProvider(
  { url, browserToken }: Schemas['StartedSso'],
  { staySignedIn }: Pick<StartedSso, 'staySignedIn'>,
): void {
  tabStorage.setItem(key, JSON.stringify({ browserToken, staySignedIn } satisfies StartedSso));
  window.location.assign(url);
}

export function readStartedSso(): StartedSso | null {
  const stored = tabStorage.getItem(key);
  return stored ? (JSON.parse(stored) as StartedSso) : null;
}

export const forgetStartedSso = (): void => tabStorage.removeItem(key);
