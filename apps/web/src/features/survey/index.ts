export { eraseAnswersOf } from './browserDrafts.ts';
export { surveyUpdates } from './updates.ts';
export { useUnansweredSurveys } from './useUnansweredSurveys.ts';
