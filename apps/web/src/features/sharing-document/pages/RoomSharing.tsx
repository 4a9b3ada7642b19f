import { SharingBar } from '@office/ui';
import { usePagePicture, useSharedDocument } from '../models/useSharedDocuments.ts';

export interface RoomSharingProps {
  roomId: string;
  /** The member may share a document where none is shown. */
  offered: boolean;
  onShare(): void;
  onOpen(): void;
}

/** The document of the room that the member is in, or the way to share one, beside their call. */
export function RoomSharing({ roomId, offered, onShare, onOpen }: RoomSharingProps) {
  const document = useSharedDocument(roomId);
  const picture = usePagePicture(document, document?.page ?? 1);
  if (!document) {
    return offered ? (
      <SharingBar state={{ status: 'none' }} onShare={onShare} onOpen={onOpen} />
    ) : null;
  }
  const { name, page, pages } = document;
  const url = picture.status === 'ready' ? picture.url : null;
  const state = { status: 'shown', name, page, pages, url } as const;
  return <SharingBar state={state} onShare={onShare} onOpen={onOpen} />;
}
