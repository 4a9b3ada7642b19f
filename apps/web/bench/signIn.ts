import { createOfficeClient, unwrap, type OfficeClient, type Schemas } from '@office/api';

/** Password of all demo and benchmark users. */
const password = 'Office#2026';

export async function signIn(
  office: OfficeClient,
  email: string,
  keep: (session: Schemas['Session']) => void,
): Promise<void> {
  const login = office.POST('/v1/auth/user/login', { body: { email, password } });
  keep(await unwrap(login));
  const { data } = await unwrap(office.GET('/v1/organizations/user/joined'));
  const organization = data.find(({ name }) => name === 'Sakura Works') ?? data[0]!;
  const body = { organizationId: organization.id };
  keep(await unwrap(office.POST('/v1/auth/user/organization', { body })));
}

export async function signedIn(url: string, email: string) {
  let session: Schemas['Session'] | null = null;
  const office = createOfficeClient({
    baseUrl: `${url}/api`,
    getLanguage: () => 'en',
    lock: (work) => work(),
    session: {
      getTokens: () => session,
      update: (next) => void (session = next),
      onRefreshFailed: (error) => {
        throw error;
      },
    },
  });
  await signIn(office, email, (next) => void (session = next));
  const { user } = session!;
  return { office, user, cookies: sessionCookies(url, session!) };
}

export type SessionCookies = ReturnType<typeof sessionCookies>;

export function sessionCookies(url: string, session: Schemas['Session']) {
  return [
    { url, name: 'office_session', value: encodeURIComponent(JSON.stringify(session)) },
    { url, name: 'office_organization_type', value: session.organizationType },
  ];
}
