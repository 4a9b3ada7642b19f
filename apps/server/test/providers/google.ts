import { UnsecuredJWT } from 'jose';
import { googleError, TestGoogleCalendar, type GoogleEvent } from './google-calendar.ts';
import { TestProvider } from './oauth-server.ts';

export interface TestGoogle extends TestProvider {
  events(): GoogleEvent[];
  calendar(accountId?: string): TestGoogleCalendar;
  clear(): void;
}

export async function startGoogle(port?: number): Promise<TestGoogle> {
  const calendars = new Map<string, TestGoogleCalendar>();
  const calendar = (accountId = 'account-1') => {
    const known = calendars.get(accountId) ?? new TestGoogleCalendar();
    calendars.set(accountId, known);
    return known;
  };
  const provider = new TestProvider({
    provider: 'GOOGLE',
    paths: {
      authorize: '/o/oauth2/v2/auth',
      token: '/token',
      revoke: '/revoke',
      api: '/calendar/v3',
    },
    authentication: 'post',
    rotates: false,
    more: (client, { account, scopes }, nonce) =>
      scopes.includes('openid') && nonce ? { id_token: idToken(client, account, nonce) } : {},
    error: googleError,
    api: (request) => calendar(request.account.id).answer(request),
  });
  const events = () => [...calendars.values()].flatMap((each) => each.events);
  return Object.assign(await provider.listen(port), {
    events,
    calendar,
    clear: () => calendars.clear(),
  });
}

/** Unsigned: not verified when read directly over TLS (OpenID Connect, 3.1.3.7). */
function idToken(client: string, account: { id: string; email: string }, nonce: string): string {
  const token = new UnsecuredJWT({ email: account.email, email_verified: true, nonce })
    .setIssuer('https://accounts.google.com')
    .setSubject(account.id)
    .setAudience(client)
    .setIssuedAt()
    .setExpirationTime('1h')
    .encode();
  const header = Buffer.from(JSON.stringify({ alg: 'RS256', kid: '1', typ: 'JWT' }));
  return [header.toString('base64url'), token.split('.')[1], 'c2lnbmF0dXJl'].join('.');
}
