import type { Area } from '../platform/area.ts';
import { surveyHandlers } from './handlers.ts';
import { surveyCleanup } from './survey-cleanup.ts';
import { SurveyClock } from './survey-clock.ts';
import { createSurveyFiles, surveyFileLinks } from './survey-file-store.ts';
import { surveySource } from './survey-search.ts';

export const surveyArea: Area = {
  handlers: surveyHandlers,
  searchSources: [surveySource],
  fileLinks: surveyFileLinks,
  privateFiles: createSurveyFiles,
  cleanup: surveyCleanup,
  startJobs: (deps) => [new SurveyClock(deps)],
};
