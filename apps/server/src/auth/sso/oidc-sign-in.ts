import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client';
import type { Audience } from '../../http/claims.ts';
import { decryptToken, encryptToken } from '../../lib/token-cipher.ts';
import { hashSecretToken } from '../devices/secret-token.ts';
import type { OidcConnection, SsoSignIn } from '../store/sso-store.ts';
import { withProvider, type ProviderDeps } from './identity-provider.ts';
import { readProfile, type SsoProfile } from './sso-profile.ts';
import { redirectUriOf } from './sso-redirect.ts';

export async function startOidc(
  deps: ProviderDeps,
  connection: OidcConnection,
  { state, email, audience }: { state: string; email: string; audience: Audience },
): Promise<Pick<SsoSignIn, 'nonce' | 'codeVerifier'> & { url: string }> {
  const [nonce, codeVerifier] = [randomNonce(), randomPKCECodeVerifier()];
  const codeChallenge = await calculatePKCECodeChallenge(codeVerifier);
  const url = await withProvider(deps, connection, async ({ client }) =>
    buildAuthorizationUrl(client, {
      redirect_uri: redirectUriOf(deps, audience),
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: codeChallenge,
      code_challenge_method: 'S256',
      login_hint: email,
    }),
  );
  const sealed = encryptToken(deps.config, codeVerifier, hashSecretToken(state), 'sso-secrets');
  return { url: url.href, nonce, codeVerifier: sealed };
}

/** Returns null if the sign-in was started with another protocol. */
export async function finishOidc(
  deps: ProviderDeps,
  connection: OidcConnection,
  { stateHash, audience, nonce, codeVerifier: sealed }: SsoSignIn,
  query: URLSearchParams,
): Promise<SsoProfile | null> {
  const codeVerifier = sealed && decryptToken(deps.config, sealed, stateHash, 'sso-secrets');
  if (!codeVerifier) return null;
  return withProvider(deps, connection, async ({ client }) => {
    const tokens = await authorizationCodeGrant(
      client,
      new URL(`${redirectUriOf(deps, audience)}?${query.toString()}`),
      {
        pkceCodeVerifier: codeVerifier,
        expectedState: query.get('state') ?? '',
        expectedNonce: nonce,
        idTokenExpected: true,
      },
    );
    const claims = tokens.claims()!;
    const hasUserInfo = client.serverMetadata().userinfo_endpoint !== undefined;
    const userInfo = hasUserInfo && (await fetchUserInfo(client, tokens.access_token, claims.sub));
    return readProfile({ ...userInfo, ...claims });
  });
}
