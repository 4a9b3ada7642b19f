import { createEventSender, createMethodReceiver } from '@office/scene-bridge';
import type { BridgeProblem, SendMessage } from '@office/scene-bridge';
import { Office } from './office/office.ts';
import { PlanPreview, type PreviewConfig } from './office/plan-preview.ts';
import type { SceneStatistics } from './office/statistics.ts';

/** The part of Unity's instance that a page can rely on. */
export interface SceneInstance {
  /** The page may put another canvas here; the scene keeps its own. */
  Module: { canvas: HTMLCanvasElement | undefined };
  SendMessage: SendMessage;
  SetFullscreen(on: 0 | 1): void;
  /** Ends the scene; any number of times. */
  Quit(): Promise<void>;
  /** Not part of Unity's interface: for tests and benchmarks. */
  statistics(): SceneStatistics;
  /** For benchmarks: the quality stays, however slow it is. */
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
 * Starts the office on a canvas. A canvas that already has one gets the new one instead. `UnityReady` is
 * dispatched in a later task, when the page has stored the instance. Throws where there is no WebGL 2.
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

/** The part of an instance that a preview has. */
export type PreviewInstance = Pick<SceneInstance, 'Module' | 'Quit'>;

/**
 * Shows a plan on a canvas, and nothing of the office: `config.preview` in place of messages. Throws where there is
 * no WebGL 2.
 */
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
