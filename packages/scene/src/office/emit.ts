import type { SceneEvent, SceneEventInput } from '@office/scene-bridge';

export type Emit = <E extends SceneEvent>(
  event: E,
  ...payload: SceneEventInput<E> extends undefined ? [] : [SceneEventInput<E>]
) => void;
