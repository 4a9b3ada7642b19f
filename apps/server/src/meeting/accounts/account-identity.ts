import type { Provider } from '@office/vocabulary';
import type { TokenEndpointResponse, TokenEndpointResponseHelpers } from 'openid-client';
import { z } from 'zod';
import type { OAuthProvider } from '../oauth/oauth-provider.ts';

export interface AccountIdentity {
  /** The provider's stable account id. Never reused for another account. */
  subject: string;
  name: string;
}

type Answer = TokenEndpointResponse & TokenEndpointResponseHelpers;

const zoomUser = z.object({ id: z.string().min(1), email: z.string().min(1) });
const microsoftUser = z.object({
  id: z.string().min(1),
  mail: z.string().nullish(),
  userPrincipalName: z.string().nullish(),
});

const timeout = 10_000;

export async function identityOf(
  provider: OAuthProvider,
  answer: Answer,
): Promise<AccountIdentity> {
  return readers[provider.provider](provider, answer);
}

const readers: Record<
  Provider,
  (provider: OAuthProvider, answer: Answer) => Promise<AccountIdentity>
> = {
  GOOGLE: async (_, answer) => {
    const claims = answer.claims();
    if (!claims) throw new Error('Google sent no ID token');
    return { subject: claims.sub, name: String(claims['email'] ?? claims.sub) };
  },
  ZOOM: async ({ api }, { access_token: token }) => {
    const { id, email } = zoomUser.parse(await read(`${api}/users/me`, token));
    return { subject: id, name: email };
  },
  TEAMS: async ({ api }, { access_token: token }) => {
    const user = microsoftUser.parse(await read(`${api}/me`, token));
    return { subject: user.id, name: user.mail ?? user.userPrincipalName ?? user.id };
  },
};

async function read(url: string, token: string): Promise<unknown> {
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${token}` },
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new Error(`The provider responded with ${response.status}`);
  return response.json();
}
