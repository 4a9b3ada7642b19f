import { subDays } from 'date-fns/subDays';
import type { Cleanup } from '../cleanup/cleanup.ts';
import { deleteStaleDrafts } from './response-store.ts';
import { shuffleResponses } from './shuffle-store.ts';

/** Answers that nobody sent are kept for so long. */
const draftDays = 180;

/** Takes the order of time from anonymous responses, and forgets old drafts. */
export const surveyCleanup: Cleanup = {
  jobs: [({ db }) => shuffleResponses(db)],
  sweeps: {
    surveyDrafts: { run: (tx, { now }) => deleteStaleDrafts(tx, subDays(now(), draftDays)) },
  },
};
