import { randomUUID } from 'node:crypto';
import type { TestOffice } from './office.ts';

export async function insertCustomEmoji(
  { database }: Pick<TestOffice, 'database'>,
  organizationId: string,
  name: string,
): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(
    `WITH picture AS (
       INSERT INTO files (key, directory, file_name, mime_type, size, organization_id, uploaded_at)
       VALUES ($3, 'custom_emoji', 'emoji.png', 'image/png', 1, $1, now()) RETURNING id
     )
     INSERT INTO custom_emojis (organization_id, name, file_id) SELECT $1, $2, id FROM picture
     RETURNING id`,
    [organizationId, name, `custom_emoji/${randomUUID()}/emoji.png`],
  );
  return rows[0]!.id;
}
