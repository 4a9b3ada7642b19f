import type { PreviewInstance, SceneInstance } from '../instance.ts';

/** URL of the scene chunk next to this script, injected by the build. */
declare const SCENE_CHUNK: string;

type CreateInstance = (
  canvas: HTMLCanvasElement,
  config: { preview?: unknown } | undefined,
  onProgress?: (progress: number) => void,
) => Promise<SceneInstance | PreviewInstance>;

const script = document.currentScript as HTMLScriptElement | null;
const base = script?.src ?? location.href;

const createUnityInstance: CreateInstance = async (canvas, config, onProgress) => {
  onProgress?.(0.1);
  const chunk: {
    createInstance(canvas: HTMLCanvasElement): SceneInstance;
    createPreview(canvas: HTMLCanvasElement, preview: unknown): PreviewInstance;
  } = await import(/* @vite-ignore */ new URL(SCENE_CHUNK, base).href);
  onProgress?.(0.7);
  const instance = config?.preview
    ? chunk.createPreview(canvas, config.preview)
    : chunk.createInstance(canvas);
  // react-unity-webgl stores the instance only if both arrive in the same tick.
  onProgress?.(1);
  return instance;
};

Object.assign(window, { createUnityInstance });
