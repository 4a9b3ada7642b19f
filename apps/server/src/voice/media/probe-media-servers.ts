import { RoomServiceClient } from 'livekit-server-sdk';
import type { SfuConfig } from '../../config/config.ts';
import { JanusConnection } from './janus/janus-connection.ts';
import { httpUrlOf } from './livekit-router.ts';

export interface MediaServerProbe {
  url: string;
  /** Null if the server answers and accepts the secret. */
  failure: string | null;
}

export function probeMediaServers(sfu: SfuConfig): Promise<MediaServerProbe[]> {
  if (sfu.kind === 'LIVEKIT') {
    const { url, apiKey, apiSecret } = sfu;
    const rooms = new RoomServiceClient(httpUrlOf(url), apiKey, apiSecret);
    return Promise.all([probe(url, () => rooms.listRooms([]))]);
  }
  return Promise.all(sfu.urls.map((url) => probe(url, () => probeJanus(url, sfu.apiSecret))));
}

async function probe(url: string, attempt: () => Promise<unknown>): Promise<MediaServerProbe> {
  try {
    await attempt();
    return { url, failure: null };
  } catch (error) {
    return { url, failure: error instanceof Error ? error.message : String(error) };
  }
}

async function probeJanus(url: string, apiSecret: string): Promise<void> {
  const connection = await JanusConnection.open(url, { apiSecret, onClosed: () => {} });
  try {
    await connection.attach();
  } finally {
    connection.close();
  }
}
