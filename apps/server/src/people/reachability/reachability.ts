import type { Schemas } from '@office/api';
import { isEmoji, maxReachabilityDays } from '@office/vocabulary';
import { ApiError } from '../../http/api-error.ts';
import type { WithViewer } from '../../http/claims.ts';
import { parseFutureInstant } from '../../http/parse-future-instant.ts';
import { requireTimeZone } from '../../http/require-time-zone.ts';
import type { Platform } from '../../platform/platform.ts';
import { requireMember } from '../current-member.ts';
import {
  listReachabilityRows,
  saveReachability,
  type ReachabilityChange,
  type ReachabilityRow,
} from './reachability-store.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'realtime'>;

export async function listReachability(
  context: Deps & WithViewer,
): Promise<Schemas['ReachabilityList']> {
  const { organizationId } = await requireMember(context);
  const now = context.now();
  const rows = await listReachabilityRows(context.db, organizationId, now);
  return { data: rows.map((row) => toReachability(row, now)) };
}

/** @throws {ApiError} 400 `invalid` for the emoji or for an end in the past or too far in the future */
export async function setStatusLine(
  context: Deps & WithViewer,
  { emoji, text, endsAt }: Schemas['StatusLine'],
): Promise<Schemas['Reachability']> {
  if (!isEmoji(emoji)) throw new ApiError({ emoji: 'invalid' });
  return changeReachability(context, {
    statusEmoji: emoji,
    statusText: text.trim(),
    statusEndsAt: endsAt === null ? null : parseEnd('endsAt', endsAt, context.now()),
  });
}

export function clearStatusLine(context: Deps & WithViewer): Promise<Schemas['Reachability']> {
  const cleared = { statusEmoji: null, statusText: null, statusEndsAt: null };
  return changeReachability(context, cleared);
}

/** @throws {ApiError} 400 `invalid` for an end in the past or too far in the future */
export async function startQuietTime(
  context: Deps & WithViewer,
  { until }: Schemas['QuietTime'],
): Promise<Schemas['Reachability']> {
  const quietUntil = parseEnd('until', until, context.now());
  return changeReachability(context, { quietUntil });
}

export function endQuietTime(context: Deps & WithViewer): Promise<Schemas['Reachability']> {
  return changeReachability(context, { quietUntil: null });
}

/** @throws {ApiError} 400 `invalid` for an unknown time zone */
export async function setWorkingHours(
  context: Deps & WithViewer,
  hours: Schemas['WorkingHours'],
): Promise<Schemas['Reachability']> {
  requireTimeZone(hours.timeZone);
  return changeReachability(context, { workingHours: hours });
}

export function clearWorkingHours(context: Deps & WithViewer): Promise<Schemas['Reachability']> {
  return changeReachability(context, { workingHours: null });
}

async function changeReachability(
  context: Deps & WithViewer,
  change: ReachabilityChange,
): Promise<Schemas['Reachability']> {
  const member = await requireMember(context);
  const { organizationId } = member;
  const row = await saveReachability(context.db, member, change);
  const message = toReachability(row, context.now());
  await context.realtime.publish('reachabilityChanged', { organizationId }, message);
  return message;
}

/** Omits parts that have ended. */
export function toReachability(row: ReachabilityRow, now: Date): Schemas['Reachability'] {
  const { userId, statusEmoji, statusText, statusEndsAt, quietUntil, workingHours } = row;
  const hasStatusLine = statusEmoji !== null && (statusEndsAt === null || statusEndsAt > now);
  return {
    userId,
    statusLine: hasStatusLine
      ? { emoji: statusEmoji, text: statusText ?? '', endsAt: statusEndsAt?.toISOString() ?? null }
      : null,
    quietUntil: quietUntil && quietUntil > now ? quietUntil.toISOString() : null,
    workingHours: workingHours && { ...workingHours, weekdays: [...workingHours.weekdays] },
  };
}

const parseEnd = (field: string, text: string, now: Date): Date =>
  parseFutureInstant(field, text, { now, maxDays: maxReachabilityDays });
