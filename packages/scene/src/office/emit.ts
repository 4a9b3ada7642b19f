import type { SceneEvent, SceneEventInput } from '@office/scene-bridge';

/** Says one of the 24 events to the page. */
export type Emit = <E extends SceneEvent>(
  event: E,
  ...payload: SceneEventInput<E> extends undefined ? [] : [SceneEventInput<E>]
) => void;
