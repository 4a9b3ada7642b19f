import { sceneObject } from './methods.ts';
import { sceneMethods } from './methods.ts';
import type { SceneMethod, SceneMethodInput, SceneMethodPayload } from './methods.ts';
import type { SceneEvent, SceneEventInput, SceneEventPayload } from './events.ts';
import type { ReportProblem } from './codec.ts';
import { decodeEvent, decodeMethod, encodeEvent, encodeMethod } from './messages.ts';

export type SendMessage = (object: string, method: string, parameter?: string) => void;

export const sendMessageMissing = 'Unity SendMessage function is not initialized';

/**
 * Creates the sender of the web page. Calls `getSendMessage` for each message, because scenes are
 * replaced. The promise resolves to true if the message was sent and to false if it was malformed
 * (reported and dropped), and rejects with
 * {@link sendMessageMissing} without a scene.
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

export type SceneEventHandlers = { [E in SceneEvent]: (payload: SceneEventPayload<E>) => void };

/** Creates the receiver of the web page. Reports and drops malformed events. */
export function createEventReceiver(handlers: SceneEventHandlers, onProblem: ReportProblem) {
  return <E extends SceneEvent>(event: E, raw?: unknown): void => {
    const decoded = decodeEvent(event, raw, onProblem);
    if (decoded.ok) handlers[event](decoded.payload);
  };
}

export type SceneMethodHandlers = { [M in SceneMethod]: (payload: SceneMethodPayload<M>) => void };

/** Has the signature of `SendMessage`. Drops unknown messages with a report, like Unity. */
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

/** Creates the sender of the scene for `dispatchReactUnityEvent`. Reports and drops malformed messages. */
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
