import type { LinkedAccountUse, Provider } from '@office/vocabulary';
import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  type ServerMetadata,
} from 'openid-client';
import type { Config, ProviderConfig } from '../../config/config.ts';
import { ApiError } from '../../http/api-error.ts';

const timeout = 10;

interface ProviderDefinition {
  issuer: string;
  authorization: string;
  token: string;
  revocation: string | null;
  api: string;
  authentication: 'basic' | 'post';
  /** Requested for every use. Null if the operator configures the scopes at the provider. */
  baseScopes: readonly string[] | null;
  /** `asked`: scopes to request, separated by spaces. `granted`: any one of these proves the grant. */
  scopes: Partial<Record<LinkedAccountUse, { asked: string; granted: readonly string[] }>>;
  parameters: Readonly<Record<string, string>>;
  callback: string;
}

const googleEvents = 'https://www.googleapis.com/auth/calendar.events';
const googleScope = { asked: googleEvents, granted: [googleEvents] };

const providerFacts = {
  GOOGLE: {
    issuer: 'https://accounts.google.com',
    authorization: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    revocation: 'https://oauth2.googleapis.com/revoke',
    api: 'https://www.googleapis.com/calendar/v3',
    authentication: 'post',
    baseScopes: ['openid', 'email'],
    // A Meet conference is created through a calendar event.
    scopes: { CALENDAR: googleScope, MEETING: googleScope },
    // Google returns a refresh token only with `prompt: 'consent'`.
    parameters: { access_type: 'offline', prompt: 'consent', include_granted_scopes: 'true' },
    callback: '/auth/google-callback',
  },
  ZOOM: {
    issuer: 'https://zoom.us',
    authorization: 'https://zoom.us/oauth/authorize',
    token: 'https://zoom.us/oauth/token',
    revocation: 'https://zoom.us/oauth/revoke',
    api: 'https://api.zoom.us/v2',
    authentication: 'basic',
    baseScopes: null,
    scopes: {
      MEETING: {
        asked: 'meeting:write:meeting',
        granted: ['meeting:write:meeting', 'meeting:write', 'meeting:write:admin'],
      },
    },
    parameters: {},
    callback: '/auth/zoom-callback',
  },
  TEAMS: {
    issuer: 'https://login.microsoftonline.com/{tenant}/v2.0',
    authorization: 'https://login.microsoftonline.com/{tenant}/oauth2/v2.0/authorize',
    token: 'https://login.microsoftonline.com/{tenant}/oauth2/v2.0/token',
    revocation: null,
    api: 'https://graph.microsoft.com/v1.0',
    authentication: 'post',
    baseScopes: ['offline_access', 'User.Read'],
    scopes: {
      // The mailbox settings contain the time zone of all-day events. The calendar also works without them.
      CALENDAR: {
        asked: 'Calendars.ReadWrite MailboxSettings.Read',
        granted: ['Calendars.ReadWrite'],
      },
      MEETING: { asked: 'OnlineMeetings.ReadWrite', granted: ['OnlineMeetings.ReadWrite'] },
    },
    parameters: {},
    callback: '/auth/teams-callback',
  },
} as const satisfies Record<Provider, ProviderDefinition>;

export interface OAuthProvider {
  provider: Provider;
  facts: ProviderDefinition;
  client: Configuration;
  api: string;
  redirectUri: string;
}

const providers = new WeakMap<Config, Map<Provider, OAuthProvider>>();

/** @throws {ApiError} 422 `accountLinkInvalid` if this office does not offer it */
export function requireProvider(config: Config, provider: Provider): OAuthProvider {
  const known = providers.get(config) ?? new Map<Provider, OAuthProvider>();
  providers.set(config, known);
  const settings = config.providers[provider];
  if (!settings) throw new ApiError('accountLinkInvalid');
  const ready = known.get(provider) ?? makeProvider(config.publicUrl, provider, settings);
  known.set(provider, ready);
  return ready;
}

export function usesOf(provider: Provider): LinkedAccountUse[] {
  return Object.keys(providerFacts[provider].scopes) as LinkedAccountUse[];
}

function makeProvider(
  publicUrl: string,
  provider: Provider,
  { clientId, clientSecret, endpoint, tenant }: ProviderConfig,
): OAuthProvider {
  const facts: ProviderDefinition = providerFacts[provider];
  const address = (url: string) => addressOf(url, endpoint, tenant);
  const server: ServerMetadata = {
    issuer: facts.issuer.replace('{tenant}', tenant),
    authorization_endpoint: address(facts.authorization),
    token_endpoint: address(facts.token),
    ...(facts.revocation && { revocation_endpoint: address(facts.revocation) }),
  };
  const prove = { basic: ClientSecretBasic, post: ClientSecretPost }[facts.authentication];
  const client = new Configuration(server, clientId, clientSecret, prove(clientSecret));
  client.timeout = timeout;
  // Only a provider stub on the same machine uses an endpoint without TLS.
  if (endpoint?.startsWith('http:')) allowInsecureRequests(client);
  const redirectUri = `${publicUrl}${facts.callback}`;
  return { provider, facts, client, api: address(facts.api), redirectUri };
}

function addressOf(url: string, endpoint: string | null, tenant: string): string {
  const address = url.replace('{tenant}', tenant);
  return endpoint ? address.replace(/^https:\/\/[^/]+/, endpoint) : address;
}

/** Per OAuth, an omitted scope means that all requested scopes were granted. */
export function isGranted(
  { facts }: OAuthProvider,
  uses: readonly LinkedAccountUse[],
  scope: string | undefined,
): boolean {
  if (scope === undefined) return true;
  const granted = new Set(
    scope.split(' ').map((name) => name.replace('https://graph.microsoft.com/', '')),
  );
  return uses.every((use) => facts.scopes[use]?.granted.some((name) => granted.has(name)) ?? false);
}
