import type { Platform } from '../../platform/platform.ts';

export const relyingPartyName = 'Virtual Office';

/** The domain that passkeys belong to, and the origin of the pages that may use them. */
export function relyingPartyOf({ config }: Pick<Platform, 'config'>): {
  rpID: string;
  origin: string;
} {
  const { hostname, origin } = new URL(config.publicUrl);
  return { rpID: hostname, origin };
}
