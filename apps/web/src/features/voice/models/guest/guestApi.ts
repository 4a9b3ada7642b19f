import { unwrap, type Schemas } from '@office/api';
import { quietOffice } from '../../../../platform/api/client.ts';
import type { JoinToken } from '../../rtc/JoinTokens.ts';

/** Calls without a session: the secret of the link or the token of the guest is in the body. */
export const guestApi = {
  open: (secret: string) => unwrap(quietOffice.POST('/v1/guest/link', { body: { secret } })),
  enter: (body: Schemas['CreateGuestVisitRequest']) =>
    unwrap(quietOffice.POST('/v1/guest/visits', { body })),
  visit: (token: string) => unwrap(quietOffice.POST('/v1/guest/visit', { body: { token } })),
  askAgain: (token: string) => unwrap(quietOffice.POST('/v1/guest/ask-again', { body: { token } })),
  async leave(token: string): Promise<void> {
    await unwrap(quietOffice.POST('/v1/guest/leave', { body: { token }, keepalive: true }));
  },
  async joinToken(guestToken: string): Promise<JoinToken> {
    const { token, expiresAt, iceExpiresAt, iceServers, iceTransportPolicy } = await unwrap(
      quietOffice.POST('/v1/guest/token', { body: { token: guestToken } }),
    );
    return {
      token,
      expiresAt: Date.parse(expiresAt),
      ice: { iceServers, iceTransportPolicy },
      iceExpiresAt: iceExpiresAt === null ? null : Date.parse(iceExpiresAt),
    };
  },
};

export type GuestApi = Pick<typeof guestApi, 'open' | 'enter' | 'visit' | 'askAgain' | 'leave'>;
