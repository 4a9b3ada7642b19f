/** The parts of the settings that other features and the shell use. */
export { useSettings } from './useSettings.ts';
