import { useNavigationType } from 'react-router-dom';

/**
 * Whether the composer takes the focus when a conversation opens. Not where it brings a keyboard onto
 * the screen, and not after a reload or going back: then the focus is the browser's matter.
 */
export function useFocusOnOpen(): boolean {
  const isOpened = useNavigationType() !== 'POP';
  return isOpened && window.matchMedia('(pointer: fine)').matches;
}
