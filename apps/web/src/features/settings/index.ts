/** What other features and the shell use of the member's settings. */
export { useSettings } from './useSettings.ts';
