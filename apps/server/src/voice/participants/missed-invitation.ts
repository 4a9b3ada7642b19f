import type { Language } from '@office/vocabulary';
import type { Queryable } from '../../database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { InvitationRow } from '../store/invitation-store.ts';

type Deps = Pick<Platform, 'notifications'>;

interface Missed {
  invitation: InvitationRow;
  userIds: readonly string[];
  inviterNames: Record<Language, string>;
  /** Names of the room the user is invited to. Null for a direct call. */
  roomNames: Record<Language, string> | null;
}

const subjectOf = (invitationId: string) =>
  ({ kind: 'VOICE_INVITATION', id: invitationId }) as const;

/** Schedules a missed-call notification, published when the invitation expires without an answer. */
export async function scheduleMissedInvitationNotice(
  tx: Queryable,
  { notifications }: Deps,
  { invitation, userIds, inviterNames, roomNames }: Missed,
): Promise<void> {
  const { id, organizationId, roomId, inviterId, expiresAt } = invitation;
  await notifications.add(tx, {
    organizationId,
    to: userIds,
    kind: 'VOICE_CHAT_INVITE',
    title: {
      ja: `${inviterNames.ja}さんからの不在着信`,
      en: `Missed voice chat invitation from ${inviterNames.en}`,
    },
    content: roomNames
      ? {
          ja: `ボイスチャット「${roomNames.ja}」に招待されていました。`,
          en: `You were invited to the voice chat “${roomNames.en}”.`,
        }
      : { ja: 'ボイスチャットに招待されていました。', en: 'You were invited to a voice chat.' },
    path: roomNames ? `/voice-chat/${roomId}` : `/people/${inviterId}`,
    subject: subjectOf(id),
    // No alert: open pages have already shown the invitation and its expiry.
    quiet: true,
    publishAt: expiresAt,
  });
}

export async function cancelMissedInvitationNotice(
  tx: Queryable,
  { notifications }: Deps,
  {
    organizationId,
    invitationId,
    userId,
  }: Record<'organizationId' | 'invitationId' | 'userId', string>,
): Promise<void> {
  await notifications.cancel(tx, { organizationId, userId }, subjectOf(invitationId));
}
