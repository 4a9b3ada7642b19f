import type { Schemas } from '@office/api';
import { maxEmbedMembers, type AreaName } from '@office/vocabulary';
import { requireAllowedNetwork } from '../auth/devices/sign-in-rules.ts';
import { isUseDue } from '../database/last-use.ts';
import { ApiError } from '../http/api-error.ts';
import type { CallContext } from '../http/call-context.ts';
import { localizedFloorName } from '../map/floor-names.ts';
import { findRoomTimes } from '../meeting/rooms/room-meetings.ts';
import { findMeetingRooms } from '../organization/meeting-rooms.ts';
import { localizedNames } from '../people/localized-names.ts';
import { disabledAreasFor } from '../people/role-permissions.ts';
import type { Platform } from '../platform/platform.ts';
import * as store from './embed-store.ts';
import type { FoundEmbed } from './embed-store.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'config'>;
type Content = Schemas['Embed'];

/**
 * Returns the content of a widget for a page of an allowed origin.
 * @throws {ApiError} 404 `notFound`; 403 `embedOriginNotAllowed`, `organizationNetworkNotAllowed`
 */
export async function getEmbed(
  context: Deps & Pick<CallContext, 'ip' | 'origin' | 'limits'>,
  key: string,
): Promise<Content> {
  const { db, ip, origin, limits } = context;
  const embed = await store.findEmbedByKey(db, key);
  if (!embed) {
    await limits.unknownKey();
    throw new ApiError('notFound');
  }
  await limits.embed(embed.id);
  if (origin === null || !embed.origins.includes(origin)) {
    throw new ApiError('embedOriginNotAllowed');
  }
  await requireAllowedNetwork(db, embed.organizationId, ip);
  const now = context.now();
  if (isUseDue(embed.lastUsedAt, now)) await store.markEmbedUsed(db, embed, now);
  return cachedContent(context, embed);
}

const cacheMs = 5000;
const maxCached = 1000;
const cached = new Map<string, { until: number; content: Promise<Content> }>();

/** Shares the content between the pages of an intranet, which request it every minute. */
function cachedContent(deps: Deps, embed: FoundEmbed): Promise<Content> {
  const now = deps.now().getTime();
  const key = `${embed.id} ${embed.version}`;
  const known = cached.get(key);
  if (known && known.until > now) return known.content;
  if (cached.size >= maxCached) cached.clear();
  const content = readContent(deps, embed);
  cached.set(key, { until: now + cacheMs, content });
  content.catch(() => cached.delete(key));
  return content;
}

async function readContent(deps: Deps, embed: FoundEmbed): Promise<Content> {
  const closed = disabledAreasFor('USER', embed.closedAreas);
  const isOpen = (area: AreaName) => !closed.includes(area);
  const [people, talk, meetingRooms] = await Promise.all([
    readPeople(deps, embed),
    isOpen('voice') ? readTalk(deps, embed) : null,
    isOpen('meeting') ? readMeetingRooms(deps, embed) : [],
  ]);
  const { organizationName } = embed;
  return { organizationName, officeUrl: urlOf(deps, '/main'), people, talk, meetingRooms };
}

const urlOf = ({ config }: Pick<Deps, 'config'>, path: string): string =>
  `${config.publicUrl}${path}`;

async function readPeople(deps: Deps, embed: FoundEmbed): Promise<Content['people']> {
  const { people, organizationId } = embed;
  if (people === 'NONE') return null;
  const [count, rows] = await Promise.all([
    store.countMembersInOffice(deps.db, organizationId),
    people === 'NAMES' && store.listMembersInOffice(deps.db, organizationId, maxEmbedMembers),
  ]);
  if (!rows) return { count, members: null };
  const members = rows.map(({ id, status, ...names }) => ({
    name: localizedNames(names),
    status,
    url: urlOf(deps, `/people/${id}`),
  }));
  return { count, members };
}

async function readTalk(deps: Deps, { voiceRoomId }: FoundEmbed): Promise<Content['talk']> {
  const room = voiceRoomId && (await store.findVoiceRoom(deps.db, voiceRoomId));
  return room ? { ...room, url: urlOf(deps, `/voice-chat/${voiceRoomId}`) } : null;
}

async function readMeetingRooms(
  { db, now }: Deps,
  { organizationId, meetingRoomIds, showTitles }: FoundEmbed,
): Promise<Content['meetingRooms']> {
  const all = await findMeetingRooms(db, organizationId);
  const rooms = meetingRoomIds.flatMap((id) => all.find((room) => room.id === id) ?? []);
  const shownIds = rooms.map(({ id }) => id);
  const times = await findRoomTimes(db, { organizationId, meetingRoomIds: shownIds, now: now() });
  return rooms.map((room) => {
    const { current, next } = times.get(room.id)!;
    const toBooking = (time: typeof current) =>
      time && {
        title: showTitles ? time.title : null,
        startTime: time.startTime.toISOString(),
        endTime: time.endTime.toISOString(),
      };
    return {
      name: { ja: room.name.ja, en: room.name.en },
      floorName: localizedFloorName(room),
      current: toBooking(current),
      next: toBooking(next),
    };
  });
}
