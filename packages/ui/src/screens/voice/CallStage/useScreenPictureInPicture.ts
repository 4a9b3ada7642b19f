import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';

const subscribeToNothing = () => () => {};
const isSupported = () => 'pictureInPictureEnabled' in document && document.pictureInPictureEnabled;

/** Video of the large tile in the browser's picture-in-picture window. Null if not supported. */
export function useScreenPictureInPicture(
  list: RefObject<HTMLElement | null>,
): { isOpen: boolean; toggle(): void } | null {
  const supported = useSyncExternalStore(subscribeToNothing, isSupported, () => false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const element = list.current;
    const update = () => setOpen(element?.contains(document.pictureInPictureElement) ?? false);
    element?.addEventListener('enterpictureinpicture', update);
    element?.addEventListener('leavepictureinpicture', update);
    return () => {
      element?.removeEventListener('enterpictureinpicture', update);
      element?.removeEventListener('leavepictureinpicture', update);
    };
  }, [list]);
  if (!supported) return null;
  const toggle = async () => {
    const video = list.current?.querySelector<HTMLVideoElement>('[data-large="true"] video');
    if (isOpen) await document.exitPictureInPicture();
    else await video?.requestPictureInPicture();
  };
  return {
    isOpen,
    // Rejected before the first frame, and when the member has already closed the window.
    toggle: () => void toggle().catch(() => {}),
  };
}
