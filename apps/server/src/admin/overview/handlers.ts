import { requireViewer } from '../../http/claims.ts';
import type { Handlers } from '../../platform/operation.ts';
import { getOverview } from './overview.ts';

export const overviewHandlers = {
  getAdminOverview: (_input, context) => getOverview(context, requireViewer(context.claims)),
} satisfies Handlers;
