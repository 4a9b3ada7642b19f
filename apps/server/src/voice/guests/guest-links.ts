import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import { hashSecretToken } from '../../auth/devices/secret-token.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithViewer } from '../../http/claims.ts';
import { lockMeetingOf, requireMeetingParticipant } from '../../meeting/meeting-call.ts';
import type { Platform } from '../../platform/platform.ts';
import { publishRemovals, removeGuests } from '../participants/leave.ts';
import type { VoiceDeps } from '../rooms/room-access.ts';
import { guestLinkSecret, guestLinkUrl, isOver, validUntil } from '../rooms/guest-access.ts';
import { publishGuests } from './guest-events.ts';
import { getGuestLinkSetting } from './guest-link-setting.ts';
import * as store from '../store/guest-store.ts';

type Context = VoiceDeps & Pick<Platform, 'audit' | 'config'> & WithViewer;
type Meeting = Awaited<ReturnType<typeof requireMeetingParticipant>>['row'];

export async function getGuestLink(
  context: Context,
  meetingId: string,
): Promise<Schemas['MeetingGuestLinkState']> {
  const { viewer, row, mayEdit } = await requireMeetingParticipant(context, meetingId);
  const { organizationId } = viewer;
  const canChange = mayEdit && !isOver(row, context.now());
  const { enabled: allowed } = await getGuestLinkSetting(context.db, organizationId);
  const link = canChange && (await store.findValidLink(context.db, { organizationId, meetingId }));
  return { link: link ? toLink(context, link, row) : null, allowed, canChange };
}

/** Returns the valid link if there is one. */
export async function createGuestLink(
  context: Context,
  meetingId: string,
): Promise<Schemas['MeetingGuestLink']> {
  const { viewer, row, mayEdit } = await requireMeetingParticipant(context, meetingId);
  if (!mayEdit) throw new ApiError('forbidden');
  const { organizationId, userId } = viewer;
  const now = context.now();
  if (isOver(row, now)) throw new ApiError('meetingTimeInvalid');
  return context.db.transaction(async (tx) => {
    await lockMeetingOf(tx, { organizationId, meetingId });
    const { enabled } = await getGuestLinkSetting(tx, organizationId);
    if (!enabled) throw new ApiError('guestLinksNotAllowed');
    const existing = await store.findValidLink(tx, { organizationId, meetingId });
    if (existing) return toLink(context, existing, row);
    const id = randomUUID();
    const link = await store.insertLink(tx, {
      id,
      organizationId,
      meetingId,
      secretHash: hashSecretToken(guestLinkSecret(context.config, id)),
      createdBy: userId,
      createdAt: now,
    });
    await context.audit(tx, {
      action: 'GUEST_LINK_CREATED',
      target: { kind: 'MEETING', id: meetingId, name: row.title },
      after: { validUntil: validUntil(row) },
    });
    return toLink(context, link, row);
  });
}

/** Removes the guests of the link from the lobby and the call. */
export async function revokeGuestLink(context: Context, meetingId: string): Promise<void> {
  const { viewer, row, mayEdit } = await requireMeetingParticipant(context, meetingId);
  if (!mayEdit) throw new ApiError('forbidden');
  const { organizationId } = viewer;
  const removed = await context.db.transaction(async (tx) => {
    await lockMeetingOf(tx, { organizationId, meetingId });
    const links = await store.revokeLinks(tx, { organizationId, meetingId }, context.now());
    if (links.length === 0) return null;
    await context.audit(tx, {
      action: 'GUEST_LINK_REVOKED',
      target: { kind: 'MEETING', id: meetingId, name: row.title },
    });
    return removeGuests(tx, { linkIds: links.map(({ id }) => id) });
  });
  if (!removed) return;
  await publishRemovals(context, removed);
  await publishGuests(context, { organizationId, meetingId });
}

function toLink(
  { config }: Pick<Platform, 'config'>,
  link: store.GuestLinkRow,
  meeting: Meeting,
): Schemas['MeetingGuestLink'] {
  return {
    url: guestLinkUrl(config, link),
    createdAt: link.createdAt.toISOString(),
    validUntil: validUntil(meeting)!.toISOString(),
  };
}
