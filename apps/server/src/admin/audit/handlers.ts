import { listEntries } from '../../audit/entry-list.ts';
import { pageOf } from '../../http/page.ts';
import type { Handlers } from '../../platform/operation.ts';

/** Reading the audit log. */
export const auditHandlers = {
  listAuditEntries: ({ query: { action, from, to, ...query } }, context) =>
    listEntries(
      context.db,
      context.claims,
      {
        ...query,
        actions: action,
        from: from === undefined ? undefined : new Date(from),
        to: to === undefined ? undefined : new Date(to),
      },
      pageOf(query),
    ),
} satisfies Handlers;
