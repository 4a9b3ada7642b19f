import { applyPresence, applyProfile } from '../../office/people/applyPersonChanges.ts';
import { withReachability } from '../../platform/reachability/withReachability.ts';
import { patch, renew, when, type Updates } from '../../platform/realtime/updates.ts';

const isMine = ({ userId }: { userId: string }, myUserId: string | undefined) =>
  userId === myUserId;

export const peopleUpdates: Updates = {
  presenceChanged: [
    patch('/v1/users/org-members', (list, change) => ({
      ...list,
      data: list.data.map((person) => applyPresence(person, change)),
    })),
    patch('/v1/users/{id}', applyPresence),
    when(
      isMine,
      patch('/v1/auth/user/profile', (profile, { status, workingStatus }) => ({
        ...profile,
        status,
        workingStatus,
      })),
      // The message does not include the last manual presence.
      renew('/v1/auth/user/profile'),
    ),
  ],
  profileChanged: [
    patch('/v1/users/org-members', (list, change) => ({
      ...list,
      data: list.data.map((person) => applyProfile(person, change)),
    })),
    patch('/v1/users/{id}', (card, change) => ({
      ...applyProfile(card, change),
      officeAvatar: card.userId === change.userId ? change.officeAvatar : card.officeAvatar,
    })),
    // Another tab may have changed it; the message contains only a part of the profile.
    when(isMine, renew('/v1/auth/user/profile')),
  ],
  reachabilityChanged: [patch('/v1/users/reachability', withReachability)],
  deskChanged: [renew('/v1/users/{userId}/desk')],
};
