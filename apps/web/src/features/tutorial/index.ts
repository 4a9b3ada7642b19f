export { tutorialUpdates } from './updates.ts';
