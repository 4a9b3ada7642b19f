import type { PagePoint, SharedDocumentView } from '@office/ui/screens/sharing-document';
import { useEffect } from 'react';
import { useStore } from '@office/client/lib/useStore.ts';
import { displayName } from '@office/client/people/displayName.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { documentPictures } from './browserPictures.ts';
import type { SharedDocument } from './DocumentPictures.ts';
import { LocalPageStore, pageToShow } from './LocalPageStore.ts';
import { usePresenter } from './usePresenter.ts';
import { usePagePicture, useSharedDocument } from './useSharedDocuments.ts';

const localPageStore = new LocalPageStore();

export interface RemotePointer {
  userId: string;
  documentId: string;
  page: number;
  point: PagePoint;
}

export interface RoomDocumentActions {
  busy: boolean;
  onTurn(event: { page: number }): void;
  onFollow(): void;
  onTakeOver(): void;
  onEnd(): void;
  onRetry(): void;
}

/** The document of a room at the page of the member. Shows only pointers of the leader on it. */
export function useRoomDocument(
  roomId: string | null,
  pointer: RemotePointer | null = null,
): { document: SharedDocument | null; view: SharedDocumentView | null } & RoomDocumentActions {
  const { user } = useSession();
  const document = useSharedDocument(roomId);
  const lead = usePresenter(document, user?.id);
  const own = useStore(localPageStore);
  const leads = document !== null && document.leader.id === user?.id;
  const leaderPage = (leads ? lead.wanted : null) ?? document?.page ?? 1;
  const documentId = document?.id ?? '';
  useEffect(
    () => localPageStore.onLeaderPage({ documentId, page: leaderPage }),
    [documentId, leaderPage],
  );
  const page = pageToShow(own, { documentId, leads, leaderPage });
  const picture = usePagePicture(document, page);
  const isPointed =
    !leads &&
    pointer?.userId === document?.leader.id &&
    pointer?.documentId === document?.id &&
    pointer?.page === page;

  return {
    document,
    view: document && {
      documentId: document.id,
      name: document.name,
      pages: document.pages,
      leaderName: displayName(document.leader),
      leads,
      leaderPage,
      page,
      picture,
      pointer: isPointed ? (pointer?.point ?? null) : null,
    },
    busy: lead.busy,
    onTurn(event) {
      if (!document) return;
      if (leads) void lead.turn(event.page);
      else if (event.page === leaderPage) localPageStore.follow();
      else localPageStore.show({ documentId: document.id, page: event.page });
    },
    onFollow: () => localPageStore.follow(),
    onTakeOver() {
      localPageStore.follow();
      void lead.takeOver(page);
    },
    onEnd: () => void lead.end(),
    onRetry: () => document && documentPictures.requestPage(document, page, true),
  };
}
