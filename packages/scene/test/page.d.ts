import type { SceneInstance } from '../src/instance.ts';

declare global {
  interface Window {
    scene: SceneInstance;
    events: { name: string; parameter?: unknown }[];
    send(method: string, payload: unknown): void;
    signIn(accessToken: string, floorId?: string, organizationId?: string): void;
    createUnityInstance(
      canvas: HTMLCanvasElement,
      config: object,
      onProgress?: (progress: number) => void,
    ): Promise<SceneInstance>;
  }
}
