import { ShareDocument, SharedDocument, type SharedDocumentState } from '@office/ui';
import { useState } from 'react';
import { useSession } from '../../../platform/session/useSession.ts';
import { documentPictures } from '../models/browserPictures.ts';
import { useChatFiles, type Partner } from '../models/useChatFiles.ts';
import { usePresenter } from '../models/usePresenter.ts';
import { useShareForm } from '../models/useShareForm.ts';
import { usePagePicture, useSharedDocument } from '../models/useSharedDocuments.ts';

export interface RoomDocumentProps {
  roomId: string;
  inTalk: boolean;
  /** The other member of a direct call. Files of their messages are offered. */
  partner: Partner | null;
  sharing: boolean;
  onShare(): void;
  onShared(): void;
  onJoin(): void;
}

export function RoomDocument(props: RoomDocumentProps) {
  const { roomId, inTalk, sharing, onShare } = props;
  const { user } = useSession();
  const document = useSharedDocument(roomId);
  const lead = usePresenter(document, user?.id);
  const [own, setOwn] = useState<{ id: string; page: number } | null>(null);
  const leads = document !== null && document.leader.id === user?.id;
  const leaderPage = (leads ? lead.wanted : null) ?? document?.page ?? 1;
  const page = !leads && own && own.id === document?.id ? own.page : leaderPage;
  const picture = usePagePicture(document, page);

  const state = (): SharedDocumentState => {
    if (!document) return { status: 'none', canShare: inTalk };
    const { id, name, pages, leader } = document;
    return {
      status: 'shown',
      canShare: inTalk,
      document: {
        documentId: id,
        name,
        pages,
        leaderName: leader.nameKanji,
        leads,
        leaderPage,
        page,
        picture,
      },
    };
  };

  return (
    <>
      <SharedDocument
        state={state()}
        busy={lead.busy}
        onShare={onShare}
        onTurn={(event) => {
          if (!document) return;
          if (leads) void lead.turn(event.page);
          else setOwn(event.page === leaderPage ? null : { id: document.id, page: event.page });
        }}
        onFollow={() => setOwn(null)}
        onTakeOver={() => {
          setOwn(null);
          void lead.takeOver(page);
        }}
        onEnd={() => void lead.end()}
        onRetry={() => document && documentPictures.requestPage(document, page, true)}
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
      replaces={shown ? { name: shown.name, leaderName: shown.leader.nameKanji } : undefined}
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
