export {
  findSections,
  recipientCount,
  replaceSections,
  responseCount,
  stateAt,
  surveyRows,
  toRows,
  updateTexts,
} from './survey-store.ts';
export type { SurveyRow } from './survey-store.ts';
export { countResponses, findResponsesAfter, findTexts } from './result-store.ts';
