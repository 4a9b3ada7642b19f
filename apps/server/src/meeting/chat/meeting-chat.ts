import type { Schemas } from '@office/api';
import * as chat from '../../chat/rooms/meeting-room.ts';
import type { MeetingRoomChange } from '../../chat/rooms/meeting-room.ts';
import { publishRoomAdded } from '../../chat/rooms/room-events.ts';
import type { Queryable, Transaction } from '../../database/database.ts';
import type { MemberRef } from '../../database/membership.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithViewer } from '../../http/claims.ts';
import { findMeetingRooms } from '../../organization/meeting-rooms.ts';
import { requireMember } from '../../people/current-member.ts';
import { findRoles } from '../../people/member-directory.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockMeeting, type MeetingRow } from '../store/meeting-store.ts';
import type { ViewDeps, Viewer } from '../model/meeting-view.ts';
import { requireVisible } from '../model/meetings.ts';
import { isParticipant } from '../store/participant-store.ts';
import { lockSeries } from '../store/series-store.ts';
import { meetingStatus } from '../model/status.ts';
import * as store from './meeting-chat-store.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'files' | 'realtime'>;

export async function getMeetingChat(
  context: ViewDeps & WithViewer,
  meetingId: string,
): Promise<Schemas['MeetingChat']> {
  const { viewer, row, takesPart } = await requireMeeting(context, meetingId);
  const { chatRoomId } = row;
  const isMember = await isChatMember(context.db, row, viewer.userId);
  if (isMember) return { roomId: chatRoomId, canOpen: true };
  const canOpen = takesPart || (await isInCall(context.db, row, viewer, context.now()));
  return { roomId: null, canOpen };
}

/** Creates the chat if there is none. Participants, the organiser and callers have access. */
export async function openMeetingChat(
  context: ViewDeps & Deps & WithViewer,
  meetingId: string,
): Promise<Schemas['ChatRoomSummary']> {
  const { viewer, row, takesPart } = await requireMeeting(context, meetingId);
  const { organizationId, userId } = viewer;
  const now = context.now();
  const isMember = await isChatMember(context.db, row, userId);
  if (!isMember && !takesPart && !(await isInCall(context.db, row, viewer, now))) {
    throw new ApiError('meetingNotFound');
  }
  const opened = isMember
    ? {
        roomId: row.chatRoomId!,
        change: null,
        isNew: await chat.openMeetingRoomFor(context.db, { roomId: row.chatRoomId!, userId }),
      }
    : await context.db.transaction((tx) => openLocked(tx, row, viewer, now));
  const { roomId, change, isNew } = opened;
  await chat.publishMeetingRoomChange(context, change);
  if (isNew) await publishRoomAdded(context, { organizationId, userId }, roomId, null);
  return chat.getRoom(context, roomId);
}

/** Adds the caller to the chat, or creates the chat. The locks make concurrent callers open the same one. */
async function openLocked(
  tx: Transaction,
  { id: meetingId, organizationId, seriesId }: MeetingRow,
  { userId }: Viewer,
  now: Date,
) {
  if (seriesId) await lockSeries(tx, seriesId);
  const row = await lockMeeting(tx, { organizationId, meetingId });
  if (!row) throw new ApiError('meetingNotFound');
  const change = await addToMeetingChat(tx, row, userId, now);
  const roomId = row.chatRoomId ?? (await createChat(tx, row, userId, now));
  const isNew = await chat.openMeetingRoomFor(tx, { roomId, userId });
  return { roomId, change, isNew };
}

async function createChat(
  tx: Transaction,
  row: MeetingRow,
  createdBy: string,
  now: Date,
): Promise<string> {
  const { id: meetingId, organizationId, organizerId, title } = row;
  const meeting = { organizationId, title, organizerId, createdBy, now };
  const roomId = await chat.createMeetingRoom(tx, meeting);
  await store.saveChat(tx, row, roomId);
  const people = [
    ...(await store.findChatParticipants(tx, { chatRoomId: roomId, meetingId, now })),
    ...(await findCallMembers(tx, row, now)),
    ...(organizerId ? [organizerId] : []),
  ];
  const userIds = [...(await findRoles(tx, organizationId, people)).keys()];
  await chat.addFirstMembers(tx, { organizationId, roomId, now }, { userIds, organizerId });
  return roomId;
}

