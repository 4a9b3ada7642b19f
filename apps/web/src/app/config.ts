import type { SceneHostConfig } from '../scene/buildUrls.ts';

/** What the operator configured for the page; from `/config.json`. */
export interface WebConfig {
  /** An organisation's own scene build; `null` for the built-in one. */
  scene: SceneHostConfig | null;
}

const builtIn: WebConfig = { scene: null };

async function fetchConfig(): Promise<WebConfig> {
  try {
    const response = await fetch('/config.json');
    if (!response.ok) return builtIn;
    const { scene } = (await response.json()) as Partial<WebConfig>;
    return { scene: scene ?? null };
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
