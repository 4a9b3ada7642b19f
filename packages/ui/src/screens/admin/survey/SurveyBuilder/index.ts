export {
  SurveyBuilder,
  type SurveyBuilderItem,
  type SurveyBuilderProps,
  type SurveyBuilderState,
} from './SurveyBuilder.tsx';
export type { SurveyValues } from './surveyValues.ts';
