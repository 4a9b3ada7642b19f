export {
  findSections,
  findSurvey,
  lockSurvey,
  recipientCount,
  replaceSections,
  responseCount,
  stateAt,
  toRows,
  updateTexts as updateWords,
} from './survey-store.ts';
export type { SurveyRow } from './survey-store.ts';
export { countResponses, findResponsesAfter, findTexts } from './result-store.ts';
