export { useOpenQuestions } from './useOpenQuestions.ts';
