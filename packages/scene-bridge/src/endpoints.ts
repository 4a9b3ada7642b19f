import { sceneObject } from './methods.ts';
import { sceneMethods } from './methods.ts';
import type { SceneMethod, SceneMethodInput, SceneMethodPayload } from './methods.ts';
import type { SceneEvent, SceneEventInput, SceneEventPayload } from './events.ts';
import type { ReportProblem } from './codec.ts';
import { decodeEvent, decodeMethod, encodeEvent, encodeMethod } from './messages.ts';

/** `SendMessage` of a Unity instance (and of react-unity-webgl). */
export type SendMessage = (object: string, method: string, parameter?: string) => void;

/** The rejection of spec §8 for a scene that has no send function (yet). */
export const sendMessageMissing = 'Unity SendMessage function is not initialized';

/**
 * The web page's sending end. `getSendMessage` is asked at each call, since a scene comes and goes.
 * The promise resolves to true when the message was handed over, to false when it was malformed
 * (reported and dropped), and rejects with {@link sendMessageMissing} when there is no scene.
 */
export function createSceneSender(options: {
  getSendMessage: () => SendMessage | undefined;
  onProblem: ReportProblem;
}) {
  return async <M extends SceneMethod>(
    method: M,
    payload: SceneMethodInput<M>,
  ): Promise<boolean> => {
    const sendMessage = options.getSendMessage();
    if (!sendMessage) throw new Error(sendMessageMissing);
    const encoded = encodeMethod(method, payload, options.onProblem);
    if (encoded.ok) sendMessage(sceneObject, method, encoded.payload);
    return encoded.ok;
  };
}

/** One reaction for each of the 24 events: the compiler misses none. */
export type SceneEventHandlers = { [E in SceneEvent]: (payload: SceneEventPayload<E>) => void };

/** The web page's receiving end: give it what an event's listener got; malformed ones are reported and dropped. */
export function createEventReceiver(handlers: SceneEventHandlers, onProblem: ReportProblem) {
  return <E extends SceneEvent>(event: E, raw?: unknown): void => {
    const decoded = decodeEvent(event, raw, onProblem);
    if (decoded.ok) handlers[event](decoded.payload);
  };
}

/** One reaction for each of the 18 methods. */
export type SceneMethodHandlers = { [M in SceneMethod]: (payload: SceneMethodPayload<M>) => void };

/**
 * The scene's receiving end, shaped as `SendMessage`. Messages for other objects and unknown methods
 * are reported and dropped, as Unity does; a handler's own failure is the handler's.
 */
export function createMethodReceiver(
  handlers: SceneMethodHandlers,
  onProblem: ReportProblem,
): SendMessage {
  const isMethod = (name: string): name is SceneMethod => Object.hasOwn(sceneMethods, name);
  const receive = <M extends SceneMethod>(method: M, raw: unknown) => {
    const decoded = decodeMethod(method, raw, onProblem);
    if (decoded.ok) handlers[method](decoded.payload);
  };
  return (object, method, parameter) => {
    if (object !== sceneObject || !isMethod(method)) {
      const name = object === sceneObject ? method : `${object}.${method}`;
      onProblem({
        direction: 'webToScene',
        name,
        reason: 'unknownName',
        detail: 'no such message',
      });
      return;
    }
    receive(method, parameter);
  };
}

/** The scene's sending end over `dispatchReactUnityEvent`; malformed messages are reported and dropped. */
export function createEventSender(
  dispatch: (name: string, parameter?: string) => void,
  onProblem: ReportProblem,
) {
  return <E extends SceneEvent>(
    event: E,
    ...[payload]: SceneEventInput<E> extends undefined ? [] : [payload: SceneEventInput<E>]
  ): void => {
    const encoded = encodeEvent(event, payload as SceneEventInput<E>, onProblem);
    if (!encoded.ok) return;
    if (encoded.payload === undefined) dispatch(event);
    else dispatch(event, encoded.payload);
  };
}
