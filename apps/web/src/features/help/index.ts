/** The part of question and answer that the shell uses besides its pages. */
export { helpUpdates } from './updates.ts';
