export { SurveyOutcome, type SurveyOutcomeProps } from './SurveyOutcome.tsx';
