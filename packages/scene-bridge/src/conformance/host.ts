import { decodeEvent } from '../messages.ts';
import { sceneObject } from '../methods.ts';
import type { SceneMethod, SceneMethodInput, SceneSignInData } from '../methods.ts';
import { encodeMethod } from '../messages.ts';
import type { SendMessage } from '../endpoints.ts';
import type { SceneEvent } from '../events.ts';

export interface SceneUnderTest {
  loaderUrl: string;
  /** Second argument of `createUnityInstance`, for example the file URLs of a Unity build. */
  config?: Record<string, unknown>;
  signIn: SceneSignInData;
  /** Start timeout in milliseconds; other answers have a quarter of it. */
  startTimeoutMs: number;
}

interface UnityInstance {
  Module: { canvas: HTMLCanvasElement | undefined };
  SendMessage: SendMessage;
  Quit(): Promise<void>;
}

type CreateUnityInstance = (
  canvas: HTMLCanvasElement,
  config: object,
  onProgress: (progress: number) => void,
) => Promise<UnityInstance>;

interface ScenePage {
  createUnityInstance?: CreateUnityInstance;
  dispatchReactUnityEvent?: (name: string, parameter?: unknown) => void;
}

export interface EmittedEvent {
  name: string;
  raw: unknown;
  problem: string | undefined;
}

export interface Started {
  canvas: HTMLCanvasElement;
  instance: UnityInstance;
  progress: number[];
  /** Order of arrival of `progress 1`, `instance`, `next task` and `UnityReady`. */
  order: string[];
}

/** Test page of a scene. Repeats the steps of react-unity-webgl and the web app. */
export class ScriptedHost {
  readonly scene: SceneUnderTest;
  readonly sentEvents: EmittedEvent[] = [];
  readonly #errors: string[] = [];
  readonly #waiting = new Set<() => void>();
  readonly #place: HTMLElement;
  #order: string[] = [];

  constructor(scene: SceneUnderTest, place: HTMLElement) {
    this.scene = scene;
    this.#place = place;
    const page = window as unknown as ScenePage;
    page.dispatchReactUnityEvent = (name, parameter) => this.#receive(name, parameter);
    window.addEventListener('error', ({ message }) => this.#errors.push(message));
    window.addEventListener('unhandledrejection', ({ reason }) =>
      this.#errors.push(`unhandled rejection: ${String(reason)}`),
    );
  }

  async load(): Promise<void> {
    const script = document.createElement('script');
    script.src = this.scene.loaderUrl;
    await new Promise<void>((resolve, reject) => {
      script.onload = () => resolve();
      script.onerror = () => reject(new Error(`${script.src} cannot be loaded`));
      document.head.append(script);
    });
    if (typeof (window as unknown as ScenePage).createUnityInstance !== 'function')
      throw new Error('the script does not define window.createUnityInstance');
  }

  async start(canvas = this.newCanvas()): Promise<Started> {
    const { createUnityInstance } = window as unknown as ScenePage;
    const progress: number[] = [];
    const order: string[] = [];
    this.#order = order;
    const nextTask = new MessageChannel();
    nextTask.port1.onmessage = () => order.push('next task');
    const making = createUnityInstance!(canvas, this.scene.config ?? {}, (value) => {
      progress.push(value);
      if (value < 1 || order.includes('progress 1')) return;
      order.push('progress 1');
      nextTask.port2.postMessage('');
    });
    const instance = await this.within(this.scene.startTimeoutMs, 'createUnityInstance', making);
    order.push('instance');
    return { canvas, instance, progress, order };
  }

  newCanvas(): HTMLCanvasElement {
    const canvas = document.createElement('canvas');
    canvas.style.cssText = 'display: block; width: 320px; height: 200px';
    this.#place.replaceChildren(canvas);
    return canvas;
  }

  /** Waits until the scene has sent `name` after the first `since` events. */
  async waitForEvent(name: SceneEvent, since = 0): Promise<void> {
    const has = () => this.sentEvents.slice(since).some((each) => each.name === name);
    let onEvent = () => {};
    const hearing = new Promise<void>((resolve) => {
      onEvent = () => has() && resolve();
      this.#waiting.add(onEvent);
      onEvent();
    });
    try {
      await this.within(this.scene.startTimeoutMs / 4, name, hearing);
    } finally {
      this.#waiting.delete(onEvent);
    }
  }

  send<M extends SceneMethod>(
    { instance }: Started,
    method: M,
    payload: SceneMethodInput<M>,
  ): void {
    const encoded = encodeMethod(method, payload, ({ detail }) => {
      throw new Error(`the kit's own ${method} is malformed: ${detail}`);
    });
    if (encoded.ok) instance.SendMessage(sceneObject, method, encoded.payload);
  }

  /** Waits for two frames and pending tasks. */
  async settle(): Promise<void> {
    const picture = () =>
      new Promise<void>((resolve) => {
        // Hidden pages do not run animation frames.
        const timer = setTimeout(resolve, 250);
        requestAnimationFrame(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    await picture();
    await picture();
    await new Promise<void>((resolve) => setTimeout(resolve));
  }

  takeErrors(): string[] {
    return this.#errors.splice(0);
  }

  async within<T>(milliseconds: number, what: string, promise: Promise<T>): Promise<T> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_, reject) => {
      const seconds = Math.round(milliseconds / 100) / 10;
      timer = setTimeout(
        () => reject(new Error(`${what} did not arrive within ${seconds} s`)),
        milliseconds,
      );
    });
    try {
      return await Promise.race([promise, timeout]);
    } finally {
      clearTimeout(timer);
    }
  }

  #receive(name: string, raw: unknown): void {
    let problem: string | undefined;
    decodeEvent(name as SceneEvent, raw, ({ detail }) => (problem = detail));
    this.sentEvents.push({ name, raw, problem });
    if (name === 'UnityReady') this.#order.push(name);
    for (const waiting of this.#waiting) waiting();
  }
}
