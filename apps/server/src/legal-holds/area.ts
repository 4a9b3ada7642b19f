import type { Area } from '../platform/area.ts';
import { legalHoldHandlers } from './handlers.ts';
import { deleteReleasedCopies, heldFileLinks } from './held-content-store.ts';

export const legalHoldsArea: Area = {
  handlers: legalHoldHandlers,
  fileLinks: heldFileLinks,
  cleanup: { sweeps: { heldCopies: { run: (tx) => deleteReleasedCopies(tx) } } },
};
