import { openStorage } from './openStorage.ts';

export const storage = openStorage(() => window.localStorage);
export const tabStorage = openStorage(() => window.sessionStorage);
