import { pageOf } from '../../http/page.ts';
import type { Handlers } from '../../platform/operation.ts';
import * as boards from './boards.ts';
import * as posts from './posts.ts';

export const adminBulletinHandlers = {
  listAdminBulletinBoards: (_input, context) => boards.listAdminBoards(context, context.claims),
  createAdminBulletinBoard: ({ body }, context) =>
    boards.createBoard(context, context.claims, body),
  updateAdminBulletinBoard: ({ params, body }, context) =>
    boards.updateBoard(context, context.claims, params.boardId, body),
  removeAdminBulletinBoard: ({ params }, context) =>
    boards.removeBoard(context, context.claims, params.boardId),
  orderAdminBulletinBoards: ({ body }, context) =>
    boards.orderBoards(context, context.claims, body.boardIds),
  listAdminBulletinPosts: ({ query }, context) => {
    const { keyword = '', boardId, state, sort = 'createdAt', order = 'desc' } = query;
    const search = { keyword, boardId, state, sort, order };
    return posts.listAdminPosts(context, context.claims, search, pageOf(query));
  },
  updateAdminBulletinPost: ({ params, body }, context) =>
    posts.updatePostState(context, context.claims, params.postId, body),
  removeAdminBulletinPost: ({ params }, context) =>
    posts.removePost(context, context.claims, params.postId),
} satisfies Handlers;
