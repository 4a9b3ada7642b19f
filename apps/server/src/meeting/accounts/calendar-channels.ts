import { createHmac, randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import type { CalendarKind, Provider } from '@office/vocabulary';
import { addMilliseconds } from 'date-fns';
import type { FastifyBaseLogger } from 'fastify';
import { sameHash } from '../../auth/secret-token.ts';
import type { Config } from '../../config/config.ts';
import { ApiError } from '../../http/api-error.ts';
import { AccountCalls } from '../providers/account-calls.ts';
import { googleChannels } from '../providers/google-channels.ts';
import type { ProviderChannels } from '../providers/provider-channels.ts';
import type { AccountDeps } from './access-token.ts';
import * as store from './calendar-channel-store.ts';
import type { ChannelRow } from './calendar-channel-store.ts';
import type { AccountRef } from './linked-account-store.ts';

type Deps = AccountDeps & { log: Pick<FastifyBaseLogger, 'warn'> };

const hour = 60 * 60_000;
/** Both providers end a channel after seven days; another takes its place the day before. */
const [life, margin] = [7 * 24 * hour - hour, 24 * hour];
/** A channel that could not be opened is tried again then. */
const pause = 6 * hour;

const channelsOf: Partial<Record<Provider, ProviderChannels>> = { GOOGLE: googleChannels };

/**
 * Sees to it that a calendar tells when it changes, where this office can be reached from outside. Where it cannot
 * be had the calendar is looked at now and then, as any other.
 */
export async function keepChannel(
  deps: Deps,
  { id: accountId, userId, kind }: { id: string; userId: string; kind: CalendarKind },
): Promise<void> {
  const provider = kind === 'CALDAV' ? null : kind;
  const channels = provider && channelsOf[provider];
  if (!channels || !isPublic(deps.config)) return;
  const now = deps.now();
  const before = await store.findChannels(deps.db, accountId);
  const isKept = ({ remoteId, expiresAt }: ChannelRow) =>
    expiresAt > (remoteId === null ? now : addMilliseconds(now, margin));
  if (before.some(isKept)) return;
  const id = randomUUID();
  const expiresAt = addMilliseconds(now, pause);
  // Microsoft asks at its address before it is open.
  await store.addChannel(deps.db, { id, accountId, expiresAt });
  const calls = new AccountCalls(deps, { userId, provider }, { use: 'CALENDAR' });
  try {
    const until = addMilliseconds(now, life);
    const address = addressOf(deps.config, id);
    await store.saveChannel(deps.db, id, await channels.open(calls, { id, address, until }));
  } catch (error) {
    deps.log.warn({ err: error, account: accountId }, 'a calendar does not tell its changes');
  }
  for (const each of before) await close(deps, channels, calls, each);
}

/** Whether a calendar tells by itself when it changes. */
export function tellsChanges({ db, now }: AccountDeps, accountId: string): Promise<boolean> {
  return store.hasOpenChannel(db, accountId, now());
}

/** Ends all channels of a member's account, as long as calls for it can still be made. */
export async function closeChannels(deps: Deps, ref: AccountRef): Promise<void> {
  const channels = channelsOf[ref.provider];
  if (!channels || !deps.config.providers[ref.provider]) return;
  const calls = new AccountCalls(deps, ref);
  for (const each of await store.findChannelsOf(deps.db, ref)) {
    await close(deps, channels, calls, each);
  }
}

/** Ends a channel. Where its provider does not, what it tells is told to nobody. */
async function close(
  deps: Deps,
  channels: ProviderChannels,
  calls: AccountCalls,
  { id, remoteId, expiresAt }: ChannelRow,
): Promise<void> {
  await store.deleteChannel(deps.db, id);
  if (remoteId === null || expiresAt <= deps.now()) return;
  await channels.close(calls, { id, remoteId }).catch((error: unknown) => {
    deps.log.warn({ err: error, channel: id }, 'a channel was not closed');
  });
}

/**
 * Takes a notice at the address of a channel: its calendar is followed at once.
 *
 * @returns the text that the provider asks for
 * @throws {ApiError} 404 `notFound` for an address that this office did not give, or that is over
 */
export async function takeNotice(
  deps: AccountDeps,
  id: string,
  given: { token?: string; ended?: boolean; validationToken?: string },
): Promise<string> {
  const now = deps.now();
  const isOurs = sameHash(given.token ?? '', signatureOf(deps.config, id));
  if (!isOurs || !(await store.noteNotice(deps.db, id, now))) throw new ApiError('notFound');
  if (given.ended) await store.deleteChannel(deps.db, id);
  return given.validationToken ?? '';
}

/** The address is signed: nobody else knows one, and no query is made for those who guess. */
function addressOf(config: Config, id: string): string {
  const token = signatureOf(config, id);
  return `${config.publicUrl}/api/v1/calendar/channels/${id}?token=${token}`;
}

function signatureOf({ secret }: Config, id: string): string {
  return createHmac('sha256', secret).update(`calendar-channel:${id}`).digest('base64url');
}

/** Whether providers can reach the office: by TLS, by a name that is not that of a machine or network of its own. */
function isPublic({ publicUrl }: Config): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  const isOwn = /(^|\.)(localhost|local|internal|lan|intranet|home\.arpa)$/.test(hostname);
  const isName = hostname.includes('.') && isIP(hostname.replace(/[[\]]/g, '')) === 0;
  return protocol === 'https:' && isName && !isOwn;
}
