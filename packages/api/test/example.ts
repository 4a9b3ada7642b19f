import { createOfficeClient, reactionTo, toErrorKey, unwrap } from '@office/api';
import type { Schemas, SessionAccess } from '@office/api';

export async function greet(baseUrl: string, email: string, password: string): Promise<string> {
  let current: Schemas['Session'] | null = null;

  // In a browser, use storage shared by tabs, such as a cookie, and implement `reload`.
  const session: SessionAccess = {
    getTokens: () => current,
    update: (fresh) => void (current = fresh),
    onRefreshFailed: () => (current = null),
  };
  const office = createOfficeClient({ baseUrl, getLanguage: () => 'en', session });

  const login = await office.POST('/v1/auth/user/login', { body: { email, password } });
  if (login.error) {
    // For example 'errorResponse.incorrectPassword', a key of @office/api/locales/en.json.
    const reaction = reactionTo({ status: login.response.status, body: login.error });
    return reaction.kind === 'redirect' ? 'Under maintenance' : toErrorKey(login.error);
  }
  current = login.data;

  // Most calls require a selected organisation. Selecting it returns new tokens.
  const joined = await unwrap(office.GET('/v1/organizations/user/joined'));
  const [organization] = joined.data;
  if (!organization) return 'In no organisation yet';
  const selection = { body: { organizationId: organization.id } };
  current = await unwrap(office.POST('/v1/auth/user/organization', selection));

  // The bearer token is now sent automatically, and refreshed before a call if it has expired.
  const { data: profile } = await office.GET('/v1/auth/user/profile');
  await office.POST('/v1/auth/user/logout');
  return `Welcome, ${profile?.nameKanji}`;
}
