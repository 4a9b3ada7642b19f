import { getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  bulletinComments,
  bulletinPosts,
  bulletinReactions,
  bulletinReads,
} from '../../database/schema/bulletins.ts';
import { chatMembers, chatMessages, chatRooms } from '../../database/schema/chat.ts';
import { chatMessageVersions } from '../../database/schema/chat-versions.ts';
import { chatWebhooks } from '../../database/schema/chat-webhooks.ts';
import { customEmojis } from '../../database/schema/custom-emoji.ts';
import { deskNotes } from '../../database/schema/desks.ts';
import { embeds } from '../../database/schema/embeds.ts';
import { files } from '../../database/schema/files.ts';
import { floorDrafts, floorRevisions } from '../../database/schema/floor-plans.ts';
import { helpArticles, helpQuestions, helpVotes } from '../../database/schema/help.ts';
import { invitations } from '../../database/schema/invitations.ts';
import { legalHolds } from '../../database/schema/legal-holds.ts';
import { meetingGuestLinks, meetingGuests } from '../../database/schema/meeting-guests.ts';
import {
  meetingTranscriptConsents,
  meetingTranscriptLines,
  meetingTranscripts,
} from '../../database/schema/meeting-transcripts.ts';
import { organizationDeletions } from '../../database/schema/organization-deletions.ts';
import { meetingParticipants, meetings } from '../../database/schema/meetings.ts';
import { notifications } from '../../database/schema/notifications.ts';
import { contracts, floors } from '../../database/schema/organizations.ts';
import {
  outgoingWebhookDeliveries,
  outgoingWebhooks,
} from '../../database/schema/outgoing-webhooks.ts';
import { organizationExports, personalDataExports } from '../../database/schema/personal-data.ts';
import { scimTokens } from '../../database/schema/scim.ts';
import { sharedDocuments } from '../../database/schema/shared-documents.ts';
import { oneTimeLinks, sessions } from '../../database/schema/sign-in.ts';
import { slashCommands } from '../../database/schema/slash-commands.ts';
import { ssoIdentities } from '../../database/schema/sso.ts';
import { surveyDrafts, surveyResponses, surveys } from '../../database/schema/surveys.ts';
import { helpTours } from '../../database/schema/tours.ts';
import {
  tutorialAttachments,
  tutorialFilePositions,
  tutorialProgress,
  tutorials,
} from '../../database/schema/tutorials.ts';
import { voiceInvitations, voiceInvitees, voiceRooms } from '../../database/schema/voice.ts';

type Scope = (organizationId: string) => SQL;

export interface PersonReference {
  table: PgTable;
  /** Column with the id of the person. */
  column: PgColumn;
  /** Condition on the table: the row belongs to the organisation. */
  scope: Scope;
}

const own =
  (column: PgColumn): Scope =>
  (organizationId) =>
    sql`${column} = ${organizationId}`;

/** The row belongs to the organisation of the row that `column` references. */
const of =
  (column: PgColumn, parent: PgTable & { organizationId: PgColumn; id: PgColumn }): Scope =>
  (organizationId) =>
    sql`EXISTS (SELECT FROM ${parent} WHERE ${parent.id} = ${column} AND ${parent.organizationId} = ${organizationId})`;

const reference = (column: PgColumn, scope: Scope): PersonReference => ({
  table: column.table as PgTable,
  column,
  scope,
});

const ofFloor =
  (floorId: PgColumn): Scope =>
  (organizationId) =>
    sql`EXISTS (SELECT FROM floors f JOIN contracts c ON c.id = f.contract_id
      WHERE f.id = ${floorId} AND c.organization_id = ${organizationId})`;

