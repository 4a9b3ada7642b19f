import { AccessToken, RoomServiceClient } from 'livekit-server-sdk';
import type { SfuConfig } from '../../config/config.ts';
import type { MediaParticipant, MediaRouter, MediaSession } from './media-router.ts';

type LiveKitConfig = Extract<SfuConfig, { kind: 'LIVEKIT' }>;

/** LiveKit distributes rooms over its own nodes. */
const node = 'livekit';
/** Clients use a token immediately. LiveKit renews it for connected clients. */
const tokenLifetime = '5m';

/** The API of LiveKit has the same address as its WebSocket. */
export function httpUrlOf(url: string): string {
  return url.replace(/^ws/, 'http');
}

/** Clients connect to LiveKit with its SDK. Rooms have the id of the voice room. */
export class LiveKitRouter implements MediaRouter {
  readonly #config: LiveKitConfig;
  readonly #rooms: Pick<RoomServiceClient, 'removeParticipant'>;

  constructor(config: LiveKitConfig) {
    this.#config = config;
    const { url, apiKey, apiSecret } = config;
    this.#rooms = new RoomServiceClient(httpUrlOf(url), apiKey, apiSecret);
  }

  chooseNode(): string {
    return node;
  }

  isReachable(other: string): boolean {
    return other === node;
  }

  async open({ roomId, participantId, canPublish }: MediaParticipant): Promise<MediaSession> {
    const { url, apiKey, apiSecret } = this.#config;
    const token = new AccessToken(apiKey, apiSecret, {
      identity: participantId,
      ttl: tokenLifetime,
    });
    token.addGrant({
      roomJoin: true,
      room: roomId,
      canPublish,
      canSubscribe: true,
      canPublishData: false,
    });
    return {
      node,
      access: { ok: true, kind: 'LIVEKIT', url, token: await token.toJwt(), canPublish },
      signaling: null,
      close: async ({ isReplaced } = { isReplaced: false }) => {
        // The new connection has the same identity.
        if (isReplaced) return;
        await this.#rooms.removeParticipant(roomId, participantId).catch(() => {
          // The client has left already, or LiveKit is not reachable.
        });
      },
    };
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
