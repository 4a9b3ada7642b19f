import { createAccount } from '../src/auth/accounts.ts';
import { openDatabase } from '../src/database/database.ts';
import { demoPassword } from '../src/demo/seed.ts';
import { createContract } from '../src/admin/organization/contracts.ts';
import { createOrganization } from '../src/admin/organization/organizations.ts';
import { insertMember } from '../src/people/member-directory.ts';
import { loadConfig } from '../src/config/config.ts';
import { auditAs } from '../src/audit/audit.ts';
import { remoteRealtime } from '../src/realtime/hub.ts';
import { vacuum } from './vacuum.ts';

export interface MembersData {
  email: string;
  organizationId: string;
}

/** Writes an organisation with `members` members, and a smaller one, with sessions and blocks. */
export async function makeMembersData(dataDir: string, members: number): Promise<MembersData> {
  const config = loadConfig({ OFFICE_DATA_DIR: dataDir });
  const database = await openDatabase({ databaseUrl: null, databaseOwnerUrl: null, dataDir });
  const { db, pool } = database;
  const now = () => new Date();
  const audit = auditAs({ channel: 'SERVER', userId: null }, now);
  const deps = { db, config, now, audit, realtime: remoteRealtime(pool) };
  const organizationId = await createOrganization(deps, { name: 'Bench' });
  await createContract(deps, { organizationId, name: 'Bench', loginUserLimit: members });
  const otherId = await createOrganization(deps, { name: 'Beside' });
  const email = 'bench-admin@example.com';
  const account = { email, nameKanji: '管理 者', password: demoPassword, demo: true };
  const userId = await createAccount(deps, account);
  await insertMember(db, { organizationId, userId, role: 'ORGANIZATION_ADMIN' });
  await pool.query(
    `WITH person AS (
       INSERT INTO users (email, name_kanji, name_katakana, nickname, department, job_title, language)
       SELECT 'bench' || i || '@example.com',
         (ARRAY['田中','高橋','小林','伊藤','佐藤','鈴木','山本','渡辺','中村','加藤','吉田','山田'])[1 + (i * 7) % 12] || ' ' ||
         (ARRAY['葵','蓮','芽衣','陽','颯太','結衣','大輝','さくら','翔','美咲','健太'])[1 + (i * 5) % 11],
         (ARRAY['ﾀﾅｶ','ﾀｶﾊｼ','ｺﾊﾞﾔｼ','ｲﾄｳ','ｻﾄｳ','ｽｽﾞｷ','ﾔﾏﾓﾄ','ﾜﾀﾅﾍﾞ','ﾅｶﾑﾗ','ｶﾄｳ','ﾖｼﾀﾞ','ﾔﾏﾀﾞ'])[1 + (i * 7) % 12] ||
         (ARRAY['ｱｵｲ','ﾚﾝ','ﾒｲ','ﾊﾙ','ｿｳﾀ','ﾕｲ','ﾀﾞｲｷ','ｻｸﾗ','ｼｮｳ','ﾐｻｷ','ｹﾝﾀ'])[1 + (i * 5) % 11],
         'nick' || i, '第' || i % 40 || '開発部', '役職' || i % 9, CASE WHEN i % 4 = 0 THEN 'en' ELSE 'ja' END
       FROM generate_series(1, $1::int + $1::int / 5) AS i
       RETURNING id, department, job_title, email
     )
     INSERT INTO memberships (organization_id, user_id, role, department, job_title, blocked_at)
     SELECT CASE WHEN substring(email FROM '[0-9]+')::int <= $1 THEN $2::uuid ELSE $3::uuid END, id,
       CASE WHEN random() < 0.01 THEN 'ORGANIZATION_ADMIN' WHEN random() < 0.1 THEN 'GUEST' ELSE 'USER' END,
       department, job_title, CASE WHEN random() < 0.02 THEN now() END
     FROM person`,
    [members, organizationId, otherId],
  );
  await pool.query(
    `INSERT INTO sessions (user_id, organization_id, ip, user_agent, created_at, last_used_at, expires_at)
     SELECT user_id, organization_id, '127.0.0.1', 'bench', now(), now() - random() * interval '20 days',
       now() + interval '10 days'
     FROM memberships, generate_series(1, 2) AS n WHERE random() < 0.75`,
  );
  await pool.query(
    `INSERT INTO connections (process_id, organization_id, user_id, seen_at)
     SELECT '00000000-0000-4000-8000-000000000009', organization_id, user_id, now() + interval '1 day'
     FROM memberships WHERE random() < 0.1`,
  );
  await vacuum(database.ownerUrl);
  await database.close();
  return { email, organizationId };
}
