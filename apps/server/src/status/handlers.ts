import type { Handlers } from '../platform/operation.ts';
import { getMaintenance } from './maintenance.ts';

export const statusHandlers = {
  getMaintenance: (_input, context) => getMaintenance(context),
} satisfies Handlers;
