import { useMemo } from 'react';
import { useStore } from '@office/client/lib/useStore.ts';
import { useSession } from '../../../../platform/session/useSession.ts';
import { useVideos } from './useVideos.ts';
import { useVoice } from '../voiceContext.ts';

const none: ReadonlyMap<string, MediaStream> = new Map();

/** Camera streams of the current call by user id, including the member's own. */
export function useFaces(): ReadonlyMap<string, MediaStream> {
  const { calls } = useVoice();
  const { user } = useSession();
  const videos = useVideos();
  const participants = useStore(calls, ({ call }) => call?.participants);
  const own = useStore(calls, ({ call }) => call?.media.pictures.camera);
  const myId = user?.id;
  const withCamera = participants?.filter(({ camera }) => camera);
  // The call state changes with every spoken word; the key changes only when a camera is switched on or off.
  const key = withCamera
    ?.map(({ participantId, userId }) => `${participantId} ${userId}`)
    .join('\n');
  return useMemo(() => {
    const faces = new Map<string, MediaStream>();
    if (own && myId) faces.set(myId, own);
    for (const line of key ? key.split('\n') : []) {
      const [participantId = '', userId = ''] = line.split(' ');
      const camera = videos.get(participantId)?.camera;
      if (camera) faces.set(userId, camera);
    }
    return faces.size > 0 ? faces : none;
  }, [videos, key, own, myId]);
}
