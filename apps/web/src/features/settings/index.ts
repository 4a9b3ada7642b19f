export { useChangeAudio, useSettings } from './useSettings.ts';
