import type { Schemas } from '@office/api';
import type { WithViewer } from '../http/claims.ts';
import { toSinglePage, type Page } from '../http/page.ts';
import type { Platform } from '../platform/platform.ts';
import { listBoards } from './board-store.ts';
import { canPost, requireReader } from './bulletin-access.ts';
import { countUnread } from './post-store.ts';

export async function listBulletinBoards(
  context: Pick<Platform, 'db'> & WithViewer,
): Promise<Page<Schemas['BulletinBoard']>> {
  const reader = await requireReader(context);
  const boards = await listBoards(context.db, reader);
  return toSinglePage(
    boards.map((board) => ({
      id: board.id,
      name: board.name,
      description: board.description,
      posting: board.posting,
      closed: board.closedAt !== null,
      mayPost: canPost(board, reader),
      unreadCount: board.unreadCount,
    })),
  );
}

export async function getUnreadBulletins(
  context: Pick<Platform, 'db'> & WithViewer,
): Promise<Schemas['UnreadBulletins']> {
  return countUnread(context.db, await requireReader(context));
}
