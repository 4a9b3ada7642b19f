import { unwrap, type OfficeClient, type Schemas } from '@office/api';

/** Demo members of the organisation with everything in it have this password. */
const password = 'Office#2026';

/** Signs a demo member in and selects their organisation. */
export async function signIn(
  office: OfficeClient,
  email: string,
  keep: (session: Schemas['Session']) => void,
): Promise<void> {
  const login = office.POST('/v1/auth/user/login', { body: { email, password } });
  keep(await unwrap(login));
  const joined = await unwrap(office.GET('/v1/organizations/user/joined'));
  const organization = joined.data.find(({ name }) => name === 'Sakura Works')!;
  const body = { organizationId: organization.id };
  keep(await unwrap(office.POST('/v1/auth/user/organization', { body })));
}
