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

/** Seconds that a provider has to answer. */
const timeout = 10;

/** The addresses and scopes of a provider. They are public, and change about never. */
interface ProviderFacts {
  issuer: string;
  authorization: string;
  token: string;
  /** Null where access cannot be given back: it ends with its tokens. */
  revocation: string | null;
  /** The address of calls for an account. */
  api: string;
  /** How the office proves who it is. */
  authentication: 'basic' | 'post';
  /** Asked for whatever the account is linked for; null where the operator names the scopes at the provider. */
  baseScopes: readonly string[] | null;
  /** The scopes that a use asks for, with spaces between, and those of which one proves that it was granted. */
  scopes: Partial<Record<LinkedAccountUse, { asked: string; granted: readonly string[] }>>;
  /** Parameters of the authorisation besides. */
  parameters: Readonly<Record<string, string>>;
  /** Redirect addresses are answered at this path of the web app. */
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
    // A Meet conference is made with an event of the calendar.
    scopes: { CALENDAR: googleScope, MEETING: googleScope },
    // Google gives a refresh token only where it is asked to ask again.
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
      // The mailbox tells the zone of whole days; a calendar without it can be followed as well.
      CALENDAR: {
        asked: 'Calendars.ReadWrite MailboxSettings.Read',
        granted: ['Calendars.ReadWrite'],
      },
      MEETING: { asked: 'OnlineMeetings.ReadWrite', granted: ['OnlineMeetings.ReadWrite'] },
    },
    parameters: {},
    callback: '/auth/teams-callback',
  },
} as const satisfies Record<Provider, ProviderFacts>;

/** A provider as this office reaches it. */
export interface OAuthProvider {
  provider: Provider;
  facts: ProviderFacts;
  client: Configuration;
  /** The address of calls for accounts, without a slash at the end. */
  api: string;
  redirectUri: string;
}

const made = new WeakMap<Config, Map<Provider, OAuthProvider>>();

/**
 * The provider as the operator has set it up.
 *
 * @throws {ApiError} 422 `accountLinkInvalid` where this office does not offer it
 */
export function requireProvider(config: Config, provider: Provider): OAuthProvider {
  const known = made.get(config) ?? new Map<Provider, OAuthProvider>();
  made.set(config, known);
  const settings = config.providers[provider];
  if (!settings) throw new ApiError('accountLinkInvalid');
  const ready = known.get(provider) ?? makeProvider(config.publicUrl, provider, settings);
  known.set(provider, ready);
  return ready;
}

/** The uses that a provider has. */
export function usesOf(provider: Provider): LinkedAccountUse[] {
  return Object.keys(providerFacts[provider].scopes) as LinkedAccountUse[];
}

function makeProvider(
  publicUrl: string,
  provider: Provider,
  { clientId, clientSecret, endpoint, tenant }: ProviderConfig,
): OAuthProvider {
  const facts: ProviderFacts = providerFacts[provider];
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
  // The operator's own stand-in on this machine, which is the one reason for an endpoint without TLS.
  if (endpoint?.startsWith('http:')) allowInsecureRequests(client);
  const redirectUri = `${publicUrl}${facts.callback}`;
  return { provider, facts, client, api: address(facts.api), redirectUri };
}

function addressOf(url: string, endpoint: string | null, tenant: string): string {
  const address = url.replace('{tenant}', tenant);
  return endpoint ? address.replace(/^https:\/\/[^/]+/, endpoint) : address;
}

/** Whether all that some uses need was granted. A provider that says nothing has granted what was asked. */
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
