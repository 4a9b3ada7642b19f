export {
  SurveyResults,
  type SurveyQuestionResultItem,
  type SurveyResultsItem,
  type SurveyResultsProps,
  type SurveyResultsState,
  type SurveyTextItem,
  type SurveyTexts,
} from './SurveyResults.tsx';
