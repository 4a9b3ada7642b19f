export { SurveyResults as SurveyOutcome, type SurveyOutcomeProps } from './SurveyOutcome.tsx';
