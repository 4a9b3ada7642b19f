import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { issueAccessToken } from '../src/auth/sessions/access-token.ts';
import { hashPassword } from '../src/auth/passwords/password-hash.ts';
import { insertSession, touchSession } from '../src/auth/store/session-store.ts';
import { loadConfig } from '../src/config/config.ts';
import { openDatabase, type Database } from '../src/database/database.ts';
import { chatMembers, chatMessages, chatRooms } from '../src/database/schema/chat.ts';
import { demoPassword, readPlan } from '../src/demo/seed.ts';
import { addMember } from '../src/admin/members/member-changes.ts';
import { createFloor } from '../src/admin/floors/floor-changes.ts';
import { createContract } from '../src/admin/organization/contracts.ts';
import { createOrganization } from '../src/admin/organization/organizations.ts';
import { insertAccount } from '../src/auth/store/account-store.ts';
import { createLinkedCalendars } from '../src/meeting/accounts/linked-calendars.ts';
import { remoteRealtime } from '../src/realtime/hub.ts';
import { vacuum } from './vacuum.ts';

export interface ChatData {
  emails: string[];
  tokens: string[];
  /** Room with all members and no messages. */
  quietRoomId: string;
  /** Room with all members and a long unread history. */
  longRoomId: string;
  deepMessageIds: string[];
}

/** Texts of the messages, followed by `#` and the sequence number. */
export const texts = [
  '来週の予算会議は10時からです。資料は前日までに共有してください。',
  'Could you review the pull request before lunch?',
  '了解しました！',
  'ありがとうございます。確認します。',
  'The build is green again, thanks everyone.',
  '検証環境を再起動しました。5分ほどお待ちください。',
  'お疲れさまです。明日の打ち合わせ、会議室けやきに変更でお願いします。',
];

export async function makeChatData(
  dataDir: string,
  { members, messages }: { members: number; messages: number },
): Promise<ChatData> {
  const config = loadConfig({ OFFICE_DATA_DIR: dataDir });
  const database = await openDatabase({ databaseUrl: null, databaseOwnerUrl: null, dataDir });
  const { db, pool } = database;
  const now = () => new Date();
  const linkedCalendars = createLinkedCalendars(now);
  const deps = {
    db,
    config,
    now,
    linkedCalendars,
    audit: async () => {},
    realtime: remoteRealtime(pool),
  };
  const organizationId = await createOrganization(deps, { name: 'Bench' });
  const contract = { organizationId, name: 'Bench', loginUserLimit: members };
  const contractId = await createContract(deps, contract);
  await createFloor(deps, { contractId, name: '1F', plan: await readPlan('sakura-1') });
  const passwordHash = await hashPassword(demoPassword);
  const userIds: string[] = [];
  const tokens: string[] = [];
  const emails: string[] = [];
  for (let index = 0; index < members; index += 1) {
    const email = `chat${index}@example.com`;
    const userId = (await insertAccount(db, {
      email,
      nameKanji: `社員 ${index}`,
      passwordHash,
      demo: true,
    }))!;
    await addMember(deps, { organizationId, userId, role: 'USER' });
    const times = { lastUsedAt: deps.now(), expiresAt: new Date(Date.now() + 3_600_000) };
    const sessionId = await insertSession(db, {
      userId,
      ip: '127.0.0.1',
      userAgent: 'bench',
      ...times,
    });
    await touchSession(db, sessionId, { ...times, organizationId, contractId });
    const claims = { userId, sessionId, organizationId, contractId, role: 'USER', replaced: null };
    tokens.push((await issueAccessToken(deps, claims)).token);
    userIds.push(userId);
    emails.push(email);
  }
  const quietRoomId = await makeRoom(db, organizationId, userIds);
  const longRoomId = await makeRoom(db, organizationId, userIds);
  const ids = await fill(db, { roomId: longRoomId, userIds, messages });
  await vacuum(database.ownerUrl);
  await database.close();
  const deepMessageIds = ids.filter((_, index) => index % Math.ceil(messages / 50) === 7);
  return { emails, tokens, quietRoomId, longRoomId, deepMessageIds };
}

async function makeRoom(db: Database, organizationId: string, userIds: string[]): Promise<string> {
  const id = randomUUID();
  const [ownerId] = userIds;
  await db.insert(chatRooms).values({
    id,
    organizationId,
    type: 'CHANNEL',
    name: 'Bench',
    createdBy: ownerId,
    ownerId,
  });
  await db.insert(chatMembers).values(
    userIds.map((userId) => ({
      roomId: id,
      organizationId,
      userId,
      role: userId === ownerId ? ('ADMIN' as const) : ('USER' as const),
    })),
  );
  return id;
}

async function fill(
  db: Database,
  room: { roomId: string; userIds: string[]; messages: number },
): Promise<string[]> {
  const { roomId, userIds, messages } = room;
  const begin = Date.now() - 50 * 24 * 60 * 60_000;
  const ids: string[] = [];
  const batchSize = 1000;
  for (let from = 1; from <= messages; from += batchSize) {
    const rows = Array.from({ length: Math.min(batchSize, messages - from + 1) }, (_, index) => {
      const seq = from + index;
      const id = randomUUID();
      ids.push(id);
      return {
        id,
        roomId,
        seq,
        changeSeq: seq,
        ordinal: seq,
        clientId: randomUUID(),
        senderId: userIds[seq % userIds.length]!,
        type: 'TEXT' as const,
        content: `${texts[seq % texts.length]!} #${seq}`,
        mentionedUserIds: [],
        createdAt: new Date(begin + seq * 40_000),
      };
    });
    await db.insert(chatMessages).values(rows);
  }
  await db
    .update(chatRooms)
    .set({
      lastSeq: messages,
      messageCount: messages,
      lastMessageId: ids.at(-1)!,
    })
    .where(eq(chatRooms.id, roomId));
  return ids;
}
