import { createHmac, randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import type { CalendarKind, Provider } from '@office/vocabulary';
import { addMilliseconds } from 'date-fns/addMilliseconds';
import { min } from 'date-fns/min';
import type { FastifyBaseLogger } from 'fastify';
import { sameHash } from '../../auth/devices/secret-token.ts';
import type { Config } from '../../config/config.ts';
import { ApiError } from '../../http/api-error.ts';
import { secretsOf } from '../../lib/key-ring.ts';
import { AccountClient } from '../providers/account-client.ts';
import { googleChannels } from '../providers/google-channels.ts';
import { microsoftChannels } from '../providers/microsoft-channels.ts';
import type { ProviderChannels } from '../providers/provider-channels.ts';
import type { AccountDeps } from '../oauth/access-token.ts';
import * as store from './calendar-channel-store.ts';
import type { ChannelRow } from './calendar-channel-store.ts';
import type { AccountRef } from '../oauth/linked-account-store.ts';

type Deps = AccountDeps & { log: Pick<FastifyBaseLogger, 'warn'> };

const minute = 60_000;
const hour = 60 * minute;
const margin = 24 * hour;
const retryDelays = [15 * minute, hour, 3 * hour, 6 * hour];

const channelsOf: Partial<Record<Provider, ProviderChannels>> = {
  GOOGLE: googleChannels,
  TEAMS: microsoftChannels,
};

/** Opens or renews the notification channel if the office has a public address. Others are polled. */
export async function ensureChannel(
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
  const calls = new AccountClient(deps, { userId, provider }, { use: 'CALENDAR' });
  const until = addMilliseconds(now, channels.maxLifetimeMs);
  for (const each of before) if (await renew(deps, channels, calls, each, until)) return;
  const id = randomUUID();
  const failed = before.filter(({ remoteId }) => remoteId === null);
  const pause = retryDelays[failed.length] ?? retryDelays.at(-1)!;
  const expiresAt = addMilliseconds(now, pause);
  // Stores the channel first: Microsoft sends a validation request to the address before the channel is open.
  await store.addChannel(deps.db, { id, accountId, expiresAt });
  try {
    const address = addressOf(deps.config, id);
    const open = await channels.open(calls, { id, address, until });
    await store.saveChannel(deps.db, id, open);
  } catch (error) {
    deps.log.warn(
      { err: error, account: accountId },
      'a calendar does not support change notifications',
    );
    // Keeps the previous channel until it expires, and keeps failed channels as a count of the failures.
    const isOver = (each: ChannelRow) => each.remoteId !== null && each.expiresAt <= now;
    const useless = [...before.filter(isOver), ...failed.slice(retryDelays.length)];
    for (const each of useless) await store.deleteChannel(deps.db, each.id);
    return;
  }
  for (const each of before) await close(deps, channels, calls, each);
}

/** Extends a channel if its provider supports renewal. Returns false if a new channel has to be opened. */
async function renew(
  deps: Deps,
  channels: ProviderChannels,
  calls: AccountClient,
  { id, remoteId, expiresAt }: ChannelRow,
  until: Date,
): Promise<boolean> {
  if (!channels.renew || remoteId === null || expiresAt <= deps.now()) return false;
  // A renewed channel keeps its address, which may be signed with a previous secret.
  if (deps.config.previousSecrets.length > 0) return false;
  const open = await channels.renew(calls, { remoteId, until }).catch((error: unknown) => {
    deps.log.warn({ err: error, channel: id }, 'renewing a calendar channel failed');
    return null;
  });
  if (open) await store.saveChannel(deps.db, id, open);
  return open !== null;
}

export function hasActiveChannel({ db, now }: AccountDeps, accountId: string): Promise<boolean> {
  return store.hasOpenChannel(db, accountId, now());
}

export async function closeChannels(deps: Deps, ref: AccountRef): Promise<void> {
  const channels = channelsOf[ref.provider];
  if (!channels || !deps.config.providers[ref.provider]) return;
  const calls = new AccountClient(deps, ref);
  for (const each of await store.findChannelsOf(deps.db, ref)) {
    await close(deps, channels, calls, each);
  }
}

/** Closes a channel. If the provider does not close it, later notifications are rejected as unknown. */
async function close(
  deps: Deps,
  channels: ProviderChannels,
  calls: AccountClient,
  { id, remoteId, expiresAt }: ChannelRow,
): Promise<void> {
  await store.deleteChannel(deps.db, id);
  if (remoteId === null || expiresAt <= deps.now()) return;
  await channels.close(calls, { id, remoteId }).catch((error: unknown) => {
    deps.log.warn({ err: error, channel: id }, 'closing a calendar channel failed');
  });
}

/**
 * Schedules an immediate sync. Ignores the payload, except for lifecycle events: they renew the
 * channel, which fails if it is gone. Returns the validation token that the provider expects.
 */
export async function handleNotification(
  deps: AccountDeps,
  id: string,
  notice: { token?: string; ended?: boolean; validationToken?: string },
): Promise<string> {
  const now = deps.now();
  // Providers keep the address of a channel until it expires. A forged one also needs the random id of a channel.
  const isOurs = secretsOf(deps.config).some((secret) =>
    sameHash(notice.token ?? '', signatureOf({ secret }, id)),
  );
  const channel = isOurs ? await store.findOpenChannel(deps.db, id, now) : null;
  if (!channel) throw new ApiError('notFound');
  if (notice.validationToken) return notice.validationToken;
  if (notice.ended) {
    const expiresAt = min([channel.expiresAt, addMilliseconds(now, margin)]);
    await store.saveChannel(deps.db, id, { expiresAt });
  }
  await store.scheduleSync(deps.db, channel.accountId, now);
  return '';
}

/** Signs the address, so that forged requests are rejected without a database query. */
function addressOf(config: Config, id: string): string {
  const token = signatureOf(config, id);
  return `${config.publicUrl}/api/v1/calendar/channels/${id}?token=${token}`;
}

function signatureOf({ secret }: Pick<Config, 'secret'>, id: string): string {
  return createHmac('sha256', secret).update(`calendar-channel:${id}`).digest('base64url');
}

function isPublic({ publicUrl }: Config): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  const isOwn = /(^|\.)(localhost|local|internal|lan|intranet|home\.arpa)$/.test(hostname);
  const isName = hostname.includes('.') && isIP(hostname.replace(/[[\]]/g, '')) === 0;
  return protocol === 'https:' && isName && !isOwn;
}
