import { openStorage } from './openStorage.ts';

export const storage = openStorage(() => window.localStorage);
/** Survives a reload, but not closing the tab. */
export const tabStorage = openStorage(() => window.sessionStorage);
