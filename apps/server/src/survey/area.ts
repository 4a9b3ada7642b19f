import type { Area } from '../platform/area.ts';
import { surveyHandlers } from './handlers.ts';
import { SurveyClock } from './survey-clock.ts';
import { createSurveyFiles, surveyFileLinks } from './survey-file-store.ts';
import { surveySource } from './survey-search.ts';
import { subDays } from 'date-fns/subDays';
import type { Cleanup } from '../platform/cleanup.ts';
import { deleteStaleDrafts } from './response-store.ts';
import { shuffleResponses } from './shuffle-store.ts';

/** Days after which unsubmitted drafts are deleted. */
const draftDays = 180;

const surveyCleanup: Cleanup = {
  jobs: [({ db }) => shuffleResponses(db)],
  sweeps: {
    surveyDrafts: { run: (tx, { now }) => deleteStaleDrafts(tx, subDays(now(), draftDays)) },
  },
};

export const surveyArea: Area = {
  handlers: surveyHandlers,
  searchSources: [surveySource],
  fileLinks: surveyFileLinks,
  privateFiles: createSurveyFiles,
  cleanup: surveyCleanup,
  startJobs: (deps) => [new SurveyClock(deps)],
};
