import { createOfficeClient, unwrap, type OfficeClient, type Schemas } from '@office/api';

/** Members of the demo, and of a benchmark's own data, have this password. */
const password = 'Office#2026';

/** Signs a member in and selects their organisation: in the demo the one with everything in it. */
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

/** A client of a member who is signed in, and the cookies with which a page is theirs. */
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
  return { office, cookies: sessionCookies(url, session!) };
}

export type SessionCookies = ReturnType<typeof sessionCookies>;

/** The cookies in which the web app keeps a session. */
export function sessionCookies(url: string, session: Schemas['Session']) {
  return [
    { url, name: 'office_session', value: encodeURIComponent(JSON.stringify(session)) },
    { url, name: 'office_organization_type', value: session.organizationType },
  ];
}
