import { auditActions, auditChannels, auditOutcomes, auditTargetKinds } from '@office/vocabulary';
import type { AuditLogFilter } from '@office/ui/screens/admin/audit';

/** View state stored in the URL, so that reloads and links restore it. */
export interface AuditView {
  filter: AuditLogFilter;
  page: number;
  limit: number;
  openId: number | null;
}

const limits = [10, 25, 50, 100];
const defaultLimit = 25;

const oneOf = <Value extends string>(values: readonly Value[], value: string | null) =>
  values.find((one) => one === value);

const dayOf = (value: string | null) => (/^\d{4}-\d\d-\d\d$/.test(value ?? '') ? value! : '');

const numberOf = (value: string | null) => {
  const number = Number(value);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
};

export function readAuditView(search: URLSearchParams): AuditView {
  const actorId = search.get('actor');
  const targetId = search.get('target');
  return {
    filter: {
      keyword: search.get('keyword') ?? '',
      action: oneOf(auditActions, search.get('action')),
      targetKind: oneOf(auditTargetKinds, search.get('targetKind')),
      channel: oneOf(auditChannels, search.get('channel')),
      outcome: oneOf(auditOutcomes, search.get('outcome')),
      reads: search.get('reads') === 'true' || undefined,
      from: dayOf(search.get('from')),
      to: dayOf(search.get('to')),
      actor: actorId ? { id: actorId, name: search.get('actorName') ?? actorId } : undefined,
      target: targetId ? { id: targetId, name: search.get('targetName') ?? targetId } : undefined,
    },
    page: numberOf(search.get('page')) ?? 1,
    limit: limits.find((one) => one === numberOf(search.get('limit'))) ?? defaultLimit,
    openId: numberOf(search.get('entry')),
  };
}

export function writeAuditView({ filter, page, limit, openId }: AuditView): URLSearchParams {
  const search = new URLSearchParams();
  const { actor, target, ...rest } = filter;
  for (const [name, value] of Object.entries(rest)) if (value) search.set(name, String(value));
  if (actor) {
    search.set('actor', actor.id);
    search.set('actorName', actor.name);
  }
  if (target) {
    search.set('target', target.id);
    search.set('targetName', target.name);
  }
  if (page > 1) search.set('page', String(page));
  if (limit !== defaultLimit) search.set('limit', String(limit));
  if (openId) search.set('entry', String(openId));
  return search;
}

/** Converts the filter to query parameters. Days are in the reader's time zone. */
export function toAuditQuery({
  keyword,
  action,
  targetKind,
  channel,
  outcome,
  ...rest
}: AuditLogFilter) {
  const { from, to, actor, target, reads } = rest;
  // A filter by a read action shows reads, even if they are hidden otherwise.
  const showsReads = reads || action === 'READ' || action === 'CALLED';
  const text = keyword.trim();
  return {
    ...(text && { keyword: text }),
    ...(action && { action: [action] }),
    ...(targetKind && { targetKind }),
    ...(channel && { channel }),
    ...(outcome && { outcome }),
    ...(!showsReads && { withoutReads: true }),
    ...(actor && { actorId: actor.id }),
    ...(target && { targetId: target.id }),
    ...(from && { from: startOf(from, 0) }),
    ...(to && { to: startOf(to, 1) }),
  };
}

/** Returns the start of the day that is `later` days after `day`. */
function startOf(day: string, later: number): string {
  const date = new Date(`${day}T00:00`);
  date.setDate(date.getDate() + later);
  return date.toISOString();
}
