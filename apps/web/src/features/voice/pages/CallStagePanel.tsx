import { leaveFullscreen, useFullscreen } from '@office/ui/screens/shell';
import { CallStage } from '@office/ui/screens/voice';
import { useEffect } from 'react';
import { useStore } from '@office/client/lib/useStore.ts';
import { useSettings } from '../../settings/index.ts';
import type { ActiveCallState } from '../models/call/callState.ts';
import { useReactions } from '../models/hooks/useReactions.ts';
import { callName } from '../models/call/callName.ts';
import { useCalls, useVoice } from '../models/voiceContext.ts';
import { useStageDocument } from './useStageDocument.tsx';
import { useRaisedHands } from './useRaisedHands.ts';
import { useMiniWindow } from './useMiniWindow.ts';
import { useStageParticipants } from './useStageParticipants.ts';

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
  return (
    <CallStage
      roomName={callName(call)}
      phase={call.phase}
      people={people}
      layout={layout}
      pinned={pinned}
      hands={hands}
      reactions={reactions}
      document={document}
      mirrored={settings.video?.mirror ?? true}
      fullscreen={fullscreen.on}
      onLayoutChange={(event) => stage.choose(event)}
      onPin={({ id }) => stage.choose({ pinned: id })}
      onFullscreen={fullscreen.available ? (event) => fullscreen.set(event.fullscreen) : undefined}
      onPictureInPicture={mini ? () => mini.show({ open: true }) : undefined}
      onStopSharing={() => void calls.call?.setScreen(false)}
      onClose={() => stage.show(false)}
    />
  );
}
