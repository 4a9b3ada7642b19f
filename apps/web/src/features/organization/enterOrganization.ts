import { unwrap } from '@office/api';
import { office } from '../../platform/api/client.ts';
import { session } from '../../platform/session/browserSession.ts';

/** Selects an organisation: its tokens are merged into the session (spec §4). */
export async function enterOrganization(organizationId: string): Promise<void> {
  const { token, refreshToken, tokenExpires, refreshTokenExpires } = await unwrap(
    office.POST('/v1/auth/user/organization', { body: { organizationId } }),
  );
  session.update({
    token,
    refreshToken,
    tokenExpires,
    refreshTokenExpires,
    organizationType: 'JUST_ONE',
    organizationId,
  });
}