/** Adds a member who joined a locked meeting. Call `publishMeetingRoomChange` after the commit. */
export async function addToMeetingChat(
  tx: Transaction,
  { organizationId, chatRoomId: roomId }: MeetingRow,
  userId: string,
  now: Date,
): Promise<MeetingRoomChange | null> {
  if (!roomId) return null;
  const change = { by: userId, added: [userId] };
  return chat.changeMeetingRoom(tx, { organizationId, roomId, now }, change);
}

/** Adds a member who joined the call of a meeting to its chat. Guests have to be participants. */
export async function addCallerToChat(
  deps: Deps,
  { organizationId, userId }: MemberRef,
  meetingId: string,
): Promise<void> {
  const change = await deps.db.transaction(async (tx) => {
    // Waits for a concurrent `openMeetingChat`, which may not have read this member of the call.
    const row = await lockMeeting(tx, { organizationId, meetingId });
    const now = deps.now();
    if (!row?.chatRoomId) return null;
    const hasAccess =
      (await takesPartIn(tx, row, userId)) || (await isInCall(tx, row, { userId }, now));
    return hasAccess ? addToMeetingChat(tx, row, userId, now) : null;
  });
  await chat.publishMeetingRoomChange(deps, change);
}

interface FollowedChange {
  by: string;
  /** Participants and organisers of the changed meetings. */
  before: readonly string[];
  after: readonly string[];
  title: string | undefined;
}

/** A removed participant of a series keeps access while they take part in another meeting of it. */
export async function updateMeetingChat(
  tx: Transaction,
  { organizationId, chatRoomId: roomId }: MeetingRow,
  { by, before, after, title }: FollowedChange,
  now: Date,
): Promise<MeetingRoomChange | null> {
  if (!roomId) return null;
  const staying = await store.findChatParticipants(tx, { chatRoomId: roomId, now });
  const removed = before.filter((userId) => !after.includes(userId) && !staying.includes(userId));
  const invited = after.filter((userId) => !before.includes(userId));
  const added = [...(await findRoles(tx, organizationId, invited)).keys()];
  const change = { by, title, added, removed };
  return chat.changeMeetingRoom(tx, { organizationId, roomId, now }, change);
}

async function requireMeeting(context: ViewDeps & WithViewer, meetingId: string) {
  const viewer = await requireMember(context);
  const { row, meeting } = await requireVisible(context, viewer, meetingId);
  return { viewer, row, takesPart: meeting.takesPart || row.organizerId === viewer.userId };
}

async function takesPartIn(tx: Queryable, row: MeetingRow, userId: string): Promise<boolean> {
  return row.organizerId === userId || (await isParticipant(tx, row.id, userId));
}

async function isChatMember(
  tx: Queryable,
  { chatRoomId }: MeetingRow,
  userId: string,
): Promise<boolean> {
  return chatRoomId !== null && (await chat.findRoomMember(tx, chatRoomId, userId)) !== null;
}

async function isInCall(
  tx: Queryable,
  row: MeetingRow,
  { userId }: Pick<Viewer, 'userId'>,
  now: Date,
): Promise<boolean> {
  return (await findCallMembers(tx, row, now)).includes(userId);
}

async function findCallMembers(tx: Queryable, row: MeetingRow, now: Date): Promise<string[]> {
  const { organizationId, meetingRoomId } = row;
  const isOngoing = meetingRoomId !== null && meetingStatus(row, now) === 'ONGOING';
  const rooms = isOngoing ? await findMeetingRooms(tx, organizationId) : [];
  const room = rooms.find(({ id }) => id === meetingRoomId);
  return store.findCallMembers(tx, row, room ?? null);
}
