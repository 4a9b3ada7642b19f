import type { SceneHostConfig } from '../../platform/config/config.ts';

export interface SceneBuild {
  loaderUrl: string;
  dataUrl: string;
  frameworkUrl: string;
  codeUrl: string;
  streamingAssetsUrl: string;
}

const builtinLoader: string = import.meta.env.SCENE_LOADER ?? 'office.loader.js';

/** Files of the built-in scene or of the configured host. Unity names them after the build folder. */
export function sceneBuild(configured: SceneHostConfig | null): SceneBuild {
  const base = configured
    ? `${configured.host.replace(/\/+$/, '')}/${encodeURIComponent(configured.version)}`
    : '/scene/builtin';
  return {
    loaderUrl: `${base}/${configured ? 'office.loader.js' : builtinLoader}`,
    dataUrl: `${base}/office.data`,
    frameworkUrl: `${base}/office.framework.js`,
    codeUrl: `${base}/office.wasm`,
    streamingAssetsUrl: `${base}/StreamingAssets`,
  };
}
