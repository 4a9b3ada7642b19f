import { renew, when, type Updates } from '../../platform/realtime/updates.ts';

export const helpUpdates: Updates = {
  helpChanged: [
    when(
      ({ questionId }) => questionId === null,
      renew('/v1/help/categories', '/v1/help/articles', '/v1/help/articles/{articleId}'),
    ),
    when(
      ({ questionId }) => questionId !== null,
      renew('/v1/help/questions', '/v1/help/questions/unread', '/v1/help/questions/{questionId}'),
    ),
  ],
};
