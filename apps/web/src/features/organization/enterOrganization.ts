import { unwrap } from '@office/api';
import { office } from '../../platform/api/client.ts';

/** Selects an organisation. The API client stores the new tokens in the session (spec §4). */
export async function enterOrganization(organizationId: string): Promise<void> {
  await unwrap(office.POST('/v1/auth/user/organization', { body: { organizationId } }));
}
