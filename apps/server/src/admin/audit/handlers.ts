import { exportEntries } from '../../audit/entry-export.ts';
import { listEntries, type EntryFilter } from '../../audit/entry-list.ts';
import {
  getStream,
  pauseStream,
  removeStream,
  testStream,
  updateStream,
} from '../../audit/stream/stream-settings.ts';
import { pageOf } from '../../http/page.ts';
import type { Handlers, Input } from '../../platform/operation.ts';

export const auditHandlers = {
  listAuditEntries: ({ query }, context) =>
    listEntries(context, { ...filterOf(query), partOf: query.partOf }, pageOf(query)),
  exportAuditEntries: ({ query }, context) => exportEntries(context, filterOf(query)),
  getAuditStream: (_input, context) => getStream(context),
  updateAuditStream: ({ body }, context) => updateStream(context, body),
  pauseAuditStream: ({ body }, context) => pauseStream(context, body),
  removeAuditStream: (_input, context) => removeStream(context),
  testAuditStream: (_input, context) => testStream(context),
} satisfies Handlers;

function filterOf({
  action,
  from,
  to,
  ...rest
}: Input<'exportAuditEntries'>['query']): EntryFilter {
  const { actorId, targetKind, targetId, channel, outcome, withoutReads, keyword } = rest;
  return {
    actorId,
    actions: action,
    targetKind,
    targetId,
    channel,
    outcome,
    withoutReads,
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
    keyword,
  };
}
