import { unwrap, type Schemas } from '@office/api';
import {
  Overview,
  type AttentionItem,
  type OverviewState,
  type SetupItem,
} from '@office/ui/screens/admin/overview';
import type { AdminPermission } from '@office/vocabulary';
import { office } from '../../../platform/api/client.ts';
import { useChange } from '../../../platform/api/useChange.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { usePermissions } from '../../../platform/permissions/usePermissions.ts';

const refreshIntervalMs = 60_000;

const pageOf: Partial<Record<AttentionItem['kind'], [href: string, AdminPermission]>> = {
  INVITATIONS_EXPIRE: ['/invitations?state=PENDING&sort=EXPIRES_AT&order=ASC', 'members.read'],
  MAILS_FAILED: ['/invitations?state=PENDING&mail=FAILED', 'members.read'],
  PASSWORDS_BLOCKED: ['/members?passwordLocked=true', 'members.read'],
  QUESTIONS_OPEN: ['/help/questions?state=OPEN', 'content.read'],
  FLOOR_MISSING: ['/floors', 'floors.read'],
  FLOOR_WITHOUT_ENTRANCE: ['/floors', 'floors.read'],
  CONTRACT_NEAR_LIMIT: ['/organization', 'organization.read'],
  MAINTENANCE_ANNOUNCED: ['/maintenance', 'organization.read'],
  DELETION_SCHEDULED: ['/organization', 'organization.read'],
};

const setupPageOf: Record<SetupItem['kind'], string> = {
  INVITE: '/invitations/new',
  FLOOR: '/floors',
  PROFILE: '/organization',
  NOTIFICATION: '/notifications/new',
};

const path = '/v1/admin/overview';

export function OverviewPage() {
  const me = useQuery('/v1/admin/auth/me', {});
  const can = usePermissions();
  const overview = useQuery(path, {}, { refreshInterval: refreshIntervalMs });
  const [change] = useChange([path]);
  return (
    <Overview
      state={stateOf(overview, can)}
      organization={me.data?.organization?.name ?? ''}
      onSetupClose={() => change(() => unwrap(office.DELETE('/v1/admin/overview/setup')))}
      onRetry={() => void overview.mutate()}
    />
  );
}

function stateOf(
  { data, error }: { data?: Schemas['AdminOverview'] | undefined; error?: unknown },
  can: (permission: AdminPermission) => boolean,
): OverviewState {
  // Keeps showing the previous numbers if a refresh fails.
  if (!data) return { status: error ? 'error' : 'loading' };
  const { people, usage, attention, setup } = data;
  const withPage = attention.map((point) => {
    const [href, permission] = pageOf[point.kind] ?? [];
    return { ...point, ...(permission && can(permission) && { href }) };
  });
  return {
    status: 'ready',
    people,
    ...usage,
    attention: withPage,
    setup: can('organization.write') ? setupOf(setup) : null,
  };
}

function setupOf(setup: Schemas['AdminSetup']): readonly SetupItem[] | null {
  return setup && setup.steps.map((step) => ({ ...step, href: setupPageOf[step.kind] }));
}
