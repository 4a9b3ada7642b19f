import { SharingBar, type SharingBarState } from '@office/ui/screens/sharing-document';
import { displayName } from '@office/client/people/displayName.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { usePagePicture, useSharedDocument } from '../models/useSharedDocuments.ts';

export interface RoomSharingProps {
  roomId: string;
  offered: boolean;
  /** The stage shows the document, so the bar only announces its changes. */
  isOnStage: boolean;
  onShare(): void;
  onOpen(): void;
}

export function RoomSharing({ roomId, offered, isOnStage, onShare, onOpen }: RoomSharingProps) {
  const document = useSharedDocument(roomId);
  const picture = usePagePicture(document, document?.page ?? 1);
  const { user } = useSession();
  const state = (): SharingBarState | null => {
    if (!document) return offered ? { status: 'none' } : null;
    const { id: documentId, name, leader, page, pages } = document;
    const url = picture.status === 'ready' ? picture.url : null;
    const leads = leader.id === user?.id;
    const shown = { documentId, name, leaderName: displayName(leader), leads, page, pages, url };
    return { status: 'shown', ...shown };
  };
  return <SharingBar state={state()} staged={isOnStage} onShare={onShare} onOpen={onOpen} />;
}
