import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config/config.ts';
import { JanusRouter } from './janus/janus-router.ts';
import { LiveKitRouter } from './livekit-router.ts';
import type { MediaRouter } from './media-router.ts';

export function createMediaRouter({
  config,
  log,
}: {
  config: Config;
  log: Pick<FastifyBaseLogger, 'warn'>;
}): MediaRouter | null {
  const { sfu } = config.voice;
  if (!sfu) return null;
  return sfu.kind === 'LIVEKIT' ? new LiveKitRouter(sfu) : new JanusRouter({ ...sfu, log });
}
