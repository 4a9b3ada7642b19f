import { and, eq, getTableColumns, isNotNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { auditEntries, auditLinks } from '../../database/schema/audit.ts';
import {
  bulletinBoards,
  bulletinComments,
  bulletinFiles,
  bulletinPosts,
  bulletinReactions,
} from '../../database/schema/bulletins.ts';
import { organizationLinkPreviews } from '../../database/schema/chat-link-previews.ts';
import { chatMessageVersions } from '../../database/schema/chat-versions.ts';
import { chatWebhooks } from '../../database/schema/chat-webhooks.ts';
import {
  chatAttachments,
  chatMembers,
  chatMessages,
  chatRooms,
  chatSystemLines,
} from '../../database/schema/chat.ts';
import { customEmojis, organizationCustomEmoji } from '../../database/schema/custom-emoji.ts';
import { deskNotes } from '../../database/schema/desks.ts';
import { embeds } from '../../database/schema/embeds.ts';
import { files } from '../../database/schema/files.ts';
import { floorDrafts, floorRevisions } from '../../database/schema/floor-plans.ts';
import {
  helpAnswerFiles,
  helpArticles,
  helpCategories,
  helpFiles,
  helpQuestions,
} from '../../database/schema/help.ts';
import { invitations } from '../../database/schema/invitations.ts';
import { organizationGuestLinks } from '../../database/schema/meeting-guests.ts';
import {
  heldMessageFiles,
  heldMessages,
  heldTranscripts,
  legalHolds,
} from '../../database/schema/legal-holds.ts';
import {
  meetingTranscriptLines,
  meetingTranscripts,
  organizationTranscripts,
} from '../../database/schema/meeting-transcripts.ts';
import {
  meetingParticipants,
  meetingRoomClosures,
  meetings,
  meetingSeries,
} from '../../database/schema/meetings.ts';
import { notificationFiles, notifications } from '../../database/schema/notifications.ts';
import {
  contracts,
  floors,
  memberships,
  organizationAreas,
  organizationGroupMentions,
  organizationGuestAccess,
  organizationRetention,
  organizations,
  organizationSignInRules,
  seats,
} from '../../database/schema/organizations.ts';
import { outgoingWebhookRooms, outgoingWebhooks } from '../../database/schema/outgoing-webhooks.ts';
import { organizationApiTokens } from '../../database/schema/api-tokens.ts';
import { scimGroupMembers, scimGroups, scimUsers } from '../../database/schema/scim.ts';
import { slashCommands } from '../../database/schema/slash-commands.ts';
import { ssoConnections, ssoDomains } from '../../database/schema/sso.ts';
import {
  surveyAnswerChoices,
  surveyAnswers,
  surveyChoices,
  surveyFiles,
  surveyQuestions,
  surveyResponses,
  surveys,
  surveySections,
} from '../../database/schema/surveys.ts';
import {
  tutorialAttachments,
  tutorialCategories,
  tutorials,
} from '../../database/schema/tutorials.ts';
import { dailyUsage } from '../../database/schema/usage.ts';
import { voiceRooms } from '../../database/schema/voice.ts';

export interface OrganizationSubject {
  organizationId: string;
  /** Whether to include content that only its participants can read in the office. */
  privateContent: boolean;
}

export interface OrganizationPart {
  /** Path in the archives. */
  path: string;
  table: PgTable;
  rows(subject: OrganizationSubject): SQL;
}

type Scope = (subject: OrganizationSubject) => SQL | undefined;

interface PartOptions {
  /** Columns that are left out, such as secrets and read positions. */
  omit?: readonly string[];
  /** The rows that only participants can read are left out without `privateContent`. */
  isPrivate?: boolean;
  orderBy?: SQL;
}

/** Columns without the values that the database generates for the search. */
function columnsOf(table: PgTable, omit: readonly string[] = []): SQL {
  const columns = Object.entries(getTableColumns(table)).filter(
    ([name, column]) => !column.generated && !omit.includes(name),
  );
  return sql.join(
    columns.map(([name, column]) => sql`${column} AS ${sql.identifier(name)}`),
    sql`, `,
  );
}

function part(path: string, table: PgTable, scope: Scope, options: PartOptions = {}) {
  const { omit, isPrivate = false, orderBy } = options;
  return {
    path: `${path}.json`,
    table,
    rows: (subject: OrganizationSubject) => {
      const where = isPrivate && !subject.privateContent ? sql`false` : scope(subject);
      const order = orderBy ? sql` ORDER BY ${orderBy}` : sql``;
      return sql`SELECT ${columnsOf(table, omit)} FROM ${table} WHERE ${where}${order}`;
    },
  };
}

/** Rows with the id of the organisation. */
const own =
  (column: PgColumn): Scope =>
  ({ organizationId }) =>
    eq(column, organizationId);

/** Rows that belong to rows of another table. */
const within =
  (column: PgColumn, table: PgTable & { id: PgColumn }, scope: Scope): Scope =>
  (subject) =>
    sql`${column} IN (SELECT ${table.id} FROM ${table} WHERE ${scope(subject)})`;

const contractsOf = own(contracts.organizationId);
const floorsOf = within(floors.contractId, contracts, contractsOf);
/** The members of direct rooms and meetings only can read their messages. */
const roomsOf: Scope = ({ organizationId, privateContent }) =>
  and(
    eq(chatRooms.organizationId, organizationId),
    privateContent ? undefined : eq(chatRooms.type, 'CHANNEL'),
  );
const messagesOf = within(chatMessages.roomId, chatRooms, roomsOf);
const meetingsOf: Scope = ({ organizationId, privateContent }) =>
  and(
    eq(meetings.organizationId, organizationId),
    privateContent ? undefined : ne(meetings.visibility, 'PRIVATE'),
  );
const transcriptsOf = own(meetingTranscripts.organizationId);
const postsOf = own(bulletinPosts.organizationId);
const surveysOf = own(surveys.organizationId);
const responsesOf = within(surveyResponses.surveyId, surveys, surveysOf);
/** Written by administrators. Automatic notifications belong to their recipients. */
const noticesOf: Scope = ({ organizationId }) =>
  and(eq(notifications.organizationId, organizationId), isNotNull(notifications.authorId));

const members = ({ organizationId }: OrganizationSubject) => sql`
  SELECT u.id, u.email, u.name_kanji AS "nameKanji", u.name_katakana AS "nameKatakana",
    u.name_latin AS "nameLatin", u.nickname, u.phone_number AS "phoneNumber", u.language,
    u.self_introduction AS "selfIntroduction", u.avatar_key AS "photo", u.bot, m.role, m.admin_role AS "adminRole",
    m.department, m.job_title AS "jobTitle", m.blocked_at AS "blockedAt", m.created_at AS "joinedAt"
  FROM memberships m JOIN users u ON u.id = m.user_id WHERE m.organization_id = ${organizationId}
  ORDER BY m.created_at, u.id`;

const settings = [
  ['sign-in-rules', organizationSignInRules],
  ['areas', organizationAreas],
  ['group-mentions', organizationGroupMentions],
  ['guest-access', organizationGuestAccess],
  ['retention', organizationRetention],
  ['link-previews', organizationLinkPreviews],
  ['custom-emoji', organizationCustomEmoji],
  ['transcripts', organizationTranscripts],
  ['guest-links', organizationGuestLinks],
  ['access-tokens', organizationApiTokens],
] as const;

/** Data of an organisation, by area. The names of the fields are those of the columns. */
export const organizationParts: readonly OrganizationPart[] = [
  part('organization/organization', organizations, own(organizations.id)),
  part('organization/contracts', contracts, contractsOf),
  part('organization/floors', floors, floorsOf),
  part(
    'organization/floor-revisions',
    floorRevisions,
    within(floorRevisions.floorId, floors, floorsOf),
  ),
  part('organization/floor-drafts', floorDrafts, within(floorDrafts.floorId, floors, floorsOf)),
  part('organization/seats', seats, within(seats.contractId, contracts, contractsOf)),
  part('organization/voice-rooms', voiceRooms, own(voiceRooms.organizationId)),
  part('organization/usage', dailyUsage, own(dailyUsage.organizationId)),
  ...settings.map(([name, table]) => part(`settings/${name}`, table, own(table.organizationId))),
  part('settings/single-sign-on', ssoConnections, own(ssoConnections.organizationId), {
    omit: ['clientSecret'],
  }),
  part('settings/domains', ssoDomains, own(ssoDomains.organizationId), { omit: ['token'] }),
  part('settings/outgoing-webhooks', outgoingWebhooks, own(outgoingWebhooks.organizationId), {
    omit: ['secret', 'leaseId', 'leaseUntil'],
  }),
  part(
    'settings/outgoing-webhook-rooms',
    outgoingWebhookRooms,
    within(outgoingWebhookRooms.webhookId, outgoingWebhooks, own(outgoingWebhooks.organizationId)),
  ),
  part('settings/widgets', embeds, own(embeds.organizationId)),
  part('settings/slash-commands', slashCommands, own(slashCommands.organizationId), {
    omit: ['secret'],
  }),
  { path: 'members/members.json', table: memberships, rows: members },
  part('members/invitations', invitations, own(invitations.organizationId)),
  part('members/provisioning', scimUsers, own(scimUsers.organizationId)),
  part('members/groups', scimGroups, own(scimGroups.organizationId)),
  part('members/group-members', scimGroupMembers, own(scimGroupMembers.organizationId)),
  part('chat/rooms', chatRooms, roomsOf, { omit: ['inviteCode', 'directKey'] }),
  part('chat/room-members', chatMembers, within(chatMembers.roomId, chatRooms, roomsOf), {
    omit: [
      ...[
        'lastReadMessageId',
        'lastReadSeq',
        'lastReadOrdinal',
        'muted',
        'opened',
        'hiddenAtCount',
      ],
      ...['starred', 'sectionId'],
    ],
  }),
  part('chat/messages', chatMessages, messagesOf, {
    orderBy: sql`${chatMessages.roomId}, ${chatMessages.seq}`,
  }),
  part(
    'chat/message-versions',
    chatMessageVersions,
    within(chatMessageVersions.messageId, chatMessages, messagesOf),
  ),
  part('chat/attachments', chatAttachments, within(chatAttachments.roomId, chatRooms, roomsOf)),
  part('chat/room-changes', chatSystemLines, within(chatSystemLines.roomId, chatRooms, roomsOf)),
  part('chat/incoming-webhooks', chatWebhooks, within(chatWebhooks.roomId, chatRooms, roomsOf), {
    omit: ['secretHash'],
  }),
  part('legal-holds/holds', legalHolds, own(legalHolds.organizationId)),
  part('legal-holds/messages', heldMessages, own(heldMessages.organizationId), { isPrivate: true }),
  part(
    'legal-holds/message-files',
    heldMessageFiles,
    within(heldMessageFiles.heldMessageId, heldMessages, own(heldMessages.organizationId)),
    { isPrivate: true },
  ),
  part('legal-holds/transcripts', heldTranscripts, own(heldTranscripts.organizationId), {
    isPrivate: true,
  }),
  part('chat/custom-emoji', customEmojis, own(customEmojis.organizationId)),
  part('meetings/meetings', meetings, meetingsOf, { omit: ['passcode'] }),
  part('meetings/series', meetingSeries, own(meetingSeries.organizationId)),
  part(
    'meetings/participants',
    meetingParticipants,
    within(meetingParticipants.meetingId, meetings, meetingsOf),
  ),
  part('meetings/room-closures', meetingRoomClosures, own(meetingRoomClosures.organizationId)),
  part('meetings/transcripts', meetingTranscripts, transcriptsOf, { isPrivate: true }),
  part(
    'meetings/transcript-lines',
    meetingTranscriptLines,
    within(meetingTranscriptLines.transcriptId, meetingTranscripts, transcriptsOf),
    { isPrivate: true },
  ),
  part('office/desk-notes', deskNotes, own(deskNotes.organizationId), { isPrivate: true }),
  part('bulletins/boards', bulletinBoards, own(bulletinBoards.organizationId)),
  part('bulletins/posts', bulletinPosts, postsOf),
  part(
    'bulletins/comments',
    bulletinComments,
    within(bulletinComments.postId, bulletinPosts, postsOf),
  ),
  part(
    'bulletins/reactions',
    bulletinReactions,
    within(bulletinReactions.postId, bulletinPosts, postsOf),
  ),
  part('bulletins/files', bulletinFiles, within(bulletinFiles.postId, bulletinPosts, postsOf)),
  part('surveys/surveys', surveys, surveysOf),
  part('surveys/sections', surveySections, within(surveySections.surveyId, surveys, surveysOf)),
  part('surveys/questions', surveyQuestions, within(surveyQuestions.surveyId, surveys, surveysOf)),
  part('surveys/choices', surveyChoices, within(surveyChoices.surveyId, surveys, surveysOf)),
  // In random order, which does not show who answered an anonymous survey when.
  part('surveys/responses', surveyResponses, responsesOf, { orderBy: sql`${surveyResponses.id}` }),
  part(
    'surveys/answers',
    surveyAnswers,
    within(surveyAnswers.responseId, surveyResponses, responsesOf),
    { orderBy: sql`${surveyAnswers.responseId}` },
  ),
  part(
    'surveys/answer-choices',
    surveyAnswerChoices,
    within(surveyAnswerChoices.responseId, surveyResponses, responsesOf),
    { orderBy: sql`${surveyAnswerChoices.responseId}` },
  ),
  part('surveys/files', surveyFiles, within(surveyFiles.surveyId, surveys, surveysOf)),
  part('tutorials/categories', tutorialCategories, own(tutorialCategories.organizationId)),
  part('tutorials/tutorials', tutorials, own(tutorials.organizationId)),
  part(
    'tutorials/attachments',
    tutorialAttachments,
    within(tutorialAttachments.tutorialId, tutorials, own(tutorials.organizationId)),
  ),
  part('help/categories', helpCategories, own(helpCategories.organizationId)),
  part('help/articles', helpArticles, own(helpArticles.organizationId)),
  part(
    'help/files',
    helpFiles,
    within(helpFiles.articleId, helpArticles, own(helpArticles.organizationId)),
  ),
  part('help/questions', helpQuestions, own(helpQuestions.organizationId)),
  part(
    'help/answer-files',
    helpAnswerFiles,
    within(helpAnswerFiles.questionId, helpQuestions, own(helpQuestions.organizationId)),
  ),
  part('notices/notices', notifications, noticesOf),
  part(
    'notices/files',
    notificationFiles,
    within(notificationFiles.notificationId, notifications, noticesOf),
  ),
  part('audit/entries', auditEntries, own(auditEntries.organizationId), {
    orderBy: sql`${auditEntries.id}`,
  }),
  part('audit/links', auditLinks, own(auditLinks.chainId), {
    orderBy: sql`${auditLinks.entryId}`,
  }),
  part('files/files', files, (subject) => exportedFiles(subject), { omit: ['dataKey'] }),
];

/** Condition on `files`: uploads to the organisation. */
export const exportedFiles: Scope = (subject) =>
  and(
    eq(files.organizationId, subject.organizationId),
    isNotNull(files.uploadedAt),
    sql`${files.directory} NOT IN ('personal_data', 'link_preview')`,
    subject.privateContent
      ? undefined
      : and(
          ne(files.directory, 'shared_document'),
          or(
            ne(files.directory, 'chat_message_attachment'),
            sql`${files.id} IN (SELECT ${chatAttachments.fileId} FROM ${chatAttachments}
              WHERE ${within(chatAttachments.roomId, chatRooms, roomsOf)(subject)})`,
          ),
        ),
  );
