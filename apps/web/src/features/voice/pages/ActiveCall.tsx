import { CallElsewhere } from '@office/ui/screens/voice';
import { Suspense, useState } from 'react';
import { useStore } from '@office/client/lib/useStore.ts';
import { useIsOnline } from '../../../lib/useIsOnline.ts';
import { ActiveCallBar } from '../callParts.ts';
import type { OtherTabCall as CallInOtherTab } from '../models/tabs/TabCalls.ts';
import { useCalls, useVoice } from '../models/voiceContext.ts';
import { ActiveSharing } from './ActiveSharing.tsx';
import { CurrentMeetingRoom } from './MeetingRoomPrompt.tsx';

interface ActiveCallProps {
  stageCovered: boolean;
}

export function ActiveCall({ stageCovered }: ActiveCallProps) {
  return (
    <Suspense>
      <ActiveSharing stageCovered={stageCovered} />
      <CurrentCall stageCovered={stageCovered} />
    </Suspense>
  );
}

function CurrentCall({ stageCovered }: ActiveCallProps) {
  const { call } = useCalls();
  const elsewhere = useStore(useVoice().elsewhere);
  const online = useIsOnline();
  if (call) return <ActiveCallBar call={call} online={online} stageCovered={stageCovered} />;
  return elsewhere ? (
    <CallInOtherTabBar key={elsewhere.roomId} call={elsewhere} />
  ) : (
    <CurrentMeetingRoom />
  );
}

function CallInOtherTabBar({ call }: { call: CallInOtherTab }) {
  const { calls } = useVoice();
  const [taking, setTaking] = useState(false);
  return (
    <CallElsewhere
      roomName={call.name}
      taking={taking}
      onTakeOver={() => {
        setTaking(true);
        void calls.joinById(call.roomId).finally(() => setTaking(false));
      }}
    />
  );
}
