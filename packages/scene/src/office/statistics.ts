import type { Stage } from '../engine/stage.ts';
import type { MainView } from '../scenes/main-view.ts';

/** What is on the canvas, for tests and benchmarks: not part of Unity's interface. */
export interface SceneStatistics {
  /** Of the last picture. */
  calls: number;
  triangles: number;
  /** Pictures drawn so far. */
  frames: number;
  /** What is kept on the GPU. */
  geometries: number;
  textures: number;
  /** Pixels of the picture before it is spread onto the canvas. */
  pixels: { width: number; height: number };
  /** Where everyone is drawn now, in metres. */
  people: { userId: string; x: number; z: number; state: string }[];
}

export function statisticsOf(stage: Stage, main: MainView | undefined): SceneStatistics {
  const { render, memory } = stage.renderer.info;
  return {
    calls: render.calls,
    triangles: render.triangles,
    frames: stage.frames,
    geometries: memory.geometries,
    textures: memory.textures,
    pixels: stage.pixels,
    people: (main?.company.people() ?? []).map(({ userId, x, z, state }) => ({
      userId,
      x,
      z,
      state,
    })),
  };
}
