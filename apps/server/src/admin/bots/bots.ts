import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import { maxBots } from '@office/vocabulary';
import {
  findApiTokensOf,
  findApiTokensOfBots,
  issueApiToken,
} from '../../auth/api-tokens/api-tokens.ts';
import { notifyOnCommit } from '../../database/bus.ts';
import type { Queryable } from '../../database/database.ts';
import type { MemberRef } from '../../database/membership.ts';
import { lockOrganization } from '../../database/organization-lock.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithClaims, WithViewer } from '../../http/claims.ts';
import { botEmail } from '../../lib/bot-email.ts';
import { publishMemberChange } from '../../people/member-events.ts';
import { personTopic, publishProfileChange } from '../../people/profile.ts';
import type { Platform } from '../../platform/platform.ts';
import { callerOf, removeMember, requireMember } from '../members/member-changes.ts';
import * as store from './bot-store.ts';

type Context = Pick<
  Platform,
  'db' | 'now' | 'config' | 'audit' | 'realtime' | 'files' | 'notifications'
> &
  WithClaims &
  WithViewer;

export async function listBots({
  db,
  viewer: { organizationId },
}: Pick<Context, 'db' | 'viewer'>): Promise<Schemas['AdminBotList']> {
  const rows = await store.findBots(db, organizationId);
  const tokens = await findApiTokensOfBots(db, organizationId);
  return { data: rows.map((row) => toBot(row, tokens.get(row.id))) };
}

/** @throws {ApiError} 422 `botLimitReached` */
export async function createBot(
  context: Context,
  { name, description }: Schemas['CreateBotRequest'],
): Promise<Schemas['AdminBot']> {
  const { db, now, audit } = context;
  const { organizationId, userId: createdBy } = context.viewer;
  const bot = { organizationId, userId: randomUUID() };
  await db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    if ((await store.countBots(tx, organizationId)) >= maxBots) {
      throw new ApiError('botLimitReached');
    }
    const email = botEmail(bot.userId);
    await store.insertBot(tx, bot, { email, name, description, createdBy, createdAt: now() });
    await audit(tx, {
      action: 'BOT_CREATED',
      target: { kind: 'MEMBER', id: bot.userId },
      after: { name, description },
    });
  });
  await publishMemberChange(context, bot, 'MEMBER_ADDED');
  return getBot(db, bot);
}

/** @throws {ApiError} 404 `notFound`; 409 `changedMeanwhile` */
export async function updateBot(
  context: Context,
  id: string,
  { version, name, description }: Schemas['UpdateBotRequest'],
): Promise<Schemas['AdminBot']> {
  const { db, audit, viewer } = context;
  const bot = { organizationId: viewer.organizationId, userId: id };
  await db.transaction(async (tx) => {
    await requireMember(tx, bot, { version, bot: true });
    const before = await requireBot(tx, bot);
    await store.updateBot(tx, bot, { name, description, version: version + 1 });
    await notifyOnCommit(tx, personTopic, id);
    await audit(tx, {
      action: 'BOT_CHANGED',
      target: { kind: 'MEMBER', id },
      before: { name: before.name, description: before.description ?? '' },
      after: { name, description },
    });
  });
  await publishProfileChange(context, id);
  return getBot(db, bot);
}

/** @throws {ApiError} 404 `notFound` */
export function deleteBot(context: Context, id: string): Promise<void> {
  const bot = { organizationId: context.viewer.organizationId, userId: id };
  return removeMember(context, bot, { ...callerOf(context), bot: true });
}

/** @throws {ApiError} 404 `notFound`; 422 `apiTokenLimitReached` */
export function createBotToken(
  context: Context,
  id: string,
  values: Schemas['CreateBotTokenRequest'],
): Promise<Schemas['CreatedApiToken']> {
  const bot = { organizationId: context.viewer.organizationId, userId: id };
  return context.db.transaction(async (tx) => {
    const { blockedAt } = await requireMember(tx, bot, { bot: true });
    // The bot is being deleted.
    if (blockedAt) throw new ApiError('notFound');
    return issueApiToken(context, tx, bot, values);
  });
}

async function getBot(tx: Queryable, bot: MemberRef): Promise<Schemas['AdminBot']> {
  return toBot(await requireBot(tx, bot), await findApiTokensOf(tx, bot));
}

async function requireBot(tx: Queryable, bot: MemberRef): Promise<store.BotRow> {
  const row = await store.findBot(tx, bot);
  if (!row) throw new ApiError('notFound');
  return row;
}

const toBot = (
  { description, createdAt, ...row }: store.BotRow,
  tokens: Schemas['ApiToken'][] = [],
): Schemas['AdminBot'] => ({
  ...row,
  description: description ?? '',
  createdAt: createdAt.toISOString(),
  tokens,
});
