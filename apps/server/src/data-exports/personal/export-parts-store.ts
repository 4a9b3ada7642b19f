import { sql, type SQL } from 'drizzle-orm';

export interface ExportSubject {
  organizationId: string;
  userId: string;
  /** Requested by the person. Otherwise, sign-in data and content of other people are left out. */
  own: boolean;
}

export interface ExportPart {
  /** Path in the archive. */
  path: string;
  rows(subject: ExportSubject): SQL;
}

/**
 * Data of a person in an organisation, by area. Content of other people is included only if the person received it and
 * requests the archive.
 */
export const exportParts: readonly ExportPart[] = [
  {
    path: 'account/profile.json',
    rows: ({ organizationId, userId }) => sql`
      SELECT u.id, u.email, u.name_kanji AS "nameKanji", u.name_katakana AS "nameKatakana",
        u.name_latin AS "nameLatin", u.nickname, u.gender, u.date_of_birth AS "dateOfBirth",
        u.phone_number AS "phoneNumber", u.language, u.self_introduction AS "selfIntroduction",
        u.avatar_key AS "photo", u.office_avatar AS "officeAvatar", u.created_at AS "createdAt",
        o.name AS organization, m.role, m.admin_role AS "adminRole", m.department, m.job_title AS "jobTitle",
        m.status, m.working_status AS "workingStatus", m.desk_decorations AS "deskDecorations",
        r.status_emoji AS "statusEmoji", r.status_text AS "statusText", r.working_hours AS "workingHours"
      FROM users u
      JOIN memberships m ON m.user_id = u.id AND m.organization_id = ${organizationId}
      JOIN organizations o ON o.id = m.organization_id
      LEFT JOIN member_reachability r ON r.user_id = u.id AND r.organization_id = m.organization_id
      WHERE u.id = ${userId}`,
  },
  {
    path: 'account/settings.json',
    rows: ({ userId }) => sql`SELECT * FROM settings WHERE user_id = ${userId}`,
  },
  {
    path: 'account/sessions.json',
    rows: ({ organizationId, userId, own }) => sql`
      SELECT s.audience, o.name AS organization, s.ip AS address, s.user_agent AS "userAgent",
        s.created_at AS "signedInAt", s.last_used_at AS "lastUsedAt", s.ended_at AS "endedAt",
        s.end_reason AS "endReason"
      FROM sessions s LEFT JOIN organizations o ON o.id = s.organization_id
      WHERE s.user_id = ${userId} AND (${own} OR s.organization_id = ${organizationId})
      ORDER BY s.created_at`,
  },
  {
    path: 'account/sign-in.json',
    rows: ({ organizationId, userId, own }) => sql`
      SELECT 'TRUSTED_NETWORK' AS kind, network AS name, created_at AS "createdAt", last_used_at AS "lastUsedAt"
      FROM trusted_networks WHERE ${own} AND user_id = ${userId}
      UNION ALL SELECT 'PASSKEY', name, created_at, last_used_at FROM passkeys WHERE ${own} AND user_id = ${userId}
      UNION ALL SELECT 'LINKED_ACCOUNT', provider || ': ' || name, created_at, updated_at
      FROM linked_accounts WHERE ${own} AND user_id = ${userId}
      UNION ALL SELECT 'ACCESS_TOKEN', name, created_at, last_used_at FROM api_tokens
      WHERE user_id = ${userId} AND (${own} OR organization_id = ${organizationId})`,
  },
  {
    path: 'account/single-sign-on.json',
    rows: ({ organizationId, userId }) => sql`
      SELECT issuer, subject, created_at AS "createdAt" FROM sso_identities
      WHERE organization_id = ${organizationId} AND user_id = ${userId}`,
  },
  {
    path: 'account/provisioning.json',
    rows: ({ organizationId, userId }) => sql`
      SELECT external_id AS "externalId", given_name AS "givenName", family_name AS "familyName"
      FROM scim_users WHERE organization_id = ${organizationId} AND user_id = ${userId}`,
  },
  {
    path: 'account/invitations.json',
    rows: ({ organizationId, userId }) => sql`
      SELECT i.email, i.name, i.name_latin AS "nameLatin", i.department, i.role, i.sent_at AS "sentAt"
      FROM invitations i JOIN users u ON u.email = i.email
      WHERE i.organization_id = ${organizationId} AND u.id = ${userId}`,
  },
  {
    path: 'chat/rooms.json',
    rows: ({ organizationId, userId }) => sql`
      SELECT r.id, r.type, r.name, m.role, m.joined_at AS "joinedAt", m.muted, m.starred, s.name AS section
      FROM chat_members m JOIN chat_rooms r ON r.id = m.room_id
      LEFT JOIN chat_sections s ON s.id = m.section_id
      WHERE m.organization_id = ${organizationId} AND m.user_id = ${userId} ORDER BY m.joined_at`,
  },
  {
    path: 'chat/sections.json',
    rows: ({ organizationId, userId }) => sql`
      SELECT type, name, position FROM chat_sections
      WHERE organization_id = ${organizationId} AND user_id = ${userId}`,
  },
  {
    path: 'chat/messages.json',
    rows: ({ organizationId, userId, own }) => sql`
      SELECT c.id, c.room_id AS "roomId", r.name AS room, r.type AS "roomType", c.type, c.content,
        CASE WHEN ${own} OR c.forwarded_sender_id = ${userId} THEN c.forwarded_text END AS "forwardedText", c.reply_to_id AS "replyToId", c.thread_root_id AS "threadRootId",
        c.created_at AS "sentAt", c.edited_at AS "editedAt", c.deleted_at AS "deletedAt",
        (SELECT json_agg(f.key) FROM chat_attachments a JOIN files f ON f.id = a.file_id
          WHERE a.message_id = c.id) AS files
      FROM chat_messages c JOIN chat_rooms r ON r.id = c.room_id
      WHERE r.organization_id = ${organizationId} AND c.sender_id = ${userId}`,
  },
  {
    path: 'chat/earlier-versions.json',
    rows: ({ organizationId, userId }) => sql`
      SELECT v.message_id AS "messageId", v.content, v.written_at AS "writtenAt"
      FROM chat_message_versions v JOIN chat_messages c ON c.id = v.message_id
      JOIN chat_rooms r ON r.id = c.room_id
      WHERE r.organization_id = ${organizationId} AND v.author_id = ${userId}`,
  },
  {
    path: 'chat/reactions.json',
    rows: ({ organizationId, userId }) => sql`
      SELECT c.id AS "messageId", reaction->>'emoji' AS emoji
      FROM chat_messages c JOIN chat_rooms r ON r.id = c.room_id,
        jsonb_array_elements(c.reactions) AS reaction
      WHERE r.organization_id = ${organizationId} AND reaction->'userIds' ? ${userId}`,
  },
  {
    path: 'chat/scheduled-messages.json',
    rows: ({ organizationId, userId }) => sql`
      SELECT room_id AS "roomId", type, content, send_at AS "sendAt" FROM chat_scheduled_messages
      WHERE organization_id = ${organizationId} AND user_id = ${userId}`,
  },
  {
    path: 'chat/saved-messages.json',
    rows: ({ organizationId, userId }) => sql`
      SELECT s.message_id AS "messageId", s.room_id AS "roomId" FROM chat_saved_messages s
      JOIN chat_rooms r ON r.id = s.room_id
      WHERE r.organization_id = ${organizationId} AND s.user_id = ${userId}`,
  },
  {
    path: 'chat/reminders.json',
    rows: ({ organizationId, userId }) => sql`
      SELECT s.message_id AS "messageId", s.room_id AS "roomId", s.remind_at AS "remindAt" FROM chat_reminders s
      JOIN chat_rooms r ON r.id = s.room_id
      WHERE r.organization_id = ${organizationId} AND s.user_id = ${userId}`,
  },
  {
    path: 'meetings/meetings.json',
    rows: ({ organizationId, userId, own }) => sql`
      SELECT m.id, CASE WHEN ${own} OR m.organizer_id = ${userId} THEN m.title END AS title,
        CASE WHEN ${own} OR m.organizer_id = ${userId} THEN m.description END AS description, m.start_time AS "startTime", m.end_time AS "endTime",
        m.time_zone AS "timeZone", m.visibility, coalesce(m.organizer_id = ${userId}, false) AS organizer, p.answer
      FROM meetings m LEFT JOIN meeting_participants p ON p.meeting_id = m.id AND p.user_id = ${userId}
      WHERE m.organization_id = ${organizationId} AND (m.organizer_id = ${userId} OR p.user_id IS NOT NULL)
      ORDER BY m.start_time`,
  },
  {
    path: 'meetings/transcript-lines.json',
    rows: ({ organizationId, userId }) => sql`
      SELECT t.meeting_id AS "meetingId", l.text, l.language, l.spoken_at AS "spokenAt"
      FROM meeting_transcript_lines l JOIN meeting_transcripts t ON t.id = l.transcript_id
      WHERE t.organization_id = ${organizationId} AND l.speaker_id = ${userId}`,
  },
  {
    path: 'calendar/accounts.json',
    rows: ({ organizationId, userId }) => sql`
      SELECT id, kind, name, url, user_name AS "userName", created_at AS "createdAt" FROM calendar_accounts
      WHERE organization_id = ${organizationId} AND user_id = ${userId}`,
  },
  {
    path: 'calendar/events.json',
    rows: ({ organizationId, userId, own }) => sql`
      SELECT e.account_id AS "accountId", e.title, e.start_time AS "startTime", e.end_time AS "endTime",
        e.all_day AS "allDay", e.private, e.busy
      FROM calendar_events e JOIN calendar_accounts a ON a.id = e.account_id
      WHERE ${own} AND a.organization_id = ${organizationId} AND a.user_id = ${userId} ORDER BY e.start_time`,
  },
  {
    path: 'bulletins/posts.json',
    rows: ({ organizationId, userId }) => sql`
      SELECT p.id, b.name AS board, p.title, p.content, p.created_at AS "createdAt", p.edited_at AS "editedAt"
      FROM bulletin_posts p JOIN bulletin_boards b ON b.id = p.board_id
      WHERE p.organization_id = ${organizationId} AND p.author_id = ${userId} ORDER BY p.created_at`,
  },
  {
    path: 'bulletins/comments.json',
    rows: ({ organizationId, userId }) => sql`
      SELECT c.post_id AS "postId", c.content, c.created_at AS "createdAt", c.edited_at AS "editedAt"
      FROM bulletin_comments c JOIN bulletin_posts p ON p.id = c.post_id
      WHERE p.organization_id = ${organizationId} AND c.author_id = ${userId} ORDER BY c.created_at`,
  },
  {
    path: 'bulletins/reactions.json',
    rows: ({ organizationId, userId }) => sql`
      SELECT c.post_id AS "postId", c.emoji, c.created_at AS "createdAt"
      FROM bulletin_reactions c JOIN bulletin_posts p ON p.id = c.post_id
      WHERE p.organization_id = ${organizationId} AND c.user_id = ${userId}`,
  },
  {
    path: 'bulletins/reads.json',
    rows: ({ organizationId, userId }) => sql`
      SELECT c.post_id AS "postId", c.read_at AS "readAt"
      FROM bulletin_reads c JOIN bulletin_posts p ON p.id = c.post_id
      WHERE p.organization_id = ${organizationId} AND c.user_id = ${userId}`,
  },
  {
    path: 'surveys/answers.json',
    rows: ({ organizationId, userId }) => sql`
      SELECT s.title AS survey, q.title AS question, a.scale, a.text, a.day, f.key AS file,
        (SELECT json_agg(c.text) FROM survey_answer_choices x
          JOIN survey_choices c ON c.survey_id = x.survey_id AND c.id = x.choice_id
          WHERE x.response_id = a.response_id AND x.question_id = a.question_id) AS choices,
        r.submitted_at AS "submittedAt"
      FROM survey_responses r JOIN surveys s ON s.id = r.survey_id
      JOIN survey_answers a ON a.response_id = r.id
      JOIN survey_questions q ON q.survey_id = a.survey_id AND q.id = a.question_id
      LEFT JOIN files f ON f.id = a.file_id
      WHERE s.organization_id = ${organizationId} AND r.user_id = ${userId} ORDER BY r.submitted_at`,
  },
  {
    path: 'surveys/drafts.json',
    rows: ({ organizationId, userId }) => sql`
      SELECT s.title AS survey, d.answers, d.typed_at AS "typedAt"
      FROM survey_drafts d JOIN surveys s ON s.id = d.survey_id
      WHERE s.organization_id = ${organizationId} AND d.user_id = ${userId}`,
  },
  {
    path: 'help/questions.json',
    rows: ({ organizationId, userId, own }) => sql`
      SELECT text, language, state, CASE WHEN ${own} THEN answer END AS answer, created_at AS "createdAt" FROM help_questions
      WHERE organization_id = ${organizationId} AND asked_by = ${userId}`,
  },
  {
    path: 'help/votes.json',
    rows: ({ organizationId, userId }) => sql`
      SELECT a.title AS article, v.helpful FROM help_votes v JOIN help_articles a ON a.id = v.article_id
      WHERE a.organization_id = ${organizationId} AND v.user_id = ${userId}`,
  },
  {
    path: 'help/tours.json',
    rows: ({ organizationId, userId }) => sql`
      SELECT status, done FROM help_tours
      WHERE organization_id = ${organizationId} AND user_id = ${userId}`,
  },
  {
    path: 'tutorials/progress.json',
    rows: ({ organizationId, userId }) => sql`
      SELECT t.title, p.opened_at AS "openedAt", p.done_at AS "doneAt"
      FROM tutorial_progress p JOIN tutorials t ON t.id = p.tutorial_id
      WHERE t.organization_id = ${organizationId} AND p.user_id = ${userId}`,
  },
  {
    path: 'notifications/notifications.json',
    rows: ({ organizationId, userId, own }) => sql`
      SELECT n.kind, CASE WHEN ${own} OR n.author_id = ${userId} THEN n.title END AS title,
        CASE WHEN ${own} OR n.author_id = ${userId} THEN n.content END AS content, n.path, r.received_at AS "receivedAt", r.read_at AS "readAt"
      FROM notification_receipts r JOIN notifications n ON n.id = r.notification_id
      WHERE r.organization_id = ${organizationId} AND r.user_id = ${userId} ORDER BY r.received_at`,
  },
  {
    path: 'office/desk-notes.json',
    rows: ({ organizationId, userId, own }) => sql`
      SELECT text, tint, created_at AS "createdAt", read_at AS "readAt",
        CASE WHEN author_id = ${userId} THEN 'WRITTEN' ELSE 'RECEIVED' END AS kind
      FROM desk_notes
      WHERE organization_id = ${organizationId} AND ((${own} AND owner_id = ${userId}) OR author_id = ${userId})`,
  },
  {
    path: 'office/seats.json',
    rows: ({ organizationId, userId }) => sql`
      SELECT c.name AS contract, f.name AS floor, s.seat_id AS seat
      FROM seats s JOIN contracts c ON c.id = s.contract_id JOIN floors f ON f.id = s.floor_id
      WHERE c.organization_id = ${organizationId} AND s.user_id = ${userId}`,
  },
  {
    path: 'office/attendance.json',
    rows: ({ organizationId, userId }) => sql`
      SELECT day FROM attendances WHERE organization_id = ${organizationId} AND user_id = ${userId}`,
  },
  {
    path: 'audit/entries.json',
    rows: ({ organizationId, userId }) => sql`
      SELECT at, action, operation, outcome, address, user_agent AS "userAgent" FROM audit_entries
      WHERE organization_id = ${organizationId} AND actor_id = ${userId} ORDER BY id`,
  },
  {
    path: 'files/files.json',
    rows: (subject) => sql`
      SELECT key, file_name AS "fileName", mime_type AS "mimeType", size, created_at AS "createdAt"
      FROM files WHERE ${ownFiles(subject)} ORDER BY created_at`,
  },
];

export const ownFileKeys = (subject: ExportSubject): SQL =>
  sql`SELECT key FROM files WHERE ${ownFiles(subject)}`;

/** Condition on `files`: uploads of the person to the organisation, the picture, and uploads to the account. */
const ownFiles = ({ organizationId, userId, own }: ExportSubject): SQL => sql`
  owner_id = ${userId} AND uploaded_at IS NOT NULL
  AND (organization_id = ${organizationId} OR (${own} AND organization_id IS NULL)
    OR key = (SELECT avatar_key FROM users WHERE id = ${userId}))`;
