import { storage } from '../platform/session/browserSession.ts';

/** The office as the 3D scene, or from above. */
export type OfficeView = '3d' | '2d';

const viewKey = 'office.view';
const listeners = new Set<() => void>();
let choice: OfficeView = storage.getItem(viewKey) === '2d' ? '2d' : '3d';

function set(next: OfficeView): void {
  choice = next;
  for (const listener of listeners) listener();
}

/** How this browser shows the office. Belongs to the device, not the member. */
export const officeView = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): OfficeView => choice,
  choose(next: OfficeView): void {
    storage.setItem(viewKey, next);
    set(next);
  },
  /** Until the page is loaded again: the next visit tries the chosen one once more. */
  chooseForNow: set,
};
