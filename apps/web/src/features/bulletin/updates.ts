import { renew, when, type Updates } from '../../platform/realtime/updates.ts';

/** Real-time messages → boards and posts: what shows something that is different asks anew. */
export const bulletinUpdates: Updates = {
  bulletinChanged: [
    // Reactions and comments are counted in the list, too.
    renew('/v1/bulletin-boards/posts', '/v1/bulletin-boards/posts/{postId}'),
    when(
      ({ change }) => change !== 'COMMENTS',
      renew('/v1/bulletin-boards', '/v1/bulletin-boards/unread'),
    ),
    when(
      ({ change }) => change === 'COMMENTS',
      renew('/v1/bulletin-boards/posts/{postId}/comments'),
    ),
  ],
};
