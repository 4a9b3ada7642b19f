import {
  ShareDocument,
  SharedDocument,
  type PagePoint,
  type SharedDocumentState,
} from '@office/ui/screens/sharing-document';
import { displayName } from '@office/client/people/displayName.ts';
import { useChatFiles, type Partner } from '../models/useChatFiles.ts';
import { useRoomDocument, type RemotePointer } from '../models/useRoomDocument.ts';
import { useShareForm } from '../models/useShareForm.ts';
import { useSharedDocument } from '../models/useSharedDocuments.ts';

export interface RoomDocumentProps {
  roomId: string;
  inTalk: boolean;
  /** The other member of a direct call. Files of their messages are offered. */
  partner: Partner | null;
  sharing: boolean;
  /** The stage shows the document, so it is not shown again. */
  isOnStage: boolean;
  pointer: RemotePointer | null;
  onPoint?: (pointer: { documentId: string; page: number; point: PagePoint | null }) => void;
  onShare(): void;
  onShared(): void;
  onJoin(): void;
}

export function RoomDocument(props: RoomDocumentProps) {
  const { roomId, inTalk, sharing, isOnStage, pointer, onPoint, onShare } = props;
  const { document, view, ...actions } = useRoomDocument(roomId, pointer);
  const state = (): SharedDocumentState => {
    if (!view) return { status: 'none', canShare: inTalk };
    if (isOnStage) return { status: 'onStage', canShare: inTalk };
    return { status: 'shown', canShare: inTalk, document: view };
  };
  return (
    <>
      <SharedDocument
        {...actions}
        state={state()}
        onShare={onShare}
        onPoint={({ point }) =>
          document && view && onPoint?.({ documentId: document.id, page: view.page, point })
        }
      />
      {sharing && <ChooseDocument {...props} />}
    </>
  );
}

function ChooseDocument({ roomId, inTalk, partner, onShared, onJoin }: RoomDocumentProps) {
  const chatFiles = useChatFiles(partner);
  const shown = useSharedDocument(roomId);
  const form = useShareForm(roomId, shown, onShared);
  return (
    <ShareDocument
      open
      inRoom={inTalk}
      replaces={shown ? { name: shown.name, leaderName: displayName(shown.leader) } : undefined}
      items={form.items}
      chatFiles={chatFiles.map(({ fileKey, fileName }) => ({ fileKey, name: fileName }))}
      error={form.error}
      submitting={form.submitting}
      onChoose={({ files }) => form.choose(files)}
      onCancelUpload={({ id }) => form.remove(id)}
      onRetryUpload={({ id }) => form.retry(id)}
      onRemove={({ id }) => form.remove(id)}
      onChooseChatFile={({ fileKey }) => {
        const file = chatFiles.find((each) => each.fileKey === fileKey);
        if (file) void form.shareChatFile(file);
      }}
      onJoin={onJoin}
      onSubmit={() => form.submit()}
      onClose={onShared}
    />
  );
}
