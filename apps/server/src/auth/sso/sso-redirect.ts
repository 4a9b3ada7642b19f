import type { Audience } from '../../http/claims.ts';
import type { Platform } from '../../platform/platform.ts';

const callbacks: Record<Audience, string> = {
  OFFICE: '/auth/sso-callback',
  ADMIN: '/admin/sso-callback',
};

export const redirectUriOf = ({ config }: Pick<Platform, 'config'>, audience: Audience): string =>
  `${config.publicUrl}${callbacks[audience]}`;
