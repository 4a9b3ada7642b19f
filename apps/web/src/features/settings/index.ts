export { useChangeAudio } from './useChangeAudio.ts';
export { useSettings } from './useSettings.ts';
