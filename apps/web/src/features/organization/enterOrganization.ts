import { unwrap } from '@office/api';
import { office } from '../../platform/api/client.ts';

/** Selects an organisation. The API client stores the new tokens in the session (spec §4). */
export async function enterOrganization(organizationId: string): Promise<void> {
  await unwrap(office.POST('/v1/auth/user/organization', { body: { organizationId } }));
}

/** Selects the only organisation of the member. Returns false for members of several or none. */
export async function enterOnlyOrganization(): Promise<boolean> {
  const params = { query: { limit: 1 } };
  const { data, metadata } = await unwrap(office.GET('/v1/organizations/user/joined', { params }));
  const [organization] = data;
  if (metadata.total !== 1 || !organization) return false;
  await enterOrganization(organization.id);
  return true;
}
