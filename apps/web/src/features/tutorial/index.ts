/** The parts of tutorials that the shell uses. */
export { tutorialUpdates } from './updates.ts';
