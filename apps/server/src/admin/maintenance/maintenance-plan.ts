import type { Schemas } from '@office/api';
import { blockCodes } from '@office/vocabulary';
import type { WriteAudit } from '../../audit/audit-entry.ts';
import { lockUntilCommit } from '../../database/advisory-lock.ts';
import { notifyOnCommit } from '../../database/bus.ts';
import type { Transaction } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithClaims } from '../../http/claims.ts';
import { toPage, type Page, type PageRequest } from '../../http/page.ts';
import { maintenanceTopic } from '../../status/maintenance-gate.ts';
import {
  findMaintenance,
  findMaintenances,
  findOverlap,
  insertMaintenance,
  isMaintenanceOn,
  publishMaintenanceChange,
  updateMaintenance,
  type Maintenance,
  type MaintenanceRow,
} from '../../status/maintenance.ts';
import type { Platform } from '../../platform/platform.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'realtime'> & { audit: WriteAudit };
type Plan = Schemas['MaintenanceRequest'];

/** Tolerance in milliseconds for a start in the past: a request takes time. */
const startToleranceMs = 60_000;

export async function listMaintenances(
  { db, now, claims: { role } }: Pick<Deps, 'db' | 'now'> & WithClaims,
  page: PageRequest,
): Promise<Page<Schemas['Maintenance']>> {
  const filter = { open: role !== 'SYSTEM_ADMIN', now: now() };
  const { rows, total } = await findMaintenances(db, filter, page);
  return toPage(
    rows.map((row) => toAnswer(row, now())),
    total,
    page,
  );
}

export function announceMaintenance(
  context: Deps & WithClaims,
  plan: Plan,
): Promise<Schemas['Maintenance']> {
  const { userId } = context.claims;
  return runChange(context, async (tx) => {
    const now = context.now();
    const values = readPlan(plan);
    requireFuture(values.startAt, now);
    await requireFree(tx, { ...values, exceptId: null }, now);
    const created = await insertMaintenance(tx, { ...values, createdBy: userId });
    await context.audit(tx, {
      action: 'MAINTENANCE_ANNOUNCED',
      target: { kind: 'MAINTENANCE', id: created.id },
      after: auditValues(created),
    });
    return created.id;
  });
}

/** Changes an announced maintenance. An active one keeps its start. */
export function changeMaintenance(
  deps: Deps,
  id: string,
  { version, ...plan }: Schemas['MaintenanceChange'],
): Promise<Schemas['Maintenance']> {
  return runChange(deps, async (tx) => {
    const now = deps.now();
    const before = await requireOpen(tx, { id, version }, now);
    const values = readPlan(plan);
    const isOn = before.startAt <= now;
    if (isOn) values.startAt = before.startAt;
    else if (values.startAt.getTime() !== before.startAt.getTime()) {
      requireFuture(values.startAt, now);
    }
    if (values.endAt <= now) throw new ApiError('maintenanceEndInvalid');
    await requireFree(tx, { ...values, exceptId: id }, now);
    await change(deps, tx, before, values, 'MAINTENANCE_CHANGED');
    return id;
  });
}

export function startMaintenance(
  deps: Deps,
  id: string,
  version: number,
): Promise<Schemas['Maintenance']> {
  return runChange(deps, async (tx) => {
    const now = deps.now();
    const before = await requireOpen(tx, { id, version }, now);
    if (before.startAt <= now) return id;
    await requireFree(tx, { startAt: now, endAt: before.endAt, exceptId: id }, now);
    await change(deps, tx, before, { startAt: now }, 'MAINTENANCE_CHANGED');
    return id;
  });
}

/** Ends an active maintenance or cancels a planned one. */
export function endMaintenance(
  deps: Deps,
  id: string,
  version: number,
): Promise<Schemas['Maintenance']> {
  return runChange(deps, async (tx) => {
    const now = deps.now();
    const before = await requireOpen(tx, { id, version }, now);
    await change(deps, tx, before, { endedAt: now }, 'MAINTENANCE_ENDED');
    return id;
  });
}

