import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Schemas } from '@office/api';
import type { Config } from '../config/config.ts';
import { ApiError } from '../http/api-error.ts';
import type { WithViewer } from '../http/claims.ts';
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
  const id = await store.findFeedOf(context.db, member);
  return { url: id && addressOf(context.config, id) };
}

export async function renewFeedAddress(context: Deps & WithViewer): Promise<Address> {
  const member = await requireMember(context);
  const id = randomUUID();
  await store.replaceFeed(context.db, member, { id, createdAt: context.now() });
  return { url: addressOf(context.config, id) };
}

export async function deleteFeedAddress(context: Deps & WithViewer): Promise<void> {
  await store.deleteFeed(context.db, await requireMember(context));
}

/** @throws {ApiError} 404 `notFound` for an invalid or replaced address, or a blocked member */
export async function readFeed(deps: Deps, file: string): Promise<string> {
  const id = feedIdOf(deps.config, file);
  const feed = id && (await store.findFeed(deps.db, id));
  if (!feed) throw new ApiError('notFound');
  const from = new Date(deps.now().getTime() - pastMeetingsMs);
  const events = await memberEvents(deps, feed, { language: feed.language, from });
  return writeCalendar(events, { method: 'PUBLISH', name: feed.organizationName });
}

function addressOf(config: Config, id: string): string {
  return `${config.publicUrl}/api/v1/calendar/feeds/${id}.${signatureOf(config, id)}.ics`;
}

function feedIdOf(config: Config, file: string): string | null {
  const [, id, signature] = /^([0-9a-f-]{36})\.([A-Za-z0-9_-]+)\.ics$/.exec(file) ?? [];
  if (!id || !signature) return null;
  const [expected, actual] = [signatureOf(config, id), signature].map((each) => Buffer.from(each));
  const isOurs = expected!.length === actual!.length && timingSafeEqual(expected!, actual!);
  return isOurs ? id : null;
}

/** Signed with the server secret, so that read access to the database does not reveal feed addresses. */
function signatureOf({ secret }: Config, id: string): string {
  const key = createHmac('sha256', secret).update('calendar-feed').digest();
  return createHmac('sha256', key).update(id).digest('base64url');
}