/** Content that stays without its author. */
export const clearedReferences: readonly PersonReference[] = [
  reference(bulletinPosts.authorId, own(bulletinPosts.organizationId)),
  reference(bulletinComments.authorId, of(bulletinComments.postId, bulletinPosts)),
  reference(chatMembers.addedBy, own(chatMembers.organizationId)),
  reference(chatMessages.senderId, of(chatMessages.roomId, chatRooms)),
  reference(chatRooms.createdBy, own(chatRooms.organizationId)),
  reference(chatRooms.ownerId, own(chatRooms.organizationId)),
  reference(chatWebhooks.createdBy, own(chatWebhooks.organizationId)),
  reference(customEmojis.addedBy, own(customEmojis.organizationId)),
  // Other organisations of the account show the picture, too.
  reference(
    files.ownerId,
    (organizationId) =>
      sql`${files.organizationId} = ${organizationId} AND ${files.directory} <> 'profile'`,
  ),
  reference(embeds.createdBy, own(embeds.organizationId)),
  reference(floorDrafts.updatedBy, ofFloor(floorDrafts.floorId)),
  reference(floorRevisions.publishedBy, ofFloor(floorRevisions.floorId)),
  reference(floors.publishedBy, of(floors.contractId, contracts)),
  reference(helpArticles.updatedBy, own(helpArticles.organizationId)),
  reference(helpQuestions.askedBy, own(helpQuestions.organizationId)),
  reference(helpQuestions.answeredBy, own(helpQuestions.organizationId)),
  reference(invitations.invitedBy, own(invitations.organizationId)),
  reference(legalHolds.createdBy, own(legalHolds.organizationId)),
  reference(legalHolds.releasedBy, own(legalHolds.organizationId)),
  reference(meetingGuestLinks.createdBy, own(meetingGuestLinks.organizationId)),
  reference(meetingGuests.answeredBy, own(meetingGuests.organizationId)),
  reference(meetings.organizerId, own(meetings.organizationId)),
  reference(organizationDeletions.requestedBy, own(organizationDeletions.organizationId)),
  reference(meetingTranscripts.startedBy, own(meetingTranscripts.organizationId)),
  reference(
    meetingTranscriptLines.speakerId,
    of(meetingTranscriptLines.transcriptId, meetingTranscripts),
  ),
  reference(notifications.authorId, own(notifications.organizationId)),
  reference(oneTimeLinks.invitedBy, own(oneTimeLinks.organizationId)),
  reference(outgoingWebhooks.createdBy, own(outgoingWebhooks.organizationId)),
  reference(scimTokens.createdBy, own(scimTokens.organizationId)),
  reference(slashCommands.createdBy, own(slashCommands.organizationId)),
  reference(surveys.createdBy, own(surveys.organizationId)),
  reference(tutorials.createdBy, own(tutorials.organizationId)),
  reference(voiceRooms.ownerId, own(voiceRooms.organizationId)),
];

/** Rows about the person. Rows that reference the membership are deleted with it. */
export const deletedReferences: readonly PersonReference[] = [
  reference(bulletinReactions.userId, of(bulletinReactions.postId, bulletinPosts)),
  reference(bulletinReads.userId, of(bulletinReads.postId, bulletinPosts)),
  reference(
    chatMessageVersions.authorId,
    (
      organizationId,
    ) => sql`EXISTS (SELECT FROM chat_messages m JOIN chat_rooms r ON r.id = m.room_id
      WHERE m.id = ${chatMessageVersions.messageId} AND r.organization_id = ${organizationId})`,
  ),
  reference(deskNotes.authorId, own(deskNotes.organizationId)),
  reference(helpTours.userId, own(helpTours.organizationId)),
  reference(legalHolds.userId, own(legalHolds.organizationId)),
  reference(helpVotes.userId, of(helpVotes.articleId, helpArticles)),
  reference(meetingParticipants.userId, of(meetingParticipants.meetingId, meetings)),
  reference(
    meetingTranscriptConsents.userId,
    of(meetingTranscriptConsents.transcriptId, meetingTranscripts),
  ),
  reference(oneTimeLinks.userId, own(oneTimeLinks.organizationId)),
  reference(
    outgoingWebhookDeliveries.userId,
    of(outgoingWebhookDeliveries.webhookId, outgoingWebhooks),
  ),
  reference(organizationExports.requestedBy, own(organizationExports.organizationId)),
  reference(personalDataExports.userId, own(personalDataExports.organizationId)),
  reference(personalDataExports.requestedBy, own(personalDataExports.organizationId)),
  reference(sessions.userId, own(sessions.organizationId)),
  reference(sharedDocuments.leaderId, own(sharedDocuments.organizationId)),
  reference(ssoIdentities.userId, own(ssoIdentities.organizationId)),
  reference(surveyDrafts.userId, of(surveyDrafts.surveyId, surveys)),
  reference(surveyResponses.userId, of(surveyResponses.surveyId, surveys)),
  reference(tutorialProgress.userId, of(tutorialProgress.tutorialId, tutorials)),
  reference(
    tutorialFilePositions.userId,
    (
      organizationId,
    ) => sql`EXISTS (SELECT FROM ${tutorialAttachments} a JOIN ${tutorials} t ON t.id = a.tutorial_id
      WHERE a.file_id = ${tutorialFilePositions.fileId} AND t.organization_id = ${organizationId})`,
  ),
  reference(voiceInvitations.inviterId, own(voiceInvitations.organizationId)),
  reference(voiceInvitees.userId, of(voiceInvitees.invitationId, voiceInvitations)),
];

/** Columns that belong to the account. They are deleted or cleared with it. */
export const accountReferences: readonly string[] = [
  'connections.user_id',
  'external_meetings.holder_id',
  'known_devices.user_id',
  'linked_accounts.user_id',
  'login_codes.user_id',
  'maintenances.created_by',
  'meeting_join_failures.user_id',
  'oauth_states.user_id',
  'passkeys.user_id',
  'password_attempts.user_id',
  'provider_calls.user_id',
  'seats.user_id',
  'settings.user_id',
  'trusted_networks.user_id',
  'two_factor_secrets.user_id',
  'users.invited_by',
];

export const nameOfReference = ({ column }: PersonReference): string =>
  `${getTableName(column.table)}.${column.name}`;
