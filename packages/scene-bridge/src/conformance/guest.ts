import type { BridgeProblem } from '../codec.ts';
import type { SceneEvent, SceneEventInput } from '../events.ts';
import { decodeMethod, encodeEvent } from '../messages.ts';
import { sceneObject } from '../methods.ts';
import type { SceneMethod, SceneMethodPayload } from '../methods.ts';

export interface ReceivedMessage {
  object: string;
  method: string;
  parameter: string;
}

interface ScriptedGuest {
  received: ReceivedMessage[];
  /** Number of created instances, and of instances ended with `Quit`. */
  started: number;
  ended: number;
  emit(...words: [event: string, parameter?: string]): void;
}

interface GuestWindow {
  scriptedGuest?: ScriptedGuest;
  createUnityInstance?: unknown;
  dispatchReactUnityEvent?: (event: string, parameter?: string) => void;
}

/** Serialised into the page, so it must not reference outer variables. */
function playScene(color: string): void {
  const page = window as unknown as GuestWindow;
  const emit = (...words: [event: string, parameter?: string]) =>
    page.dispatchReactUnityEvent?.(...words);
  const guest: ScriptedGuest = (page.scriptedGuest ??= {
    received: [],
    started: 0,
    ended: 0,
    emit,
  });
  page.createUnityInstance = async (
    canvas: HTMLCanvasElement,
    _config: unknown,
    onProgress?: (progress: number) => void,
  ) => {
    const context = canvas.getContext('2d');
    if (context) {
      context.fillStyle = color;
      context.fillRect(0, 0, canvas.width, canvas.height);
    }
    guest.started++;
    let ended = false;
    onProgress?.(1);
    setTimeout(() => ended || emit('UnityReady'));
    return {
      Module: { canvas },
      SetFullscreen: () => undefined,
      Quit: async () => {
        if (!ended) guest.ended++;
        ended = true;
      },
      SendMessage(object: string, method: string, parameter = '') {
        if (ended) return;
        guest.received.push({ object, method, parameter });
        if (method === 'OnRequestChangeState' && parameter.includes('"LOGOUT"'))
          emit('SetSystemState', '{"state":"LOGOUT"}');
      },
    };
  };
}

/** Returns a classic script that replaces `office.loader.js` and draws a colour without WebGL. */
export function scriptedGuest({ color = '#7fb069' } = {}): string {
  return `(${playScene.toString()})(${JSON.stringify(color)});\n`;
}

export interface DrivenPage {
  evaluate(run: string): Promise<unknown>;
}

export type ReceivedPayload<M extends SceneMethod> =
  { ok: true; payload: SceneMethodPayload<M> } | { ok: false; problem: BridgeProblem };

export function driveGuest(page: DrivenPage) {
  const ask = (expression: string) => page.evaluate(`window.scriptedGuest?.${expression}`);
  const received = async () => ((await ask('received')) ?? []) as ReceivedMessage[];
  const sayRaw = async (event: string, parameter?: string): Promise<void> => {
    const words = [event, ...(parameter === undefined ? [] : [parameter])];
    await ask(`emit(${words.map((each) => JSON.stringify(each)).join()})`);
  };
  return {
    received,
    /** Returns the last message of the method, decoded, or undefined if there is none. */
    async last<M extends SceneMethod>(method: M): Promise<ReceivedPayload<M> | undefined> {
      const message = (await received()).findLast((each) => each.method === method);
      if (!message) return undefined;
      let problem: BridgeProblem = {
        direction: 'webToScene',
        name: `${message.object}.${method}`,
        reason: 'unknownName',
        detail: 'sent to another object',
      };
      if (message.object !== sceneObject) return { ok: false, problem };
      const outcome = decodeMethod(method, message.parameter, (found) => (problem = found));
      return outcome.ok ? outcome : { ok: false, problem };
    },
    async say<E extends SceneEvent>(
      event: E,
      ...[payload]: SceneEventInput<E> extends undefined ? [] : [payload: SceneEventInput<E>]
    ): Promise<void> {
      const encoded = encodeEvent(event, payload as SceneEventInput<E>, ({ name, detail }) => {
        throw new TypeError(`${name}: ${detail}`);
      });
      if (encoded.ok) await sayRaw(event, encoded.payload);
    },
    /** Sends an event without validation, for tests of invalid payloads. */
    sayRaw,
  };
}
