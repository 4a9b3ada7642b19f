import { describeError } from './codec.ts';
import type { BridgeProblem, Codec, ReportProblem } from './codec.ts';
import { sceneEvents } from './events.ts';
import type { SceneEvent, SceneEventInput, SceneEventPayload } from './events.ts';
import { sceneMethods } from './methods.ts';
import type { SceneMethod, SceneMethodInput, SceneMethodPayload } from './methods.ts';

export type Outcome<T> = { ok: true; payload: T } | { ok: false };

type Direction = BridgeProblem['direction'];

function attempt<T>(
  table: Record<string, Codec<unknown, never>>,
  direction: Direction,
  name: string,
  report: ReportProblem,
  convert: (codec: Codec<unknown, never>) => unknown,
): Outcome<T> {
  const codec = Object.hasOwn(table, name) ? table[name] : undefined;
  if (!codec) {
    report({ direction, name, reason: 'unknownName', detail: 'no such message' });
    return { ok: false };
  }
  try {
    return { ok: true, payload: convert(codec) as T };
  } catch (error) {
    report({ direction, name, reason: 'malformed', detail: describeError(error) });
    return { ok: false };
  }
}

/** Web side: returns the string for `SendMessage`, or reports a problem. Never throws. */
export function encodeMethod<M extends SceneMethod>(
  method: M,
  payload: SceneMethodInput<M>,
  report: ReportProblem,
): Outcome<string> {
  return attempt(sceneMethods, 'webToScene', method, report, (codec) =>
    codec.encode(payload as never),
  );
}

/** Scene side: returns the payload of a method, or reports a problem. Never throws. */
export function decodeMethod<M extends SceneMethod>(
  method: M,
  raw: unknown,
  report: ReportProblem,
): Outcome<SceneMethodPayload<M>> {
  return attempt(sceneMethods, 'webToScene', method, report, (codec) => codec.decode(raw));
}

/** Returns the string for `dispatchReactUnityEvent`, or reports a problem. */
export function encodeEvent<E extends SceneEvent>(
  event: E,
  payload: SceneEventInput<E>,
  report: ReportProblem,
): Outcome<string | undefined> {
  return attempt(sceneEvents, 'sceneToWeb', event, report, (codec) =>
    codec.encode(payload as never),
  );
}

/** Web side: returns the payload of an event, or reports a problem. Never throws. */
export function decodeEvent<E extends SceneEvent>(
  event: E,
  raw: unknown,
  report: ReportProblem,
): Outcome<SceneEventPayload<E>> {
  return attempt(sceneEvents, 'sceneToWeb', event, report, (codec) => codec.decode(raw));
}
