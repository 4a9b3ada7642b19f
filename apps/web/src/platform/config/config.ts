import { allowSceneHost } from '@office/client/trustedTypes/trustedTypes.ts';
import { toPushConfig, type PushConfig, type ServedPushConfig } from './pushConfig.ts';

/** The place of an organisation's own scene build; from `/config.json`. */
export interface SceneHostConfig {
  host: string;
  /** The label of the build, a folder on the host. */
  version: string;
}

/** The operator's configuration of the page; from `/config.json`. */
export interface WebConfig {
  /** An organisation's own scene build; `null` for the built-in one. */
  scene: SceneHostConfig | null;
  /** Null where the server did not say. */
  push: PushConfig | null;
}

interface ServedConfig extends ServedPushConfig {
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

/** The configuration, fetched once. */
export function loadConfig(): Promise<WebConfig> {
  config ??= fetchConfig();
  return config;
}
