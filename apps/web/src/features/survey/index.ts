/** The parts of surveys that the shell uses. */
export { eraseAnswersOf } from './browserDrafts.ts';
export { surveyUpdates } from './updates.ts';
export { useUnansweredSurveys } from './useUnansweredSurveys.ts';
