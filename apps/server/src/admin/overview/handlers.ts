import type { Handlers } from '../../platform/operation.ts';
import { getOverview } from './overview.ts';
import { closeSetup } from './setup.ts';

export const overviewHandlers = {
  getAdminOverview: (_input, context) => getOverview(context),
  closeAdminSetup: (_input, context) => closeSetup(context),
} satisfies Handlers;
