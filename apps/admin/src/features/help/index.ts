/** The part of help that the shell shows beside its entry. */
export { useOpenQuestions } from './useOpenQuestions.ts';
