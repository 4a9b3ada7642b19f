import type { Schemas } from '@office/api';
import type { Role } from '@office/vocabulary';
import { findMeetingRooms } from '../../organization/meeting-rooms.ts';
import { withPictureUrl } from '../../people/avatar-url.ts';
import { findPeople, type PersonRow } from '../../people/member-directory.ts';
import { findEngagements } from '../../people/engagement.ts';
import { isAdminRole } from '../../people/role-permissions.ts';
import type { Platform } from '../../platform/platform.ts';
import { type MeetingRow } from '../store/meeting-store.ts';
import { findParticipants } from '../store/participant-store.ts';
import { findRules } from '../store/series-store.ts';
import { meetingStatus } from './status.ts';

type Meeting = Schemas['Meeting'];
export type ViewDeps = Pick<Platform, 'db' | 'now' | 'files' | 'config'>;

export interface Viewer {
  organizationId: string;
  userId: string;
  role: Role;
}

export function mayEdit(viewer: Viewer, { organizerId }: Pick<MeetingRow, 'organizerId'>): boolean {
  return organizerId === viewer.userId || isAdminRole(viewer.role);
}

/** In a private meeting, non-participants see only its time and the participants contained in `asked`. */
export async function toMeetings(
  deps: ViewDeps,
  viewer: Viewer,
  rows: readonly MeetingRow[],
  asked: readonly string[] = [],
): Promise<Meeting[]> {
  const ids = rows.map(({ id }) => id);
  const organizerIds = new Set(rows.flatMap(({ organizerId }) => organizerId ?? []));
  const seriesIds = new Set(rows.flatMap(({ seriesId }) => seriesId ?? []));
  const now = deps.now();
  const isOver = (row: MeetingRow) => ['ENDED', 'CANCELED'].includes(meetingStatus(row, now));
  const [participants, organizers, rules, rooms, engaged] = await Promise.all([
    findParticipants(deps.db, ids),
    findPeople(deps.db, [...organizerIds]),
    findRules(deps.db, [...seriesIds]),
    rows.some(({ meetingRoomId }) => meetingRoomId)
      ? findMeetingRooms(deps.db, viewer.organizationId)
      : [],
    findEngagements(deps.db, {
      organizationId: viewer.organizationId,
      kind: 'MEETING',
      references: rows.flatMap((row) => (isOver(row) ? [] : [row.id])),
    }),
  ]);
  const present = new Set(engaged.map(({ userId, reference }) => `${reference} ${userId}`));
  const roomOf = new Map(rooms.map((room) => [room.id, room]));
  const people = [...participants.values()].flat().map(({ person }) => person);
  const faces = await withAvatars(deps, [...people, ...organizers.values()]);
  return rows.map((row) => {
    const all = (participants.get(row.id) ?? []).map(({ person, answer }) => ({
      ...faces.get(person.id)!,
      answer,
      present: present.has(`${row.id} ${person.id}`),
    }));
    const own = all.find(({ id }) => id === viewer.userId);
    const knows = own !== undefined || row.organizerId === viewer.userId;
    const sees = knows || row.visibility === 'OPEN';
    return {
      id: row.id,
      title: sees ? row.title : null,
      startTime: row.startTime?.toISOString() ?? null,
      endTime: row.endTime?.toISOString() ?? null,
      timeZone: row.timeZone,
      status: meetingStatus(row, now),
      visibility: row.visibility,
      seriesId: row.seriesId,
      recurrence: (sees && row.seriesId && rules.get(row.seriesId)) || null,
      organizer: (sees && row.organizerId && faces.get(row.organizerId)) || null,
      participants: sees ? all : all.filter(({ id }) => asked.includes(id)),
      takesPart: own !== undefined,
      ownAnswer: own?.answer ?? null,
      canEdit: mayEdit(viewer, row),
      meetingRoom: (sees && row.meetingRoomId && roomOf.get(row.meetingRoomId)) || null,
      provider: row.provider,
      description: knows ? row.description : null,
      providerMeetingId: knows ? row.providerMeetingId : null,
      meetingUrl: knows ? meetingUrlOf(deps, row) : null,
      passcode: knows ? row.passcode : null,
    };
  });
}

export async function toMeeting(deps: ViewDeps, viewer: Viewer, row: MeetingRow): Promise<Meeting> {
  const [meeting] = await toMeetings(deps, viewer, [row]);
  return meeting!;
}

export function meetingUrlOf(
  deps: Pick<Platform, 'config'>,
  meeting: Pick<MeetingRow, 'id' | 'meetingUrl'>,
): string {
  return meeting.meetingUrl ?? `${deps.config.publicUrl}/online-meeting/${meeting.id}`;
}

export function meetingPageOf(
  { config }: Pick<Platform, 'config'>,
  { id }: Pick<MeetingRow, 'id'>,
): string {
  return `${config.publicUrl}/online-meeting?meetingId=${id}`;
}

async function withAvatars(
  deps: Pick<Platform, 'files'>,
  people: readonly PersonRow[],
): Promise<Map<string, Schemas['PersonRef']>> {
  const each = new Map(people.map((person) => [person.id, person]));
  const refs = await Promise.all([...each.values()].map((person) => withPictureUrl(deps, person)));
  return new Map(refs.map((ref) => [ref.id, ref]));
}
