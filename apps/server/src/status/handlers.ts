import type { Handlers } from '../platform/operation.ts';
import { getMaintenance } from './maintenance.ts';

/** When maintenance is. */
export const statusHandlers = {
  getMaintenance: (_input, context) => getMaintenance(context),
} satisfies Handlers;
