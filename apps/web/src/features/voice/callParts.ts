import { lazyPart } from '@office/client/loading/lazyPart.tsx';
import { useEffect } from 'react';
import { useCalls } from './models/voiceContext.ts';
import { whenIdle } from '../../lib/whenIdle.ts';

const callStage = () => import('./pages/CallStagePanel.tsx');
const miniWindow = () => import('./pages/CallMiniWindow.tsx');
const deviceTestDialog = () => import('./pages/DeviceTestDialog.tsx');
const roomPanel = () => import('./pages/VoiceChatPage.tsx');

export const CallStagePanel = lazyPart(async () => (await callStage()).CallStagePanel);
export const CallMiniWindow = lazyPart(async () => (await miniWindow()).CallMiniWindow);

export const DeviceTestDialog = lazyPart(async () => (await deviceTestDialog()).DeviceTestDialog);

/** Preloads all code that a call may need, because a deployment during the call may remove the files. */
export function usePreloadCallCode(): void {
  const isCall = useCalls().call !== null;
  useEffect(() => {
    if (!isCall) return;
    whenIdle(() => {
      for (const load of [callStage, miniWindow, roomPanel, deviceTestDialog])
        load().catch(() => {});
    });
  }, [isCall]);
}
