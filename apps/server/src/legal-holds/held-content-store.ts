import { and, eq, exists, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import type { FileLinks } from '../database/file-links.ts';
import { chatAttachments, chatMessages, chatRooms } from '../database/schema/chat.ts';
import { files } from '../database/schema/files.ts';
import { meetingTranscripts } from '../database/schema/meeting-transcripts.ts';
import { meetingParticipants, meetings } from '../database/schema/meetings.ts';
import {
  heldMessageFiles,
  heldMessages,
  heldTranscripts,
  legalHolds,
  type heldReasons,
} from '../database/schema/legal-holds.ts';

export type HeldReason = (typeof heldReasons)[number];

interface MessageColumns {
  organizationId: SQLWrapper;
  roomId: SQLWrapper;
  senderId: SQLWrapper;
  directKey: SQLWrapper;
}

/** Condition on `legal_holds`. */
export const isActive = isNull(legalHolds.releasedAt);

/** Condition on `legal_holds`: the hold covers a message with these columns. */
export const coversMessage = (message: MessageColumns): SQL => sql`(
  ${legalHolds.organizationId} = ${message.organizationId} AND (
    ${legalHolds.roomId} = ${message.roomId}
    OR ${legalHolds.userId} = ${message.senderId}
    OR position(${legalHolds.userId}::text IN ${message.directKey}) > 0))`;

/** Condition on `legal_holds`: the hold covers a transcript of these speakers. */
export const coversTranscript = (transcript: {
  organizationId: SQLWrapper;
  speakerIds: SQLWrapper;
}): SQL => sql`(
  ${legalHolds.organizationId} = ${transcript.organizationId}
    AND ${legalHolds.userId} = ANY(${transcript.speakerIds}))`;

const isHeld = (covers: SQL) =>
  sql`EXISTS (SELECT FROM ${legalHolds} WHERE ${isActive} AND ${covers})`;

const original: MessageColumns = {
  organizationId: chatRooms.organizationId,
  roomId: chatMessages.roomId,
  senderId: chatMessages.senderId,
  directKey: chatRooms.directKey,
};

/** Copies messages that a legal hold covers. Call before they are deleted or lose a text or files. */
export async function keepHeldMessages(
  tx: Queryable,
  messageIds: readonly string[],
  reason: HeldReason,
): Promise<void> {
  if (messageIds.length === 0) return;
  await tx.execute(sql`
    WITH copies AS (
      INSERT INTO held_messages (organization_id, message_id, room_id, room_name, direct_key, sender_id, sender_name,
        content, forwarded_text, versions, sent_at, edited_at, reason, held_at)
      SELECT ${chatRooms.organizationId}, ${chatMessages.id}, ${chatRooms.id}, ${chatRooms.name}, ${chatRooms.directKey},
        ${chatMessages.senderId}, coalesce(${chatMessages.botName}, u.name_kanji), ${chatMessages.content},
        ${chatMessages.forwardedText},
        coalesce((SELECT jsonb_agg(jsonb_build_object('content', v.content, 'writtenAt', v.written_at)
          ORDER BY v.written_at DESC) FROM chat_message_versions v WHERE v.message_id = ${chatMessages.id}), '[]'),
        ${chatMessages.createdAt}, ${chatMessages.editedAt}, ${reason}, now()
      FROM ${chatMessages} JOIN ${chatRooms} ON ${chatRooms.id} = ${chatMessages.roomId}
        LEFT JOIN users u ON u.id = ${chatMessages.senderId}
      WHERE ${chatMessages.id} = ANY(${sql.param([...messageIds])}::uuid[]) AND ${chatMessages.deletedAt} IS NULL
        AND ${isHeld(coversMessage(original))}
      RETURNING id, message_id
    )
    INSERT INTO held_message_files (held_message_id, file_id, position)
    SELECT copies.id, ${chatAttachments.fileId}, ${chatAttachments.position}
    FROM copies JOIN ${chatAttachments} ON ${chatAttachments.messageId} = copies.message_id`);
}

/**
 * Copies transcripts that a legal hold covers. Call before they are deleted or lose lines.
 * @param condition on `meeting_transcripts`
 */
export async function keepHeldTranscripts(
  tx: Queryable,
  condition: SQL,
  reason: HeldReason,
): Promise<void> {
  const { id, organizationId, meetingId, startedAt, endedAt } = meetingTranscripts;
  const speakerIds = sql`ARRAY(SELECT DISTINCT l.speaker_id FROM meeting_transcript_lines l
    WHERE l.transcript_id = ${id} AND l.speaker_id IS NOT NULL)`;
  await tx.execute(sql`
    INSERT INTO held_transcripts (organization_id, transcript_id, meeting_id, meeting_title, speaker_ids, lines,
      started_at, ended_at, reason, held_at)
    SELECT ${organizationId}, ${id}, ${meetingId}, m.title, ${speakerIds},
      coalesce((SELECT jsonb_agg(jsonb_build_object('speaker', u.name_kanji, 'text', l.text, 'spokenAt', l.spoken_at)
        ORDER BY l.position) FROM meeting_transcript_lines l LEFT JOIN users u ON u.id = l.speaker_id
        WHERE l.transcript_id = ${id}), '[]'),
      ${startedAt}, ${endedAt}, ${reason}, now()
    FROM ${meetingTranscripts} JOIN meetings m ON m.id = ${meetingId}
    WHERE ${condition} AND ${isHeld(coversTranscript({ organizationId, speakerIds }))}`);
}

/** Condition: an active hold covers the organiser, a participant or the chat of the meeting. */
export const isMeetingHeld: SQL = isHeld(sql`(
  ${legalHolds.organizationId} = ${meetings.organizationId} AND (
    ${legalHolds.roomId} = ${meetings.chatRoomId}
    OR ${legalHolds.userId} = ${meetings.organizerId}
    OR EXISTS (SELECT FROM ${meetingParticipants}
      WHERE ${meetingParticipants.meetingId} = ${meetings.id}
        AND ${meetingParticipants.userId} = ${legalHolds.userId})))`);

/** Condition: a copy has the file, or a message that an active hold covers. */
export const isFileHeld = (fileId: SQLWrapper): SQL => sql`(
  EXISTS (SELECT FROM ${heldMessageFiles} WHERE ${heldMessageFiles.fileId} = ${fileId})
  OR EXISTS (SELECT FROM ${chatAttachments}
    JOIN ${chatMessages} ON ${chatMessages.id} = ${chatAttachments.messageId}
    JOIN ${chatRooms} ON ${chatRooms.id} = ${chatMessages.roomId}
    WHERE ${chatAttachments.fileId} = ${fileId} AND ${isHeld(coversMessage(original))}))`;

export const heldFileLinks: FileLinks = (tx) => [
  exists(
    tx
      .select({ id: heldMessageFiles.fileId })
      .from(heldMessageFiles)
      .where(eq(heldMessageFiles.fileId, files.id)),
  ),
];

export async function isCopied(tx: Queryable, fileId: string): Promise<boolean> {
  return (await tx.$count(heldMessageFiles, eq(heldMessageFiles.fileId, fileId))) > 0;
}

export async function isMemberHeld(
  tx: Queryable,
  { organizationId, userId }: { organizationId: string; userId: string },
): Promise<boolean> {
  const { organizationId: organization, userId: user } = legalHolds;
  const holds = and(eq(organization, organizationId), eq(user, userId), isActive);
  return (await tx.$count(legalHolds, holds)) > 0;
}

export function countActiveHolds(tx: Queryable, organizationId: string): Promise<number> {
  return tx.$count(legalHolds, and(eq(legalHolds.organizationId, organizationId), isActive));
}

/** Condition: the organisation has an active hold. */
export const isOrganizationHeld = (organizationId: SQLWrapper): SQL =>
  isHeld(eq(legalHolds.organizationId, organizationId));

/** Deletes copies that no active hold covers. The clean-up of files removes their files. */
export async function deleteReleasedCopies(tx: Queryable): Promise<number> {
  const messages = await tx
    .delete(heldMessages)
    .where(sql`NOT ${isHeld(coversMessage(heldMessages))}`);
  const transcripts = await tx
    .delete(heldTranscripts)
    .where(sql`NOT ${isHeld(coversTranscript(heldTranscripts))}`);
  return (messages.rowCount ?? 0) + (transcripts.rowCount ?? 0);
}
