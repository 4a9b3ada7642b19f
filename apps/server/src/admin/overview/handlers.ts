import { requireViewer } from '../../http/claims.ts';
import type { Handlers } from '../../platform/operation.ts';
import { getOverview } from './overview.ts';
import { closeSetup } from './setup.ts';

export const overviewHandlers = {
  getAdminOverview: (_input, context) => getOverview(context, requireViewer(context.claims)),
  closeAdminSetup: (_input, context) => closeSetup(context, requireViewer(context.claims)),
} satisfies Handlers;
