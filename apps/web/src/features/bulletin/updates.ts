import { renew, when, type Updates } from '../../platform/realtime/updates.ts';

export const bulletinUpdates: Updates = {
  bulletinChanged: [
    // The list shows reaction and comment counts.
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
