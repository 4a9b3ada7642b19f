import { useEffect } from 'react';
import { useStore } from '@office/client/lib/useStore.ts';
import { useRoomDocument } from '../../sharing-document/index.ts';
import type { VoiceCall } from './call/VoiceCall.ts';
import { useVoice } from './voiceContext.ts';

/** Adds the shared document, at the page that the member looks at, to their recording. */
export function RecordedDocumentView({ call, roomId }: { call: VoiceCall; roomId: string }) {
  const { recording } = call;
  const isRecording = useStore(recording, ({ own }) => own !== 'none');
  return isRecording ? <Document call={call} roomId={roomId} /> : null;
}

function Document({ call: { recording }, roomId }: { call: VoiceCall; roomId: string }) {
  const isLatest = useStore(useVoice().stage, ({ isDocumentLatest }) => isDocumentLatest);
  const { view } = useRoomDocument(roomId);
  const isShared = view !== null;
  const url = view?.picture.status === 'ready' ? view.picture.url : null;
  useEffect(
    () => recording.showDocument(isShared ? { url, isLatest } : null),
    [recording, isShared, url, isLatest],
  );
  useEffect(() => () => recording.showDocument(null), [recording]);
  return null;
}
