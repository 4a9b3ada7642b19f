import { StageDocument } from '@office/ui/screens/sharing-document';
import type { CallStageDocument } from '@office/ui/screens/voice';
import { useStore } from '@office/client/lib/useStore.ts';
import { useRoomDocument } from '../../sharing-document/index.ts';
import type { ActiveCallState } from '../models/call/callState.ts';
import { useDocumentPointer } from '../models/hooks/useDocumentPointer.ts';
import { useVoice } from '../models/voiceContext.ts';

export function useStageDocument({ room }: ActiveCallState): CallStageDocument | undefined {
  const { calls, stage } = useVoice();
  const isLatest = useStore(stage, ({ isDocumentLatest }) => isDocumentLatest);
  const { document, view, ...actions } = useRoomDocument(room.id, useDocumentPointer());
  if (!document || !view) return undefined;
  const { name, page, picture } = view;
  return {
    name,
    thumbnail: picture.status === 'ready' ? picture.url : null,
    isLatest,
    content: (
      <StageDocument
        {...actions}
        document={view}
        onPoint={({ point }) => calls.call?.pointer.move({ documentId: document.id, page, point })}
      />
    ),
  };
}
