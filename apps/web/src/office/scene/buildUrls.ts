import type { SceneHostConfig } from '../../platform/config/config.ts';

/** The files that react-unity-webgl asks for. */
export interface SceneBuild {
  loaderUrl: string;
  dataUrl: string;
  frameworkUrl: string;
  codeUrl: string;
  streamingAssetsUrl: string;
}

/**
 * The built-in scene, or the build on the configured host. Unity names a build's files after its
 * folder; ours is called `office`.
 */
export function sceneBuild(configured: SceneHostConfig | null): SceneBuild {
  const base = configured
    ? `${configured.host.replace(/\/+$/, '')}/${encodeURIComponent(configured.version)}`
    : '/scene/builtin';
  return {
    loaderUrl: `${base}/office.loader.js`,
    dataUrl: `${base}/office.data`,
    frameworkUrl: `${base}/office.framework.js`,
    codeUrl: `${base}/office.wasm`,
    streamingAssetsUrl: `${base}/StreamingAssets`,
  };
}
