import type { Schemas } from '@office/api';
import { boardRows, keysOfFiles } from '../../bulletin/administration.ts';
import { publishBulletinChange } from '../../bulletin/publish-bulletin-change.ts';
import { reorderRows } from '../../database/ordered-rows.ts';
import { lockOrganization } from '../../database/organization-lock.ts';
import { removeFiles } from '../../files/file-removal.ts';
import { ApiError } from '../../http/api-error.ts';
import { requireViewer, type WithClaims } from '../../http/claims.ts';
import { toSinglePage, type Page } from '../../http/page.ts';
import type { Platform } from '../../platform/platform.ts';
import { nextVersion } from '../../http/version.ts';
import { requireSameIds } from '../../http/require-same-ids.ts';
import * as store from './bulletin-admin-store.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'files' | 'realtime' | 'audit'>;
type Board = Schemas['AdminBulletinBoard'];

const maxBoards = 100;

export async function listAdminBoards(
  context: Pick<Deps, 'db'> & WithClaims,
): Promise<Page<Board>> {
  const { organizationId } = requireViewer(context.claims);
  return toSinglePage((await store.listCountedBoards(context.db, organizationId)).map(toBoard));
}

/** @throws {ApiError} 422 `bulletinBoardLimitReached` */
export async function createBoard(
  context: Deps & WithClaims,
  { name, description, posting }: Schemas['AdminBulletinBoardRequest'],
): Promise<Board> {
  const { organizationId } = requireViewer(context.claims);
  const values = { name: name.trim(), description: description.trim(), posting };
  const boardId = await context.db.transaction(async (tx) => {
    // Serialises the creation of boards per organisation, so that the limit holds.
    await lockOrganization(tx, organizationId);
    const boards = await store.listCountedBoards(tx, organizationId);
    if (boards.length >= maxBoards) throw new ApiError('bulletinBoardLimitReached');
    const id = await boardRows.insert(tx, { organizationId, ...values });
    await context.audit(tx, {
      action: 'BULLETIN_BOARD_CREATED',
      target: { kind: 'BULLETIN_BOARD', id, name: values.name },
      after: values,
    });
    return id;
  });
  await publishBulletinChange(context, organizationId, 'BOARDS');
  return getBoard(context, organizationId, boardId);
}

/** @throws {ApiError} 404 `bulletinBoardNotFound`; 409 `changedMeanwhile` */
export async function updateBoard(
  context: Deps & WithClaims,
  boardId: string,
  { version, closed, ...change }: Schemas['UpdateAdminBulletinBoardRequest'],
): Promise<Board> {
  const { organizationId } = requireViewer(context.claims);
  await context.db.transaction(async (tx) => {
    const board = await boardRows.lock(tx, { organizationId, id: boardId }, 'no key update');
    if (!board) throw new ApiError('bulletinBoardNotFound');
    const next = nextVersion(board, version);
    const { name = board.name, description = board.description, posting = board.posting } = change;
    const isClosed = closed ?? board.closedAt !== null;
    const closedAt = isClosed ? (board.closedAt ?? context.now()) : null;
    const after = { name: name.trim(), description: description.trim(), posting };
    await boardRows.update(tx, boardId, { ...after, closedAt, version: next });
    await context.audit(tx, {
      action: 'BULLETIN_BOARD_CHANGED',
      target: { kind: 'BULLETIN_BOARD', id: boardId, name: after.name },
      before: {
        name: board.name,
        description: board.description,
        posting: board.posting,
        closed: board.closedAt !== null,
      },
      after: { ...after, closed: isClosed },
    });
  });
  await publishBulletinChange(context, organizationId, 'BOARDS');
  return getBoard(context, organizationId, boardId);
}

/** @throws {ApiError} 404 `bulletinBoardNotFound` */
export async function removeBoard(context: Deps & WithClaims, boardId: string): Promise<void> {
  const { organizationId } = requireViewer(context.claims);
  const keys = await context.db.transaction(async (tx) => {
    const board = await boardRows.lock(tx, { organizationId, id: boardId }, 'no key update');
    if (!board) throw new ApiError('bulletinBoardNotFound');
    const [counted] = await store.listCountedBoards(tx, organizationId, boardId);
    const files = await keysOfFiles(tx, { boardId });
    await boardRows.remove(tx, boardId);
    await context.audit(tx, {
      action: 'BULLETIN_BOARD_DELETED',
      target: { kind: 'BULLETIN_BOARD', id: boardId, name: board.name },
      before: {
        name: board.name,
        posts: counted?.postCount ?? 0,
        comments: counted?.commentCount ?? 0,
        files: files.length,
      },
    });
    return files;
  });
  await removeFiles(context, keys);
  await publishBulletinChange(context, organizationId, 'BOARDS');
}

/** @throws {ApiError} 409 `changedMeanwhile` unless the ids are exactly the boards of the organisation */
export async function orderBoards(
  context: Deps & WithClaims,
  boardIds: readonly string[],
): Promise<void> {
  const { organizationId } = requireViewer(context.claims);
  await context.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const boards = await store.listCountedBoards(tx, organizationId);
    requireSameIds(boards, boardIds);
    await reorderRows(tx, boardRows.order, organizationId, boardIds);
    const nameOf = new Map(boards.map(({ id, name }) => [id, name]));
    await context.audit(tx, {
      action: 'BULLETIN_BOARD_CHANGED',
      target: { kind: 'BULLETIN_BOARD', id: null, name: null },
      before: { order: boards.map(({ name }) => name) },
      after: { order: boardIds.map((id) => nameOf.get(id)) },
    });
  });
  await publishBulletinChange(context, organizationId, 'BOARDS');
}

async function getBoard(
  deps: Pick<Deps, 'db'>,
  organizationId: string,
  boardId: string,
): Promise<Board> {
  const [board] = await store.listCountedBoards(deps.db, organizationId, boardId);
  if (!board) throw new ApiError('bulletinBoardNotFound');
  return toBoard(board);
}

function toBoard(board: store.CountedBoard): Board {
  const { id, name, description, posting, closedAt, postCount, commentCount, version } = board;
  return {
    id,
    name,
    description,
    posting,
    closed: closedAt !== null,
    postCount,
    commentCount,
    version,
  };
}
