import type { Schemas } from '@office/api';
import { Overview, type AttentionItem, type OverviewState } from '@office/ui';
import { useQuery } from '../../../platform/api/queries.ts';

const refreshIntervalMs = 60_000;

const pageOf: Partial<Record<AttentionItem['kind'], string>> = {
  INVITATIONS_EXPIRE: '/invitations?state=PENDING&sort=EXPIRES_AT&order=ASC',
  MAILS_FAILED: '/invitations?state=PENDING&mail=FAILED',
  PASSWORDS_BLOCKED: '/members?passwordLocked=true',
  QUESTIONS_OPEN: '/help/questions?state=OPEN',
  FLOOR_MISSING: '/floors',
  FLOOR_WITHOUT_ENTRANCE: '/floors',
  CONTRACT_NEAR_LIMIT: '/organization',
  MAINTENANCE_ANNOUNCED: '/maintenance',
};

export function OverviewPage() {
  const me = useQuery('/v1/admin/auth/me');
  const overview = useQuery('/v1/admin/overview', {}, { refreshInterval: refreshIntervalMs });
  return (
    <Overview
      state={stateOf(overview)}
      organization={me.data?.organization?.name ?? ''}
      onRetry={() => void overview.mutate()}
    />
  );
}

function stateOf({
  data,
  error,
}: {
  data?: Schemas['AdminOverview'] | undefined;
  error?: unknown;
}): OverviewState {
  // Keeps showing the previous numbers if a refresh fails.
  if (!data) return { status: error ? 'error' : 'loading' };
  const { people, usage, attention } = data;
  const withPage = attention.map((point) => {
    const href = pageOf[point.kind];
    return { ...point, ...(href ? { href } : {}) };
  });
  return { status: 'ready', people, days: usage.days, attention: withPage };
}
