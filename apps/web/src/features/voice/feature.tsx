import { Suspense } from 'react';
import type { WorkplaceFeature } from '../../platform/workplace/WorkplaceFeature.ts';
import { useStore } from '@office/client/lib/useStore.ts';
import { deviceTest } from '../../platform/device/deviceTest.ts';
import { CallMiniWindow, DeviceTestDialog, usePreloadCallCode } from './callParts.ts';
import { VoiceProvider } from './models/VoiceProvider.tsx';
import { useIsMiniOpen } from './models/voiceContext.ts';
import { CallPrompts } from './pages/CallPrompts.tsx';
import { voiceUpdates } from './updates.ts';

export const voiceFeature: WorkplaceFeature = {
  updates: voiceUpdates,
  Provider: VoiceProvider,
  useEffects: usePreloadCallCode,
  Prompt: VoiceNotices,
  Overlay: Overlays,
};

function VoiceNotices() {
  return (
    <Suspense>
      <CallPrompts />
    </Suspense>
  );
}

function Overlays() {
  const test = useStore(deviceTest);
  const isMini = useIsMiniOpen();
  return (
    <>
      {isMini && <CallMiniWindow />}
      {test.open && <DeviceTestDialog camera={test.camera} />}
    </>
  );
}
