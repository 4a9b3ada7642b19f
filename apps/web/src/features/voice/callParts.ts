import { lazyPart } from '@office/client/loading/lazyPart.tsx';
import { useEffect } from 'react';
import { useCalls } from './models/voiceContext.ts';
import { whenIdle } from '../../lib/whenIdle.ts';

const callBar = () => import('./pages/ActiveCallBar.tsx');
const callStage = () => import('./pages/CallStagePanel.tsx');
const miniWindow = () => import('./pages/CallMiniWindow.tsx');
const deviceTestDialog = () => import('./pages/DeviceTestDialog.tsx');
const roomPanel = () => import('./pages/VoiceChatPage.tsx');

export const ActiveCallBar = lazyPart(async () => (await callBar()).ActiveCallBar);
export const CallStagePanel = lazyPart(async () => (await callStage()).CallStagePanel);
export const CallMiniWindow = lazyPart(async () => (await miniWindow()).CallMiniWindow);

export const DeviceTestDialog = lazyPart(async () => (await deviceTestDialog()).DeviceTestDialog);

/** During a call, preloads all code that it may need: a deployment may remove the files. */
export function usePreloadCallCode(): void {
  useEffect(() => whenIdle(() => void callBar().catch(() => {})), []);
  const isCall = useCalls().call !== null;
  useEffect(() => {
    if (!isCall) return;
    whenIdle(() => {
      for (const load of [callStage, miniWindow, roomPanel, deviceTestDialog])
        load().catch(() => {});
    });
  }, [isCall]);
}
