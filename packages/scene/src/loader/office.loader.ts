import type { SceneInstance } from '../instance.ts';

/** Filled in by the build: the scene's own chunk, beside this script. */
declare const SCENE_CHUNK: string;

type CreateInstance = (
  canvas: HTMLCanvasElement,
  config: unknown,
  onProgress?: (progress: number) => void,
) => Promise<SceneInstance>;

const script = document.currentScript as HTMLScriptElement | null;
const base = script?.src ?? location.href;

const createUnityInstance: CreateInstance = async (canvas, _config, onProgress) => {
  onProgress?.(0.1);
  const chunk: { createInstance(canvas: HTMLCanvasElement): SceneInstance } = await import(
    /* @vite-ignore */ new URL(SCENE_CHUNK, base).href
  );
  onProgress?.(0.7);
  const instance = chunk.createInstance(canvas);
  // react-unity-webgl stores the instance only when both come in the same tick.
  onProgress?.(1);
  return instance;
};

Object.assign(window, { createUnityInstance });
