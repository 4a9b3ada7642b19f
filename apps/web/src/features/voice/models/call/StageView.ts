import type { StageLayout } from '@office/ui/screens/voice';
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
  /** Whether a document was shared after the last shared screen. */
  isDocumentLatest: boolean;
}

const closed: Stage = {
  open: false,
  layout: 'spotlight',
  pinned: null,
  known: [],
  closedByHand: false,
  isDocumentLatest: false,
};

/**
 * Opens with the first picture and closes after the last. After the member closed it, only a newly
 * shared screen or document reopens it.
 */
export function nextStage(
  before: Stage,
  call: ActiveCallState | null,
  documentId: string | null = null,
): Stage {
  if (!call) return { ...closed, layout: before.layout };
  const pictures = [
    ...call.participants.flatMap(({ participantId, camera, screen }) => [
      ...(camera ? [`camera ${participantId}`] : []),
      ...(screen ? [`screen ${participantId}`] : []),
    ]),
    ...(call.media.pictures.camera ? ['camera'] : []),
    ...(documentId === null ? [] : [`document ${documentId}`]),
  ];
  const isSame =
    pictures.length === before.known.length &&
    pictures.every((each) => before.known.includes(each));
  if (isSame) return before;
  const news = pictures.filter((each) => !before.known.includes(each));
  const hasNew = (kind: 'screen' | 'document') => news.some((each) => each.startsWith(kind));
  const opens = hasNew('screen') || hasNew('document') || (news.length > 0 && !before.closedByHand);
  return {
    ...before,
    known: pictures,
    open: pictures.length > 0 && (before.open || opens),
    closedByHand: before.closedByHand && pictures.length > 0 && !opens,
    isDocumentLatest: hasNew('document') || (before.isDocumentLatest && !hasNew('screen')),
  };
}

const layoutKey = 'office.device.stageLayout';

export class StageView extends Store<Stage> {
  readonly #storage: Pick<LocalStore, 'getItem' | 'setItem'>;
  #call: ActiveCallState | null = null;
  #documentId: string | null = null;

  /** @param storage remembers the layout on this device */
  constructor(storage: Pick<LocalStore, 'getItem' | 'setItem'>) {
    const layout = storage.getItem(layoutKey) === 'everyone' ? 'everyone' : 'spotlight';
    super({ ...closed, layout });
    this.#storage = storage;
  }

  follow(call: ActiveCallState | null): void {
    this.#call = call;
    this.#update();
  }

  /** @param documentId document that is shared in the room of the call */
  followDocument(documentId: string | null): void {
    this.#documentId = documentId;
    this.#update();
  }

  show(open: boolean): void {
    this.#patch({ open, closedByHand: !open });
  }

  choose(choice: Partial<Pick<Stage, 'layout' | 'pinned'>>): void {
    if (choice.layout) this.#storage.setItem(layoutKey, choice.layout);
    this.#patch(choice);
  }

  #update(): void {
    this.set(nextStage(this.getSnapshot(), this.#call, this.#documentId));
  }

  #patch(change: Partial<Stage>): void {
    this.set({ ...this.getSnapshot(), ...change });
  }
}
