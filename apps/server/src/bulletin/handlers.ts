import { pageOf } from '../http/page.ts';
import type { Handlers } from '../platform/operation.ts';
import { getUnreadBulletins, listBulletinBoards } from './boards.ts';
import * as comments from './comments.ts';
import * as posts from './posts.ts';

export const bulletinHandlers = {
  listBulletinBoards: (_input, context) => listBulletinBoards(context, context.claims),
  getUnreadBulletins: (_input, context) => getUnreadBulletins(context, context.claims),
  listBulletinPosts: ({ query }, context) => {
    const { boardId, keyword = '' } = query;
    return posts.listBulletinPosts(context, context.claims, {
      boardId,
      keyword,
      ...pageOf(query),
    });
  },
  createBulletinPost: ({ params, body }, context) =>
    posts.createBulletinPost(context, context.claims, params.boardId, body),
  getBulletinPost: ({ params }, context) =>
    posts.getBulletinPost(context, context.claims, params.postId),
  updateBulletinPost: ({ params, body }, context) =>
    posts.updateBulletinPost(context, context.claims, params.postId, body),
  deleteBulletinPost: ({ params }, context) =>
    posts.deleteBulletinPost(context, context.claims, params.postId),
  markBulletinPostRead: ({ params }, context) =>
    posts.markBulletinPostRead(context, context.claims, params.postId),
  listBulletinReaders: ({ params, query }, context) =>
    posts.listBulletinReaders(context, context.claims, params.postId, pageOf(query)),
  listBulletinComments: ({ params, query }, context) =>
    comments.listBulletinComments(context, context.claims, params.postId, pageOf(query)),
  createBulletinComment: ({ params, body }, context) =>
    comments.createBulletinComment(context, context.claims, params.postId, body),
  updateBulletinComment: ({ params, body }, context) =>
    comments.updateBulletinComment(context, context.claims, params, body),
  deleteBulletinComment: ({ params }, context) =>
    comments.deleteBulletinComment(context, context.claims, params),
  reactToBulletinPost: ({ params, body }, context) =>
    comments.reactToBulletinPost(context, context.claims, params.postId, body.emoji),
  unreactToBulletinPost: ({ params }, context) =>
    comments.unreactToBulletinPost(context, context.claims, params.postId, params.emoji),
} satisfies Handlers;
