import { CallMiniStage, mainPicture, MiniWindow } from '@office/ui/screens/voice';
import { useEffect } from 'react';
import { useStore } from '@office/client/lib/useStore.ts';
import { useSettings } from '../../settings/index.ts';
import { callName } from '../models/call/callName.ts';
import type { ActiveCallState } from '../models/call/callState.ts';
import { useCalls, useVoice } from '../models/voiceContext.ts';
import { useStageParticipants } from './useStageParticipants.ts';

export function CallMiniWindow() {
  const { call } = useCalls();
  const state = useStore(useVoice().mini);
  if (!call) return null;
  if (state.status === 'window') return <MiniCall call={call} window={state.window} />;
  return state.status === 'picture' ? <MiniPicture call={call} /> : null;
}

function MiniCall({ call, window: opened }: { call: ActiveCallState; window: Window }) {
  const { calls, mini, stage } = useVoice();
  const { settings } = useSettings();
  const people = useStageParticipants(call);
  const camera = call.media.camera.status === 'on';
  return (
    <MiniWindow window={opened} title={callName(call)}>
      <CallMiniStage
        people={people}
        muted={call.muted}
        camera={camera}
        mirrored={settings.video?.mirror ?? true}
        onMute={(event) => void calls.call?.setMuted(event.muted)}
        onCamera={({ on }) => void calls.call?.setCamera(on)}
        onLeave={() => void calls.hangUp()}
        onReturn={() => {
          // The click in the mini window permits focusing the page.
          window.focus();
          stage.show(true);
          mini.close();
        }}
      />
    </MiniWindow>
  );
}

/** Video picture-in-picture cannot access the call, so the main picture is set here. */
function MiniPicture({ call }: { call: ActiveCallState }) {
  const { mini } = useVoice();
  const picture = mainPicture(useStageParticipants(call));
  useEffect(() => mini.follow(picture), [mini, picture]);
  return null;
}