/** Runs one change at a time and publishes it. Each process detects a planned start separately. */
async function runChange(
  deps: Deps,
  work: (tx: Transaction) => Promise<string>,
): Promise<Schemas['Maintenance']> {
  const { before, row } = await deps.db.transaction(async (tx) => {
    await lockUntilCommit(tx, 'maintenances');
    const before = await isMaintenanceOn(tx, deps.now());
    const id = await work(tx);
    await notifyOnCommit(tx, maintenanceTopic, null);
    return { before, row: (await findMaintenance(tx, id))! };
  });
  const answer = toAnswer(row, deps.now());
  if (!before && answer.state === 'ON') {
    await deps.realtime.forceLogout('everyone', blockCodes.maintenance);
  } else await publishMaintenanceChange(deps);
  return answer;
}

async function change(
  deps: Deps,
  tx: Transaction,
  before: Maintenance,
  values: Partial<Maintenance>,
  action: 'MAINTENANCE_CHANGED' | 'MAINTENANCE_ENDED',
): Promise<void> {
  const after = await updateMaintenance(tx, before, values);
  if (!after) throw new ApiError('changedMeanwhile');
  await deps.audit(tx, {
    action,
    target: { kind: 'MAINTENANCE', id: before.id },
    before: auditValues(before),
    after: auditValues(after),
  });
}

async function requireOpen(
  tx: Transaction,
  { id, version }: Pick<Maintenance, 'id' | 'version'>,
  now: Date,
): Promise<Maintenance> {
  const found = await findMaintenance(tx, id);
  if (!found) throw new ApiError('maintenanceNotFound');
  const { maintenance } = found;
  if (maintenance.endedAt || maintenance.endAt <= now) throw new ApiError('maintenanceOver');
  if (maintenance.version !== version) throw new ApiError('changedMeanwhile');
  return maintenance;
}

function requireFuture(startAt: Date, now: Date): void {
  if (startAt.getTime() < now.getTime() - startToleranceMs)
    throw new ApiError('maintenanceStartInPast');
}

async function requireFree(
  tx: Transaction,
  time: Parameters<typeof findOverlap>[1],
  now: Date,
): Promise<void> {
  const other = await findOverlap(tx, time, now);
  if (other) {
    const data = { startTime: other.startAt.toISOString(), until: other.endAt.toISOString() };
    throw new ApiError('maintenanceOverlaps', { data });
  }
}

function readPlan({ startAt, endAt, contactPhone, contactEmail, message }: Plan) {
  const values = {
    startAt: new Date(startAt),
    endAt: new Date(endAt),
    contactPhone: contactPhone ?? null,
    contactEmail: contactEmail ?? null,
    message: message && (message.ja || message.en) ? message : null,
  };
  if (values.endAt <= values.startAt) throw new ApiError('maintenanceEndInvalid');
  return values;
}

function auditValues({
  startAt,
  endAt,
  endedAt,
  contactPhone,
  contactEmail,
  message,
}: Maintenance) {
  return { startAt, endAt, endedAt, contactPhone, contactEmail, message };
}

function toAnswer({ maintenance, announcedBy }: MaintenanceRow, now: Date): Schemas['Maintenance'] {
  const { id, version, startAt, endAt, endedAt, createdAt, ...rest } = maintenance;
  const { contactPhone, contactEmail, message } = rest;
  return {
    ...{ id, version, contactPhone, contactEmail, message, announcedBy },
    state: stateOf(maintenance, now),
    startAt: startAt.toISOString(),
    endAt: endAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

function stateOf({ startAt, endAt, endedAt }: Maintenance, now: Date): Schemas['MaintenanceState'] {
  if (endedAt) return endedAt < startAt ? 'CANCELED' : 'ENDED';
  if (endAt <= now) return 'ENDED';
  return startAt <= now ? 'ON' : 'PLANNED';
}
