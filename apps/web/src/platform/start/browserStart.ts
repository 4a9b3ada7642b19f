import { browserDeps } from '@office/client/lib/deps.ts';
import { StartData, type StartRequest } from './StartData.ts';

declare global {
  interface Window {
    officeStart?: StartRequest;
  }
}

export const startData = new StartData(window.officeStart ?? null, browserDeps.clock);
