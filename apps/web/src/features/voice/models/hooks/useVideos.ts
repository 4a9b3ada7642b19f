import { useSyncExternalStore } from 'react';
import type { ParticipantVideos } from '../../rtc/RemoteVideos.ts';
import { useCalls, useVoice } from '../voiceContext.ts';

const none: ReadonlyMap<string, ParticipantVideos> = new Map();
const nothing = () => () => {};

export function useVideos(): ReadonlyMap<string, ParticipantVideos> {
  const { calls } = useVoice();
  // Re-renders when the call changes.
  useCalls();
  const videos = calls.call?.videos;
  return useSyncExternalStore(videos?.subscribe ?? nothing, videos?.getSnapshot ?? (() => none));
}
