import { auditAs } from '../src/audit/audit.ts';
import { loadConfig } from '../src/config/config.ts';
import { createFloor } from '../src/admin/floors/floor-changes.ts';
import { openDatabase } from '../src/database/database.ts';
import { readPlan } from '../src/demo/seed.ts';
import { remoteRealtime } from '../src/realtime/hub.ts';
import { makeMembersData, type MembersData } from './admin-members-data.ts';
import { vacuum } from './vacuum.ts';

export interface SearchData extends MembersData {
  /** Total number of records; `others` of them belong to another organisation. */
  records: number;
  otherOrganizationRecords: number;
}

const words = `ARRAY[
  '来週の予算会議は10時からです。資料は前日までに共有してください。',
  'Could you review the pull request before lunch?',
  '了解しました！',
  'けんさく環境を再起動しました。5分ほどお待ちください。',
  'The build is green again, thanks everyone.',
  'お疲れさまです。明日の打ち合わせ、会議室けやきに変更でお願いします。',
  'リリースノートの下書きを置きました。ご確認ください。'
]`;

const title = `(ARRAY['年末の予定','Release notes','オフィスの使い方','見積もりの出し方','健康診断'])[1 + i % 5] || ' ' || i`;
const texts = `array_to_string((${words})[1:7], E'\\n\\n')`;

const localized = (text: string) => `jsonb_build_object('ja', ${text}, 'en', ${text})`;

