import type { Schemas } from '@office/api';
import { categoriesOf } from '../../content/categories.ts';
import { removeFiles } from '../../files/file-removal.ts';
import type { WithViewer } from '../../http/claims.ts';
import type { Platform } from '../../platform/platform.ts';
import { publishOnCommit } from '../../realtime/hub.ts';
import { boardRows } from '../board-store.ts';
import { keysOfFiles } from '../bulletin-file-store.ts';
import { listCountedBoards, type CountedBoard } from './bulletin-admin-store.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'files' | 'audit'>;
type Values = Omit<Schemas['UpdateAdminBulletinBoardRequest'], 'version'>;

const namesOf = (boards: readonly CountedBoard[]) => ({ order: boards.map(({ name }) => name) });

export const boards = categoriesOf<CountedBoard, Values, Schemas['AdminBulletinBoard']>({
  rows: boardRows,
  find: listCountedBoards,
  max: 100,
  errors: { limitReached: 'bulletinBoardLimitReached', notFound: 'bulletinBoardNotFound' },
  audit: {
    kind: 'BULLETIN_BOARD',
    ordered: 'BULLETIN_BOARD_CHANGED',
    nameOf: ({ name }) => name,
    valuesOf: ({ name, description, posting, closedAt }) => ({
      name,
      description,
      posting,
      closed: closedAt !== null,
    }),
    order: (before, after) => ({ before: namesOf(before), after: namesOf(after) }),
  },
  toColumns: ({ name, description, posting, closed }, before, now) => ({
    ...(name !== undefined && { name: name.trim() }),
    ...(description !== undefined && { description: description.trim() }),
    ...(posting && { posting }),
    ...(closed !== undefined && { closedAt: closed ? (before?.closedAt ?? now) : null }),
  }),
  toCategory: ({ id, name, description, posting, closedAt, postCount, commentCount, version }) => ({
    ...{ id, name, description, posting, closed: closedAt !== null },
    ...{ postCount, commentCount, version },
  }),
  publishChange: (tx, organizationId) =>
    publishOnCommit(tx, 'bulletinChanged', { organizationId }, { change: 'BOARDS', postId: null }),
});

/** Deletes a board with its posts and their files. */
export async function removeBoard(context: Deps & WithViewer, boardId: string): Promise<void> {
  let keys: string[] = [];
  await boards.remove(context, boardId, async (tx, { organizationId, id }) => {
    keys = await keysOfFiles(tx, { boardId });
    const counted = (await listCountedBoards(tx, organizationId)).find((board) => board.id === id)!;
    const { postCount: posts, commentCount: comments } = counted;
    return { before: { posts, comments, files: keys.length } };
  });
  await removeFiles(context, keys);
}
