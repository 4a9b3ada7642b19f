export { readStoredSettings } from './settingsCopy.ts';
export { useChangeAudio, useSettings } from './useSettings.ts';
