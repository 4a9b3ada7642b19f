import { and, asc, eq, getTableColumns, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { notUsedSince } from '../database/last-use.ts';
import { slashCommands } from '../database/schema/slash-commands.ts';
import { users } from '../database/schema/users.ts';
import type { DeliveryProblem } from '../lib/delivery-error.ts';

type SlashCommandRow = typeof slashCommands.$inferSelect;
export type NamedSlashCommand = SlashCommandRow & { createdByName: string | null };
type CommandRef = Pick<SlashCommandRow, 'organizationId' | 'id'>;

const isOf = (organizationId: string) => eq(slashCommands.organizationId, organizationId);
const isCommand = ({ organizationId, id }: CommandRef) =>
  and(isOf(organizationId), eq(slashCommands.id, id));

const isEnabled = eq(slashCommands.enabled, true);

const selectCommands = (tx: Queryable) =>
  tx
    .select({ ...getTableColumns(slashCommands), createdByName: users.nameKanji })
    .from(slashCommands)
    .leftJoin(users, eq(users.id, slashCommands.createdBy));

export function listCommands(tx: Queryable, organizationId: string): Promise<NamedSlashCommand[]> {
  return selectCommands(tx).where(isOf(organizationId)).orderBy(asc(slashCommands.name));
}

export async function findCommand(
  tx: Queryable,
  command: CommandRef,
): Promise<NamedSlashCommand | null> {
  const [row] = await selectCommands(tx).where(isCommand(command));
  return row ?? null;
}

export function listEnabledCommands(tx: Queryable, organizationId: string) {
  const { name, description, usageHint, url } = slashCommands;
  return tx
    .select({ name, description, usageHint, url })
    .from(slashCommands)
    .where(and(isOf(organizationId), isEnabled))
    .orderBy(asc(name));
}

export async function findEnabledCommand(
  tx: Queryable,
  { organizationId, name }: Pick<SlashCommandRow, 'organizationId' | 'name'>,
): Promise<SlashCommandRow | null> {
  const [row] = await tx
    .select()
    .from(slashCommands)
    .where(and(isOf(organizationId), isEnabled, eq(slashCommands.name, name)));
  return row ?? null;
}

/** Lock the organisation first to enforce the limit. */
export function countCommands(tx: Queryable, organizationId: string): Promise<number> {
  return tx.$count(slashCommands, isOf(organizationId));
}

/** Lock the organisation first. */
export async function isNameTaken(
  tx: Queryable,
  { organizationId, id, name }: CommandRef & Pick<SlashCommandRow, 'name'>,
): Promise<boolean> {
  const isOther = and(isOf(organizationId), eq(slashCommands.name, name), ne(slashCommands.id, id));
  return (await tx.$count(slashCommands, isOther)) > 0;
}

export async function insertCommand(
  tx: Queryable,
  command: typeof slashCommands.$inferInsert,
): Promise<void> {
  await tx.insert(slashCommands).values(command);
}

export async function updateCommand(
  tx: Queryable,
  command: CommandRef,
  change: Partial<typeof slashCommands.$inferInsert>,
): Promise<void> {
  await tx.update(slashCommands).set(change).where(isCommand(command));
}

export async function deleteCommand(tx: Queryable, command: CommandRef): Promise<void> {
  await tx.delete(slashCommands).where(isCommand(command));
}

/** Records the outcome of a run, at most once a minute while it does not change. */
export async function recordRun(
  tx: Queryable,
  command: CommandRef,
  { problem, now }: { problem: DeliveryProblem | null; now: Date },
): Promise<void> {
  const kind = problem?.kind ?? null;
  const isChanged = sql`${slashCommands.problem} IS DISTINCT FROM ${kind}`;
  await tx
    .update(slashCommands)
    .set({ lastRunAt: now, problem: kind, problemDetail: problem?.detail ?? null })
    .where(and(isCommand(command), or(notUsedSince(slashCommands.lastRunAt, now), isChanged)));
}
