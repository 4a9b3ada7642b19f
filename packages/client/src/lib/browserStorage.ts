import { openStorage } from './openStorage.ts';

export const storage = openStorage(() => window.localStorage);
/** Outlives a reload, not the tab. */
export const tabStorage = openStorage(() => window.sessionStorage);
