import { useMemo, useState, type ComponentType, type ReactNode } from 'react';
import type { ChatMessage } from '../chat.ts';
import { OpenPictureContext, type OpenPicture } from './openPictureContext.ts';
import type { PictureViewerProps } from './PictureViewer.tsx';

interface PictureViewingProps {
  root: ChatMessage | undefined;
  messages: readonly ChatMessage[];
  children: ReactNode;
}

/** Provides a viewer for the pictures of the messages. Loads it with the first opened picture. */
export function PictureViewing({ root, messages, children }: PictureViewingProps) {
  const all = useMemo(() => (root ? [root, ...messages] : messages), [root, messages]);
  const [Viewer, setViewer] = useState<ComponentType<PictureViewerProps>>();
  const [openKey, setOpenKey] = useState<string>();
  const [open] = useState((): OpenPicture => ({ key, url }) => {
    import('./PictureViewer.tsx').then(
      ({ PictureViewer }) => {
        setViewer(() => PictureViewer);
        setOpenKey(key);
      },
      () => window.open(url, '_blank', 'noopener,noreferrer'),
    );
  });
  return (
    <OpenPictureContext value={open}>
      {children}
      {Viewer && openKey !== undefined && (
        <Viewer messages={all} initialKey={openKey} onClose={() => setOpenKey(undefined)} />
      )}
    </OpenPictureContext>
  );
}
