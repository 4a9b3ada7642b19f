export { SurveyForm, type SurveyFormProps, type SurveyFormState } from './SurveyForm.tsx';
export type { SurveyDraftStorage } from './AnsweringSurvey.tsx';
