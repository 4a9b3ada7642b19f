import type { StageLayout } from '@office/ui';
import type { LocalStore } from '@office/client/lib/openStorage.ts';
import { Store } from '@office/client/lib/Store.ts';
import type { ActiveCallState } from './callState.ts';

export interface Stage {
  open: boolean;
  layout: StageLayout;
  pinned: string | null;
  known: readonly string[];
  /** True after the member closed the stage: a new camera does not reopen it. */
  closedByHand: boolean;
}

const closed: Stage = {
  open: false,
  layout: 'spotlight',
  pinned: null,
  known: [],
  closedByHand: false,
};

/**
 * Returns the stage after a change of the call. The stage opens with the first picture and closes after the
 * last one.
 * After the member closed it, only a newly shared screen reopens it.
 */
export function nextStage(before: Stage, call: ActiveCallState | null): Stage {
  if (!call) return { ...closed, layout: before.layout };
  const pictures = [
    ...call.participants.flatMap(({ participantId, camera, screen }) => [
      ...(camera ? [`camera ${participantId}`] : []),
      ...(screen ? [`screen ${participantId}`] : []),
    ]),
    ...(call.media.pictures.camera ? ['camera'] : []),
  ];
  const isSame =
    pictures.length === before.known.length &&
    pictures.every((each) => before.known.includes(each));
  if (isSame) return before;
  const news = pictures.filter((each) => !before.known.includes(each));
  const opens = news.some((each) => each.startsWith('screen') || !before.closedByHand);
  return {
    ...before,
    known: pictures,
    open: pictures.length > 0 && (before.open || opens),
    closedByHand: before.closedByHand && pictures.length > 0 && !opens,
  };
}

const layoutKey = 'office.device.stageLayout';

export class StageView extends Store<Stage> {
  readonly #storage: Pick<LocalStore, 'getItem' | 'setItem'>;

  /** @param storage remembers the layout on this device */
  constructor(storage: Pick<LocalStore, 'getItem' | 'setItem'>) {
    const layout = storage.getItem(layoutKey) === 'everyone' ? 'everyone' : 'spotlight';
    super({ ...closed, layout });
    this.#storage = storage;
  }

  follow(call: ActiveCallState | null): void {
    this.set(nextStage(this.getSnapshot(), call));
  }

  show(open: boolean): void {
    this.#patch({ open, closedByHand: !open });
  }

  choose(choice: Partial<Pick<Stage, 'layout' | 'pinned'>>): void {
    if (choice.layout) this.#storage.setItem(layoutKey, choice.layout);
    this.#patch(choice);
  }

  #patch(change: Partial<Stage>): void {
    this.set({ ...this.getSnapshot(), ...change });
  }
}
