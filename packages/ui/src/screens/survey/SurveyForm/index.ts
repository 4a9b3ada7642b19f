export { SurveyForm, type SurveyFormProps, type SurveyFormState } from './SurveyForm.tsx';
export type { SurveyKept } from './AnsweringSurvey.tsx';
