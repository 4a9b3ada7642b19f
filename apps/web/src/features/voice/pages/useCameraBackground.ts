import type { CameraBackgroundChoice } from '@office/ui/screens/voice';
import { useSyncExternalStore } from 'react';
import {
  onBackgroundSelected,
  ownBackgroundPicture,
  selectedBackground,
} from '../media/background/backgroundChoice.ts';

/** Undefined if the browser cannot process the camera. */
export function useCameraBackground(): CameraBackgroundChoice | undefined {
  const selected = useSyncExternalStore(onBackgroundSelected, selectedBackground);
  const hasOwnPicture = useSyncExternalStore(
    onBackgroundSelected,
    () => ownBackgroundPicture() !== null,
  );
  return canReplaceBackground() ? { selected, hasOwnPicture } : undefined;
}

function canReplaceBackground(): boolean {
  return (
    typeof OffscreenCanvas === 'function' &&
    'captureStream' in HTMLCanvasElement.prototype &&
    typeof WebAssembly === 'object'
  );
}
