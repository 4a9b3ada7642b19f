export { SurveyMissing } from './SurveyMissing.tsx';
export type { SurveyMissingProps } from './SurveyMissing.tsx';
