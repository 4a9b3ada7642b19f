export {
  SurveyForm,
  type SurveyFormProps,
  type SurveyFormState,
  type SurveyKept,
} from './SurveyForm.tsx';
