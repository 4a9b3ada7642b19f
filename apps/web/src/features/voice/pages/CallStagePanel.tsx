import { leaveFullscreen, useFullscreen } from '@office/ui/screens/shell';
import { CallStage, type CallStageDocument } from '@office/ui/screens/voice';
import { useEffect } from 'react';
import { useStore } from '@office/client/lib/useStore.ts';
import { useSettings } from '../../settings/index.ts';
import type { ActiveCallState } from '../models/call/callState.ts';
import { useReactions } from '../models/hooks/useReactions.ts';
import { callName } from '../models/call/callName.ts';
import { useCalls, useVoice } from '../models/voiceContext.ts';
import { useRaisedHands } from './useRaisedHands.ts';
import { useMiniWindow } from './useMiniWindow.ts';
import { toShownCameras } from './toShownCameras.ts';
import { useStageParticipants } from './useStageParticipants.ts';
import { StageDocument } from '@office/ui/screens/sharing-document';
import { useRoomDocument } from '../../sharing-document/index.ts';
import { useDocumentPointer } from '../models/hooks/useDocumentPointer.ts';

export function CallStagePanel() {
  const { call } = useCalls();
  return call ? <Pictures call={call} /> : null;
}

function Pictures({ call }: { call: ActiveCallState }) {
  const { calls, stage } = useVoice();
  const { layout, pinned } = useStore(stage);
  const { settings } = useSettings();
  const people = useStageParticipants(call);
  const hands = useRaisedHands(call);
  const reactions = useReactions();
  const document = useStageDocument(call);
  const fullscreen = useFullscreen();
  const mini = useMiniWindow(call);
  useEffect(() => leaveFullscreen, []);
  useEffect(() => () => calls.call?.setShownCameras(new Map()), [calls]);
  return (
    <CallStage
      roomName={callName(call)}
      phase={call.phase}
      people={people}
      listeners={call.listeners}
      layout={layout}
      pinned={pinned}
      hands={hands}
      reactions={reactions}
      document={document}
      mirrored={settings.video?.mirror ?? true}
      fullscreen={fullscreen.on}
      onLayoutChange={(event) => stage.choose(event)}
      onPin={({ id }) => stage.choose({ pinned: id })}
      onShownCamerasChange={({ cameras }) => calls.call?.setShownCameras(toShownCameras(cameras))}
      onFullscreen={fullscreen.available ? (event) => fullscreen.set(event.fullscreen) : undefined}
      onPictureInPicture={mini ? () => mini.show({ open: true }) : undefined}
      onStopSharing={() => void calls.call?.setScreen(false)}
      onClose={() => stage.show(false)}
    />
  );
}

function useStageDocument({ room }: ActiveCallState): CallStageDocument | undefined {
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
