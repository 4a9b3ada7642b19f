import { useNavigationType } from 'react-router-dom';

/**
 * Who opens a room or a thread writes at once. Not where the field brings a keyboard onto the screen,
 * and not where the page came by a reload or by going back: then the focus is the browser's matter.
 */
export function useWritesAtOnce(): boolean {
  const isOpened = useNavigationType() !== 'POP';
  return isOpened && window.matchMedia('(pointer: fine)').matches;
}
