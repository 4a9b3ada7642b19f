import { subDays } from 'date-fns/subDays';
import type { Cleanup } from '../platform/cleanup.ts';
import { deleteStaleDrafts } from './response-store.ts';
import { shuffleResponses } from './shuffle-store.ts';

/** Days after which unsubmitted drafts are deleted. */
const draftDays = 180;

export const surveyCleanup: Cleanup = {
  jobs: [({ db }) => shuffleResponses(db)],
  sweeps: {
    surveyDrafts: { run: (tx, { now }) => deleteStaleDrafts(tx, subDays(now(), draftDays)) },
  },
};
