import { renew, type Updates } from '../../platform/realtime/updates.ts';

export const surveyUpdates: Updates = {
  surveyChanged: [
    renew('/v1/surveys', '/v1/surveys/unanswered', '/v1/surveys/{surveyId}'),
    renew('/v1/surveys/{surveyId}/results'),
  ],
};
