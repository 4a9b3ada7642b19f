/** The parts of the settings that other features and the shell use. */
export { useChangeAudio } from './useChangeAudio.ts';
export { useSettings } from './useSettings.ts';
