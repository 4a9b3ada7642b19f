import { seatsKey } from '../../office/floors/useSeats.ts';
import { renew, renewNamed, when, type Updates } from '../../platform/realtime/updates.ts';

export const organizationUpdates: Updates = {
  customEmojiChanged: [renew('/v1/custom-emoji')],
  organization: [
    when(
      ({ change }) => change === 'OFFICES_UPDATED',
      renew('/v1/contracts/offices'),
      renewNamed(seatsKey),
    ),
    when(
      ({ change }) => change === 'UPDATED',
      renew(
        '/v1/organizations/user/{organizationId}',
        '/v1/organizations/user/joined',
        '/v1/auth/user/permission',
      ),
    ),
    when(
      ({ change }) => change !== 'OFFICES_UPDATED' && change !== 'UPDATED',
      renew('/v1/users/org-members'),
    ),
  ],
};
