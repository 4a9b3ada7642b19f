import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider, type Configuration } from 'oidc-provider';

const clientId = 'office';
export const clientSecret = 'test-client-secret';

interface TestAccount {
  sub: string;
  email?: string;
  email_verified?: boolean;
  [claim: string]: unknown;
}

/** An `oidc-provider` that signs in `account` without a form. */
export interface IdentityProvider {
  issuer: string;
  account: TestAccount;
  clientId: string;
  /** Follows the redirects of the provider. Returns the query of the redirect to the office. */
  authorize(url: string): Promise<string>;
  /** Replaces the signing key. */
  rotateKey(): void;
  /** Sends a logout token for all sessions of the account. */
  sendLogout(sid?: string): Promise<void>;
  close(): Promise<void>;
}

const newKey = () => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  alg: 'RS256',
  use: 'sig',
});

export async function startIdentityProvider(options: {
  redirectUris: string[];
  backchannelLogoutUri?: string;
  idTokenSeconds?: number;
}): Promise<IdentityProvider> {
  let provider: Provider;
  let handle: (request: IncomingMessage, response: ServerResponse) => void;
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/interaction/')) return handle(request, response);
    const login = { accountId: fixture.account.sub };
    void provider.interactionFinished(request, response, { login });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const configurationOf = (): Configuration => ({
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: options.redirectUris,
        ...(options.backchannelLogoutUri && {
          backchannel_logout_uri: options.backchannelLogoutUri,
          backchannel_logout_session_required: true,
        }),
      },
    ],
    cookies: { keys: ['test'] },
    jwks: { keys: [newKey()] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'department', 'office_role'],
    },
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
    // The default refuses loopback addresses.
    fetch: (url, { method, headers, body } = {}) =>
      fetch(url, { method: method!, headers: headers!, body: body! }),
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: () => ({ accountId: fixture.account.sub, claims: () => fixture.account }),
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({
        clientId: oidc.client!.clientId,
        accountId: oidc.session!.accountId!,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    ttl: { IdToken: options.idTokenSeconds ?? 3600, AccessToken: 3600, Session: 3600, Grant: 3600 },
  });
  const open = () => {
    provider = new Provider(issuer, configurationOf());
    handle = provider.callback() as typeof handle;
  };
  const fixture: IdentityProvider = {
    issuer,
    account: { sub: 'unset' },
    clientId,
    authorize: (url) => followRedirects(url, options.redirectUris),
    rotateKey: open,
    async sendLogout(sid) {
      const client = await provider.Client.find(clientId);
      await (client as unknown as BackchannelClient).backchannelLogout(fixture.account.sub, sid);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  open();
  return fixture;
}

interface BackchannelClient {
  backchannelLogout(sub: string, sid?: string): Promise<void>;
}

async function followRedirects(start: string, redirectUris: readonly string[]): Promise<string> {
  const cookies = new Map<string, string>();
  let url = start;
  for (let hops = 0; hops < 10; hops++) {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]!.split('=');
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (!location)
      throw new Error(`the provider answered ${response.status}: ${await response.text()}`);
    const target = new URL(location, url);
    if (redirectUris.includes(`${target.origin}${target.pathname}`)) return target.search.slice(1);
    url = target.href;
  }
  throw new Error('the provider redirects endlessly');
}
