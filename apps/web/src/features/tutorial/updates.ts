import { renew, type Updates } from '../../platform/realtime/updates.ts';

export const tutorialUpdates: Updates = {
  tutorialsChanged: [
    renew('/v1/tutorials/user', '/v1/tutorials/user/{tutorialId}', '/v1/tutorials/categories'),
  ],
};
