import { allowSceneHost } from '@office/client/trustedTypes/trustedTypes.ts';
import { toPushConfig, type PushConfig, type RawPushConfig } from './pushConfig.ts';

export interface SceneHostConfig {
  host: string;
  version: string;
}

export interface WebConfig {
  scene: SceneHostConfig | null;
  /** Null if the server sent no push configuration. */
  push: PushConfig | null;
}

interface ServedConfig extends RawPushConfig {
  scene?: SceneHostConfig | null;
}

const builtIn: WebConfig = { scene: null, push: null };

async function fetchConfig(): Promise<WebConfig> {
  try {
    const response = await fetch('/config.json');
    if (!response.ok) return builtIn;
    const { scene, ...push } = (await response.json()) as ServedConfig;
    if (scene) allowSceneHost(scene.host);
    return { scene: scene ?? null, push: toPushConfig(push) };
  } catch {
    return builtIn;
  }
}

let config: Promise<WebConfig> | null = null;

export function loadConfig(): Promise<WebConfig> {
  config ??= fetchConfig();
  return config;
}
