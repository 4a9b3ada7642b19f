import { createOfficeClient, reactionTo, toErrorKey, unwrap } from '@office/api';
import type { Schemas, SessionAccess } from '@office/api';

/** Greets the member whose address and password are given, and leaves. */
export async function greet(baseUrl: string, email: string, password: string): Promise<string> {
  let current: Schemas['Session'] | null = null;

  // Here a variable; in a browser something that tabs share, such as a cookie, with a `reload`.
  const session: SessionAccess = {
    getTokens: () => current,
    update: (fresh) => void (current = fresh),
    onRefreshFailed: () => (current = null),
  };
  const office = createOfficeClient({ baseUrl, getLanguage: () => 'en', session });

  const login = await office.POST('/v1/auth/user/login', { body: { email, password } });
  if (login.error) {
    // 'errorResponse.incorrectPassword': a key of @office/api/locales/en.json
    const reaction = reactionTo({ status: login.response.status, body: login.error });
    return reaction.kind === 'redirect' ? 'Under maintenance' : toErrorKey(login.error);
  }
  current = login.data;

  // Most calls are of one organisation: select it, and go on with the tokens that come for it.
  const joined = await unwrap(office.GET('/v1/organizations/user/joined'));
  const [organization] = joined.data;
  if (!organization) return 'In no organisation yet';
  const selection = { body: { organizationId: organization.id } };
  current = await unwrap(office.POST('/v1/auth/user/organization', selection));

  // From here on the bearer token is sent, and refreshed before a call when it has expired.
  const { data: profile } = await office.GET('/v1/auth/user/profile');
  await office.POST('/v1/auth/user/logout');
  return `Welcome, ${profile?.nameKanji}`;
}
