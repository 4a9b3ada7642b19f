import type { Schemas } from '@office/api';
import { Overview, type OverviewPoint, type OverviewState } from '@office/ui';
import { useQuery } from '../../../platform/api/queries.ts';

/** How soon the numbers are asked for again, while the page is in sight. */
const renewMs = 60_000;

/** The pages that lead on. */
const pageOf: Partial<Record<OverviewPoint['kind'], string>> = {
  INVITATIONS_EXPIRE: '/invitations?state=PENDING&sort=EXPIRES_AT&order=ASC',
  MAILS_FAILED: '/invitations?state=PENDING&mail=FAILED',
  PASSWORDS_BLOCKED: '/members?passwordLocked=true',
  QUESTIONS_OPEN: '/help/questions?state=OPEN',
  FLOOR_MISSING: '/floors',
  FLOOR_WITHOUT_ENTRANCE: '/floors',
  CONTRACT_NEAR_LIMIT: '/organization',
  MAINTENANCE_ANNOUNCED: '/maintenance',
};

/** The first page: the organisation at a glance, renewed each minute. */
export function OverviewPage() {
  const me = useQuery('/v1/admin/auth/me');
  const overview = useQuery('/v1/admin/overview', {}, { refreshInterval: renewMs });
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
  // Numbers of a minute ago are better than none.
  if (!data) return { status: error ? 'error' : 'loading' };
  const { people, usage, attention } = data;
  const withPage = attention.map((point) => {
    const href = pageOf[point.kind];
    return { ...point, ...(href ? { href } : {}) };
  });
  return { status: 'ready', people, days: usage.days, attention: withPage };
}
