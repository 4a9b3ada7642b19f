import { unwrap, type Schemas } from '@office/api';
import {
  Overview,
  type AttentionItem,
  type OverviewState,
  type SetupItem,
} from '@office/ui/screens/admin/overview';
import { office } from '../../../platform/api/client.ts';
import { useChange } from '../../../platform/api/useChange.ts';
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

const setupPageOf: Record<SetupItem['kind'], string> = {
  INVITE: '/invitations/new',
  FLOOR: '/floors',
  PROFILE: '/organization',
  NOTIFICATION: '/notifications/new',
};

const path = '/v1/admin/overview';

export function OverviewPage() {
  const me = useQuery('/v1/admin/auth/me');
  const overview = useQuery(path, {}, { refreshInterval: refreshIntervalMs });
  const [change] = useChange([path]);
  return (
    <Overview
      state={stateOf(overview)}
      organization={me.data?.organization?.name ?? ''}
      onSetupClose={() => change(() => unwrap(office.DELETE('/v1/admin/overview/setup')))}
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
  const { people, usage, attention, setup } = data;
  const withPage = attention.map((point) => {
    const href = pageOf[point.kind];
    return { ...point, ...(href ? { href } : {}) };
  });
  return { status: 'ready', people, ...usage, attention: withPage, setup: setupOf(setup) };
}

function setupOf(setup: Schemas['AdminSetup']): readonly SetupItem[] | null {
  return setup && setup.steps.map((step) => ({ ...step, href: setupPageOf[step.kind] }));
}
