export { SurveyQuestion, type SurveyQuestionProps } from './SurveyQuestion.tsx';
