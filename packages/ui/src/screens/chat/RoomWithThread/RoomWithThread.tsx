import { useEffect, useRef, useState, type ReactNode } from 'react';
import * as styles from './RoomWithThread.css.ts';

export interface RoomWithThreadProps {
  /** A `ChatRoom`. */
  room: ReactNode;
  /** A `ThreadPanel` with `beside`, or null. */
  thread: ReactNode;
  /** Called for Escape while a thread is open. */
  onCloseThread(): void;
}

/** A room, and beside it an open thread. Closing the thread returns the focus to the room. */
export function RoomWithThread({ room, thread, onCloseThread }: RoomWithThreadProps) {
  const isOpen = thread !== null;
  const roomRef = useRef<HTMLDivElement>(null);
  useFocusInRoom(isOpen, roomRef);
  return (
    <div
      className={styles.root}
      data-component="RoomWithThread"
      onKeyDown={(event) => {
        // Ignores an Escape that was handled by a menu, a dialog or the thread.
        const { key, defaultPrevented, nativeEvent } = event;
        if (!isOpen || key !== 'Escape' || defaultPrevented || nativeEvent.isComposing) return;
        event.preventDefault();
        onCloseThread();
      }}
    >
      <div ref={roomRef} className={styles.room}>
        {room}
      </div>
      {isOpen && <div className={styles.thread}>{thread}</div>}
    </div>
  );
}

/** Focuses the element that opened the thread if the focus was in the closed thread. */
function useFocusInRoom(isOpen: boolean, roomRef: { current: HTMLElement | null }): void {
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [opener, setOpener] = useState<Element | null>(null);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setOpener(document.activeElement);
  }
  useEffect(() => {
    if (isOpen || !opener || document.activeElement !== document.body) return;
    const target = roomRef.current?.contains(opener) ? opener.closest('article') : null;
    const field = roomRef.current?.querySelector<HTMLElement>(
      'textarea, [role=feed] [tabindex="0"]',
    );
    (target ?? field)?.focus();
  }, [isOpen, opener, roomRef]);
}
