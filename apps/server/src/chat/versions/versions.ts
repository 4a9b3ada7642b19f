import type { Schemas } from '@office/api';
import { ApiError } from '../../http/api-error.ts';
import type { WithViewer } from '../../http/claims.ts';
import { toSinglePage, type Page } from '../../http/page.ts';
import { findMessage } from '../store/message-store.ts';
import { requireRoom, type ChatDeps } from '../rooms/room-access.ts';
import { listVersionsOf } from './version-store.ts';

/** Returns the earlier texts of one of the caller's messages, latest first. */
export async function listVersions(
  context: ChatDeps & WithViewer,
  { roomId, messageId }: { roomId: string; messageId: string },
): Promise<Page<Schemas['ChatMessageVersion']>> {
  await requireRoom(context, roomId);
  const message = await findMessage(context.db, roomId, messageId);
  if (!message || message.deletedAt) throw new ApiError('chatMessageNotFound');
  if (message.senderId !== context.viewer.userId) throw new ApiError('forbidden');
  const rows = await listVersionsOf(context.db, messageId);
  return toSinglePage(
    rows.map(({ content, writtenAt }) => ({ content, writtenAt: writtenAt.toISOString() })),
  );
}