/** Writes an organisation with content of all areas. The searcher is in 2/3 of its rooms. */
export async function makeSearchData(dataDir: string, records: number): Promise<SearchData> {
  const people = Math.round(records / 20);
  const meetings = Math.round(records / 6);
  const long = Math.round(records / 20);
  const messages = records - people - meetings - Math.round(2.3 * long);
  const organizations = await makeMembersData(dataDir, people);
  const database = await openDatabase({
    ...loadConfig({ OFFICE_DATA_DIR: dataDir }),
    databaseUrl: null,
    databaseOwnerUrl: null,
  });
  const { db, pool } = database;
  const contract = await pool.query<{ id: string }>(
    'SELECT id FROM contracts WHERE organization_id = $1',
    [organizations.organizationId],
  );
  const plan = await readPlan('sakura-1');
  const now = () => new Date();
  const audit = auditAs({ channel: 'SERVER', userId: null }, now);
  const deps = { db, now, audit, realtime: remoteRealtime(pool) };
  await createFloor(deps, { contractId: contract.rows[0]!.id, name: '1F', plan });
  const { organizationId } = organizations;
  const roomCount = 60;
  await pool.query(
    `WITH room AS (
       INSERT INTO chat_rooms (organization_id, type, name, message_count, last_message_at)
       SELECT $1::uuid, 'CHANNEL', '第' || i || '企画室', 1, now() - i * interval '1 hour'
       FROM generate_series(1, $2::int) AS i RETURNING id, name
     )
     INSERT INTO chat_members (room_id, organization_id, user_id)
     SELECT room.id, $1::uuid, users.id FROM room, users
     WHERE users.email = $3 AND substring(room.name FROM '[0-9]+')::int % 3 > 0`,
    [organizationId, roomCount, organizations.email],
  );
  await pool.query(
    `INSERT INTO chat_messages (
       room_id, seq, change_seq, ordinal, client_id, sender_id, type, content, mentioned_user_ids, created_at)
     SELECT room.id, i, i, i, gen_random_uuid(), author.id, 'TEXT',
       (${words})[1 + i % 7] || ' #' || i || CASE WHEN i % 1000 = 0 THEN ' 珍しい言葉' ELSE '' END, '{}',
       now() - i * interval '40 seconds'
     FROM generate_series(1, $2::int) AS i
     JOIN (SELECT id, row_number() OVER (ORDER BY id) AS place FROM chat_rooms WHERE organization_id = $1) AS room
       ON room.place = 1 + i % $3
     JOIN (SELECT id, row_number() OVER (ORDER BY id) AS place FROM users) AS author ON author.place = 1 + i % 500`,
    [organizationId, messages, roomCount],
  );
  await pool.query(
    `WITH meeting AS (
       INSERT INTO meetings (
         organization_id, organizer_id, title, description, start_time, end_time, time_zone, visibility)
       SELECT organization_id, user_id,
         (ARRAY['予算会議','週次定例','Design review','採用面談','1on1'])[1 + i % 5] || ' ' || i,
         'これまでの進み具合と見積もりを確かめます。', now() + (i - $1 / 2) * interval '30 minutes',
         now() + (i - $1 / 2) * interval '30 minutes' + interval '1 hour', 'Asia/Tokyo',
         CASE WHEN i % 4 = 0 THEN 'PRIVATE' ELSE 'OPEN' END
       FROM generate_series(1, $1::int) AS i
       JOIN (SELECT organization_id, user_id, row_number() OVER (ORDER BY user_id) AS place FROM memberships)
         AS organizer ON organizer.place = 1 + (i * 13) % ($2::int)
       RETURNING id, organizer_id
     )
     INSERT INTO meeting_participants (meeting_id, user_id)
     SELECT id, organizer_id FROM meeting
     UNION SELECT meeting.id, users.id FROM meeting, users
     WHERE users.email = $3 AND random() < 0.05`,
    [meetings, people, organizations.email],
  );
  await pool.query(
    `WITH board AS (
       INSERT INTO bulletin_boards (organization_id, name, posting, position)
       SELECT $1::uuid, '掲示板 ' || i, 'EVERYONE', i FROM generate_series(1, 20) AS i RETURNING id, position
     )
     INSERT INTO bulletin_posts (organization_id, board_id, client_id, title, content, plain, created_at)
     SELECT $1::uuid, board.id, gen_random_uuid(), ${title}, ${texts}, ${texts}, now() - i * interval '1 hour'
     FROM generate_series(1, $2::int) AS i JOIN board ON board.position = 1 + i % 20`,
    [organizationId, long],
  );
  await pool.query(
    `WITH notice AS (
       INSERT INTO notifications (
         organization_id, kind, format, title, content, publish_at, published_at, delivered_at, created_at)
       SELECT $1::uuid, 'ORGANIZATION', 'MARKDOWN', ${localized(title)}, ${localized(texts)}, at, at, at, at
       FROM generate_series(1, $2::int) AS i, LATERAL (SELECT now() - i * interval '1 hour' AS at) AS time
       RETURNING id, published_at
     )
     INSERT INTO notification_receipts (notification_id, organization_id, user_id, received_at)
     SELECT notice.id, $1::uuid, memberships.user_id, published_at
     FROM notice, memberships JOIN users ON users.id = memberships.user_id
     WHERE users.email = $3 AND memberships.organization_id = $1`,
    [organizationId, long, organizations.email],
  );
  await pool.query(
    `WITH category AS (
       INSERT INTO help_categories (organization_id, name, position)
       VALUES ($1::uuid, ${localized("'使い方'::text")}, 0) RETURNING id
     )
     INSERT INTO help_articles (organization_id, category_id, title, content, published, position)
     SELECT $1::uuid, category.id, ${localized(title)}, ${localized(texts)}, true, i
     FROM category, generate_series(1, $2::int / 10) AS i`,
    [organizationId, long],
  );
  await pool.query(
    `WITH category AS (
       INSERT INTO tutorial_categories (organization_id, name, position)
       VALUES ($1::uuid, ${localized("'入門'::text")}, 0) RETURNING id
     )
     INSERT INTO tutorials (organization_id, category_id, title, content, position, published_at)
     SELECT $1::uuid, category.id, ${localized(title)}, ${localized(texts)}, i, now() - i * interval '1 day'
     FROM category, generate_series(1, $2::int / 10) AS i`,
    [organizationId, long],
  );
  await pool.query(
    `INSERT INTO surveys (
       organization_id, title, description, audience, anonymous, changeable, results, published_at, opens_at,
       told_state, created_at)
     SELECT $1::uuid, ${title}, ${texts}, '{"kind":"ORGANIZATION"}', false, true, 'NOBODY', at, at, 'OPEN', at
     FROM generate_series(1, $2::int / 10) AS i, LATERAL (SELECT now() - i * interval '1 day' AS at) AS time`,
    [organizationId, long],
  );
  await pool.query(
    `UPDATE chat_rooms SET last_message_at = latest.at
     FROM (SELECT room_id, max(created_at) AS at FROM chat_messages GROUP BY room_id) AS latest
     WHERE latest.room_id = chat_rooms.id AND chat_rooms.organization_id = $1`,
    [organizationId],
  );
  await vacuum(database.ownerUrl);
  const { rows } = await pool.query<{ others: string }>(
    `SELECT (SELECT count(*) FROM memberships WHERE organization_id <> $1)
       + (SELECT count(*) FROM meetings WHERE organization_id <> $1) AS others`,
    [organizationId],
  );
  await database.close();
  return { ...organizations, records, otherOrganizationRecords: Number(rows[0]?.others) };
}
