import type { Config } from '../../config/config.ts';
import { JanusRouter, type JanusRouterDeps } from './janus/janus-router.ts';
import { LiveKitRouter } from './livekit-router.ts';
import type { MediaRouter } from './media-router.ts';

interface MediaRouterDeps extends Pick<JanusRouterDeps, 'metrics' | 'log'> {
  config: Pick<Config, 'voice'>;
}

export function createMediaRouter({ config, metrics, log }: MediaRouterDeps): MediaRouter | null {
  const { sfu } = config.voice;
  if (!sfu) return null;
  return sfu.kind === 'LIVEKIT'
    ? new LiveKitRouter(sfu)
    : new JanusRouter({ ...sfu, metrics, log });
}
