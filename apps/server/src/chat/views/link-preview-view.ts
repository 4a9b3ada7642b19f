import type { Schemas } from '@office/api';
import type { Queryable } from '../../database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { MessageRow } from '../store/message-store.ts';
import { listPreviews, type PreviewRow } from '../store/link-preview-store.ts';

type Deps = Pick<Platform, 'files'> & { db: Queryable };

/** Returns the field of the previews by message id, for messages with previews. Only queries messages with links. */
export async function findPreviews(
  { db, files }: Deps,
  rows: readonly MessageRow[],
): Promise<Map<string, { previews: Schemas['ChatLinkPreview'][] }>> {
  const linking = rows.filter(({ content }) => /https?:\/\//i.test(content));
  const found = await listPreviews(
    db,
    linking.map(({ id }) => id),
  );
  const fields = new Map<string, { previews: Schemas['ChatLinkPreview'][] }>();
  for (const row of found) {
    const { previews } = fields.get(row.messageId) ?? { previews: [] };
    fields.set(row.messageId, { previews: [...previews, toPreview({ files }, row)] });
  }
  return fields;
}

function toPreview(
  { files }: Pick<Deps, 'files'>,
  { messageId: _, pictureKey, width, height, ...preview }: PreviewRow,
): Schemas['ChatLinkPreview'] {
  const hasPicture = pictureKey !== null && width !== null && height !== null;
  return {
    ...preview,
    picture: hasPicture ? { pictureUrl: files.links.address(pictureKey), width, height } : null,
  };
}
