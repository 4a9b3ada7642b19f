import { useNavigationType } from 'react-router-dom';

/**
 * Whether the composer is focused when a conversation opens. False on touch devices, where focus opens the
 * on-screen
 * keyboard, and after reload or back navigation, where the browser restores focus.
 */
export function useFocusOnOpen(): boolean {
  const isOpened = useNavigationType() !== 'POP';
  return isOpened && window.matchMedia('(pointer: fine)').matches;
}
