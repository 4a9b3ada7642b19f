export { SurveyForm, type SurveyFormProps, type SurveyFormState } from './SurveyForm.tsx';
export type { SurveyDraftStorage as SurveyKept } from './AnsweringSurvey.tsx';
