import { pageOf } from '../http/page.ts';
import type { Handlers } from '../platform/operation.ts';
import { boards, removeBoard } from './admin/boards.ts';
import * as adminPosts from './admin/posts.ts';
import { getUnreadBulletins, listBulletinBoards } from './boards.ts';
import * as comments from './comments.ts';
import * as posts from './posts.ts';

export const bulletinHandlers = {
  listBulletinBoards: (_input, context) => listBulletinBoards(context),
  getUnreadBulletins: (_input, context) => getUnreadBulletins(context),
  listBulletinPosts: ({ query }, context) => {
    const { boardId, keyword = '' } = query;
    return posts.listBulletinPosts(context, {
      boardId,
      keyword,
      ...pageOf(query),
    });
  },
  createBulletinPost: ({ params, body }, context) =>
    posts.createBulletinPost(context, params.boardId, body),
  getBulletinPost: ({ params }, context) => posts.getBulletinPost(context, params.postId),
  updateBulletinPost: ({ params, body }, context) =>
    posts.updateBulletinPost(context, params.postId, body),
  deleteBulletinPost: ({ params }, context) => posts.deleteBulletinPost(context, params.postId),
  markBulletinPostRead: ({ params }, context) => posts.markBulletinPostRead(context, params.postId),
  listBulletinReaders: ({ params, query }, context) =>
    posts.listBulletinReaders(context, params.postId, pageOf(query)),
  listBulletinComments: ({ params, query }, context) =>
    comments.listBulletinComments(context, params.postId, pageOf(query)),
  createBulletinComment: ({ params, body }, context) =>
    comments.createBulletinComment(context, params.postId, body),
  updateBulletinComment: ({ params, body }, context) =>
    comments.updateBulletinComment(context, params, body),
  deleteBulletinComment: ({ params }, context) => comments.deleteBulletinComment(context, params),
  reactToBulletinPost: ({ params, body }, context) =>
    comments.reactToBulletinPost(context, params.postId, body.emoji),
  unreactToBulletinPost: ({ params }, context) =>
    comments.unreactToBulletinPost(context, params.postId, params.emoji),
  listAdminBulletinBoards: (_input, context) => boards.list(context),
  createAdminBulletinBoard: ({ body }, context) => boards.create(context, body),
  updateAdminBulletinBoard: ({ params, body }, context) =>
    boards.update(context, params.boardId, body),
  removeAdminBulletinBoard: ({ params }, context) => removeBoard(context, params.boardId),
  orderAdminBulletinBoards: ({ body }, context) => boards.order(context, body.ids),
  listAdminBulletinPosts: ({ query }, context) => {
    const { keyword = '', boardId, state, sort = 'createdAt', order = 'desc' } = query;
    const search = { keyword, boardId, state, sort, order };
    return adminPosts.listAdminPosts(context, search, pageOf(query));
  },
  updateAdminBulletinPost: ({ params, body }, context) =>
    adminPosts.updatePostState(context, params.postId, body),
  removeAdminBulletinPost: ({ params }, context) => adminPosts.removePost(context, params.postId),
} satisfies Handlers;
