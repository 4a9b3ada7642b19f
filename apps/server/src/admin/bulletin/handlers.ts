import { pageOf } from '../../http/page.ts';
import type { Handlers } from '../../platform/operation.ts';
import * as boards from './boards.ts';
import * as posts from './posts.ts';

export const adminBulletinHandlers = {
  listAdminBulletinBoards: (_input, context) => boards.listAdminBoards(context),
  createAdminBulletinBoard: ({ body }, context) => boards.createBoard(context, body),
  updateAdminBulletinBoard: ({ params, body }, context) =>
    boards.updateBoard(context, params.boardId, body),
  removeAdminBulletinBoard: ({ params }, context) => boards.removeBoard(context, params.boardId),
  orderAdminBulletinBoards: ({ body }, context) => boards.orderBoards(context, body.boardIds),
  listAdminBulletinPosts: ({ query }, context) => {
    const { keyword = '', boardId, state, sort = 'createdAt', order = 'desc' } = query;
    const search = { keyword, boardId, state, sort, order };
    return posts.listAdminPosts(context, search, pageOf(query));
  },
  updateAdminBulletinPost: ({ params, body }, context) =>
    posts.updatePostState(context, params.postId, body),
  removeAdminBulletinPost: ({ params }, context) => posts.removePost(context, params.postId),
} satisfies Handlers;
