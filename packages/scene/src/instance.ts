import { createEventSender, createMethodReceiver } from '@office/scene-bridge';
import type { BridgeProblem, SendMessage } from '@office/scene-bridge';
import { Office } from './office/office.ts';
import { PlanPreview, type PreviewConfig } from './office/plan-preview.ts';
import type { SceneStatistics } from './office/statistics.ts';

export interface SceneInstance {
  /** The page may assign another canvas; the scene keeps its canvas. */
  Module: { canvas: HTMLCanvasElement | undefined };
  SendMessage: SendMessage;
  SetFullscreen(on: 0 | 1): void;
  Quit(): Promise<void>;
  /** For tests and benchmarks; not part of Unity's interface. */
  statistics(): SceneStatistics;
  keepQuality(): void;
}

declare global {
  interface Window {
    dispatchReactUnityEvent?: (name: string, ...parameters: unknown[]) => unknown;
  }
}

const running = new WeakMap<HTMLCanvasElement, () => void>();

function report(problem: BridgeProblem): void {
  console.warn(`[scene] ${problem.direction} ${problem.name} was dropped: ${problem.detail}`);
}

/**
 * Replaces a scene that already runs on the canvas. Dispatches `UnityReady` in a later task, after
 * the page has stored the instance. Throws if WebGL 2 is not available.
 */
export function createInstance(canvas: HTMLCanvasElement): SceneInstance {
  running.get(canvas)?.();
  let ended = false;
  const emit = createEventSender((name, parameter) => {
    if (ended) return;
    if (parameter === undefined) window.dispatchReactUnityEvent?.(name);
    else window.dispatchReactUnityEvent?.(name, parameter);
  }, report);
  const end = () => {
    if (ended) return;
    ended = true;
    running.delete(canvas);
    office.dispose();
  };
  const office = new Office(canvas, emit, end);
  const receive = createMethodReceiver(office.handlers(), report);
  running.set(canvas, end);
  setTimeout(() => emit('UnityReady'), 0);
  return {
    Module: { canvas },
    SendMessage: (object, method, parameter) => {
      if (!ended) receive(object, method, parameter);
    },
    SetFullscreen: (on) => emit('SetUnityFullscreen', on === 1),
    Quit: async () => end(),
    statistics: () => office.statistics,
    keepQuality: () => office.keepQuality(),
  };
}

export type PreviewInstance = Pick<SceneInstance, 'Module' | 'Quit'>;

/** Renders only the plan of `config.preview` and handles no messages. Throws if WebGL 2 is not available. */
export function createPreview(canvas: HTMLCanvasElement, config: PreviewConfig): PreviewInstance {
  running.get(canvas)?.();
  let ended = false;
  const shown: { preview?: PlanPreview } = {};
  const end = () => {
    if (ended) return;
    ended = true;
    running.delete(canvas);
    shown.preview?.dispose();
  };
  shown.preview = new PlanPreview(canvas, config, end);
  running.set(canvas, end);
  return { Module: { canvas }, Quit: async () => end() };
}
