import { useMedia } from '../../../primitives/useMedia.ts';

/** Returns the key of the hint how to walk in this view with this device. */
export function useWalkTextKey(view: '3d' | '2d'): 'text3d' | 'text3dTouch' | 'text2d' {
  const byTouch = useMedia('(pointer: coarse)');
  if (view === '2d') return 'text2d';
  return byTouch ? 'text3dTouch' : 'text3d';
}
