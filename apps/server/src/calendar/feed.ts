import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import type { Config } from '../config/config.ts';
import { newSecretToken, sameHash } from '../auth/devices/secret-token.ts';
import { ApiError } from '../http/api-error.ts';
import type { WithViewer } from '../http/claims.ts';
import { signFeed } from '../lib/feed-signature.ts';
import { secretsOf } from '../lib/key-ring.ts';
import { decryptToken, encryptToken } from '../lib/token-cipher.ts';
import { writeCalendar } from '../meeting/icalendar/icalendar.ts';
import { memberEvents } from '../meeting/member-calendar.ts';
import { requireMember } from '../people/current-member.ts';
import type { Platform } from '../platform/platform.ts';
import * as store from './feed-store.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'config'>;
type Address = Schemas['CalendarFeedAddress'];

const pastMeetingsMs = 92 * 24 * 60 * 60_000;

export async function getFeedAddress(context: Deps & WithViewer): Promise<Address> {
  const member = await requireMember(context);
  const feed = await store.findFeedOf(context.db, member);
  const token = feed && tokensOf(context.config, feed).at(-1);
  return { url: feed && token ? addressOf(context.config, feed.id, token) : null };
}

export async function renewFeedAddress(context: Deps & WithViewer): Promise<Address> {
  const member = await requireMember(context);
  const [id, plain] = [randomUUID(), newSecretToken()];
  const token = encryptToken(context.config, plain, id, 'calendar-feeds');
  await store.replaceFeed(context.db, member, { id, token, createdAt: context.now() });
  return { url: addressOf(context.config, id, plain) };
}

export async function deleteFeedAddress(context: Deps & WithViewer): Promise<void> {
  await store.deleteFeed(context.db, await requireMember(context));
}

/** @throws {ApiError} 404 `notFound` for an invalid or replaced address, or a blocked member */
export async function readFeed(deps: Deps, file: string): Promise<string> {
  const [, id, token = ''] =
    /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]+)\.ics$/.exec(file) ?? [];
  const feed = id ? await store.findFeed(deps.db, id) : null;
  const isValid = feed && tokensOf(deps.config, feed).some((each) => sameHash(each, token));
  if (!isValid) throw new ApiError('notFound');
  const from = new Date(deps.now().getTime() - pastMeetingsMs);
  const events = await memberEvents(deps, feed, { language: feed.language, from });
  return writeCalendar(events, { method: 'PUBLISH', name: feed.organizationName });
}

function addressOf({ publicUrl }: Config, id: string, token: string): string {
  return `${publicUrl}/api/v1/calendar/feeds/${id}.${token}.ics`;
}

/**
 * Returns the tokens that open a feed. Addresses of earlier versions are signed and have no stored token; they may be
 * signed with any secret, the oldest last.
 */
function tokensOf(config: Config, { id, token }: store.FeedToken): string[] {
  if (token === null) return secretsOf(config).map((secret) => signFeed(secret, id));
  const plain = decryptToken(config, token, id, 'calendar-feeds');
  return plain === null ? [] : [plain];
}
