import { useSyncExternalStore } from 'react';
import type { ParticipantVideos } from '../rtc/RemoteVideos.ts';
import { useCalls, useVoice } from './voiceContext.ts';

const none: ReadonlyMap<string, ParticipantVideos> = new Map();
const nothing = () => () => {};

/** The pictures of the others in the call, by participant id; a stream each, for a video element. */
export function useVideos(): ReadonlyMap<string, ParticipantVideos> {
  const { calls } = useVoice();
  // It is read anew with each call.
  useCalls();
  const videos = calls.call?.videos;
  return useSyncExternalStore(videos?.subscribe ?? nothing, videos?.getSnapshot ?? (() => none));
}
