import { Suspense } from 'react';
import type { WorkplaceFeature } from '../../platform/workplace/WorkplaceFeature.ts';
import { CallMiniWindow, usePreloadCallCode } from './callParts.ts';
import { VoiceProvider } from './models/VoiceProvider.tsx';
import { useIsMiniOpen } from './models/voiceContext.ts';
import { CallPrompts } from './pages/CallPrompts.tsx';
import { voiceUpdates } from './updates.ts';

export const voiceFeature: WorkplaceFeature = {
  updates: voiceUpdates,
  Provider: VoiceProvider,
  useEffects: usePreloadCallCode,
  Overlay: CallWindows,
};

function CallWindows() {
  const isMiniOpen = useIsMiniOpen();
  return (
    <>
      <Suspense>
        <CallPrompts />
      </Suspense>
      {isMiniOpen ? <CallMiniWindow /> : null}
    </>
  );
}
