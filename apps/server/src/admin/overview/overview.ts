import type { Schemas } from '@office/api';
import { addDays } from 'date-fns/addDays';
import { signedInSince } from '../../auth/sessions/login-limit.ts';
import type { WithViewer } from '../../http/claims.ts';
import type { Platform } from '../../platform/platform.ts';
import { findCurrentOrNext } from '../../status/maintenance.ts';
import { findFloorsWithoutEntrance } from './floor-entrances.ts';
import {
  countExpiring,
  countFailedMails,
  countOpenQuestions,
  countPasswordBlocks,
  countPeopleNow,
  countRefusedAccounts,
  findContractLogins,
} from './overview-store.ts';
import { findSetup } from './setup.ts';
import { getDeletion } from '../organization/deletion.ts';
import { findUsage } from './usage-store.ts';

type Deps = Pick<Platform, 'db' | 'now'>;
type Attention = Schemas['Attention'];

const expireWithinDays = 2;
const nearLimit = 0.9;

export async function getOverview(context: Deps & WithViewer): Promise<Schemas['AdminOverview']> {
  const { organizationId } = context.viewer;
  const people = await countPeopleNow(context.db, organizationId);
  const usage = await findUsage(context.db, organizationId, { now: context.now() });
  const attention = await findAttention(context, organizationId);
  const setup = await findSetup(context, organizationId);
  return { people, usage, attention, setup };
}

async function findAttention({ db, now }: Deps, organizationId: string): Promise<Attention[]> {
  const at = now();
  const expiring = { now: at, until: addDays(at, expireWithinDays) };
  const counted: [Attention['kind'], number][] = [
    ['MAILS_FAILED', await countFailedMails(db, organizationId, at)],
    ['INVITATIONS_EXPIRE', await countExpiring(db, organizationId, expiring)],
    ['QUESTIONS_OPEN', await countOpenQuestions(db, organizationId)],
    ['PASSWORDS_BLOCKED', await countPasswordBlocks(db, organizationId, at)],
    ['ACCOUNTS_REFUSED', await countRefusedAccounts(db, organizationId)],
  ];
  const maintenance = await findCurrentOrNext(db, at);
  const deletion = await getDeletion(db, organizationId);
  const logins = await findContractLogins(db, organizationId, signedInSince(at));
  const closed = await findFloorsWithoutEntrance(db, organizationId);
  return [
    ...(deletion
      ? [{ kind: 'DELETION_SCHEDULED' as const, count: 1, name: null, at: deletion.deletesAt }]
      : []),
    ...(maintenance
      ? [
          {
            kind: 'MAINTENANCE_ANNOUNCED' as const,
            count: 1,
            name: null,
            at: maintenance.startAt.toISOString(),
          },
        ]
      : []),
    ...(closed ? [] : [{ kind: 'FLOOR_MISSING' as const, count: 1, name: null }]),
    ...(closed ?? []).map((name) => ({ kind: 'FLOOR_WITHOUT_ENTRANCE' as const, count: 1, name })),
    ...logins
      .filter(({ signedIn, limit }) => signedIn >= limit * nearLimit)
      .map(({ name, signedIn, limit }) => ({
        kind: 'CONTRACT_NEAR_LIMIT' as const,
        count: signedIn,
        name,
        limit,
      })),
    ...counted
      .filter(([, number]) => number > 0)
      .map(([kind, number]) => ({ kind, count: number, name: null })),
  ];
}
