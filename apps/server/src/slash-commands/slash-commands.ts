import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import { maxSlashCommands } from '@office/vocabulary';
import type { Queryable, Transaction } from '../database/database.ts';
import { lockOrganization } from '../database/organization-lock.ts';
import { ApiError } from '../http/api-error.ts';
import type { WithViewer } from '../http/claims.ts';
import { requirePublicUrl } from '../http/require-public-url.ts';
import { nextVersion } from '../http/version.ts';
import { newSigningSecret } from '../lib/signed-webhook.ts';
import { encryptToken } from '../lib/token-cipher.ts';
import type { Platform } from '../platform/platform.ts';
import * as store from './slash-command-store.ts';
import type { NamedSlashCommand } from './slash-command-store.ts';

type Context = Pick<Platform, 'db' | 'now' | 'config' | 'audit'> & WithViewer;

export async function listAdminSlashCommands({
  db,
  viewer,
}: Pick<Context, 'db' | 'viewer'>): Promise<Schemas['AdminSlashCommandList']> {
  return { data: (await store.listCommands(db, viewer.organizationId)).map(toCommand) };
}

/** @throws {ApiError} 409 `slashCommandNameTaken`; 422 `slashCommandLimitReached` */
export async function createSlashCommand(
  context: Context,
  values: Schemas['CreateSlashCommandRequest'],
): Promise<Schemas['SlashCommandWithSecret']> {
  const { db, now, config, audit } = context;
  const { organizationId, userId: createdBy } = context.viewer;
  requirePublicUrl('url', values.url, context.config.auditStreamHosts);
  const signingSecret = newSigningSecret();
  const id = randomUUID();
  await db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    if ((await store.countCommands(tx, organizationId)) >= maxSlashCommands) {
      throw new ApiError('slashCommandLimitReached');
    }
    await requireFreeName(tx, { organizationId, id, name: values.name });
    await store.insertCommand(tx, {
      ...{ ...values, id, organizationId, createdBy, createdAt: now() },
      secret: encryptToken(config, signingSecret, id, 'slash-command-secrets'),
    });
    await audit(tx, {
      action: 'SLASH_COMMAND_CREATED',
      target: { kind: 'ORGANIZATION', id: organizationId },
      after: auditedValues({ ...values, enabled: true }),
    });
  });
  return { ...toCommand(await requireCommand(context, id)), signingSecret };
}

/** @throws {ApiError} 404 `notFound`; 409 `changedMeanwhile`, `slashCommandNameTaken` */
export async function updateSlashCommand(
  context: Context,
  id: string,
  { version, ...values }: Schemas['UpdateSlashCommandRequest'],
): Promise<Schemas['AdminSlashCommand']> {
  requirePublicUrl('url', values.url, context.config.auditStreamHosts);
  await changeCommand(context, id, async (tx, before) => {
    const next = nextVersion(before, version);
    await requireFreeName(tx, { ...before, name: values.name });
    await store.updateCommand(tx, before, { ...values, version: next });
    await context.audit(tx, {
      action: 'SLASH_COMMAND_CHANGED',
      target: { kind: 'ORGANIZATION', id: before.organizationId },
      before: auditedValues(before),
      after: auditedValues(values),
    });
  });
  return toCommand(await requireCommand(context, id));
}

export function deleteSlashCommand(context: Context, id: string): Promise<void> {
  return changeCommand(context, id, async (tx, before) => {
    await store.deleteCommand(tx, before);
    await context.audit(tx, {
      action: 'SLASH_COMMAND_DELETED',
      target: { kind: 'ORGANIZATION', id: before.organizationId },
      before: auditedValues(before),
    });
  });
}

export async function renewSlashCommandSecret(
  context: Context,
  id: string,
): Promise<Schemas['SlashCommandWithSecret']> {
  const signingSecret = newSigningSecret();
  await changeCommand(context, id, async (tx, before) => {
    const secret = encryptToken(context.config, signingSecret, id, 'slash-command-secrets');
    await store.updateCommand(tx, before, { secret });
    await context.audit(tx, {
      action: 'SLASH_COMMAND_SECRET_RENEWED',
      target: { kind: 'ORGANIZATION', id: before.organizationId },
      after: { name: before.name },
    });
  });
  return { ...toCommand(await requireCommand(context, id)), signingSecret };
}

/** Locks the organisation, so that concurrent changes do not overwrite each other. */
function changeCommand(
  { db, viewer }: Context,
  id: string,
  change: (tx: Transaction, before: NamedSlashCommand) => Promise<void>,
): Promise<void> {
  return db.transaction(async (tx) => {
    await lockOrganization(tx, viewer.organizationId);
    await change(tx, await requireCommand({ db: tx, viewer }, id));
  });
}

/** @throws {ApiError} 404 `notFound` */
async function requireCommand(
  { db, viewer: { organizationId } }: { db: Queryable } & WithViewer,
  id: string,
): Promise<NamedSlashCommand> {
  const command = await store.findCommand(db, { organizationId, id });
  if (!command) throw new ApiError('notFound');
  return command;
}

async function requireFreeName(
  tx: Transaction,
  command: Parameters<typeof store.isNameTaken>[1],
): Promise<void> {
  if (await store.isNameTaken(tx, command)) throw new ApiError('slashCommandNameTaken');
}

const auditedValues = ({
  name,
  description,
  usageHint,
  url,
  enabled,
}: Pick<NamedSlashCommand, 'name' | 'description' | 'usageHint' | 'url' | 'enabled'>) => ({
  ...{ name, description, usageHint, url, enabled },
});

function toCommand(row: NamedSlashCommand): Schemas['AdminSlashCommand'] {
  const { id, version, name, description, usageHint, url, enabled, createdByName } = row;
  const { problem: kind, problemDetail: detail } = row;
  return {
    ...{ id, version, name, description, usageHint, url, enabled, createdByName },
    createdAt: row.createdAt.toISOString(),
    lastRunAt: row.lastRunAt?.toISOString() ?? null,
    problem: kind && { kind, detail },
  };
}
