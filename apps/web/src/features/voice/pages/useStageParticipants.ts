import type { StagePerson } from '@office/ui/screens/voice';
import { displayName } from '@office/client/people/displayName.ts';
import { ownPicture } from '../../../office/people/portraits.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import type { ActiveCallState } from '../models/call/callState.ts';
import { useVideos } from '../models/hooks/useVideos.ts';
import { toStagePerson } from './viewModels.ts';

export function useStageParticipants(call: ActiveCallState): StagePerson[] {
  const { participants, media, muted, speaking } = call;
  const { user } = useSession();
  const { data: profile } = useQuery('/v1/auth/user/profile');
  const videos = useVideos();
  const { camera, screen } = media.pictures;
  const me: StagePerson = {
    userId: user?.id ?? '',
    name: profile ? displayName(profile) : '',
    avatarUrl: profile ? ownPicture(profile) : null,
    isMe: true,
    muted,
    speaking,
    camera: camera !== undefined,
    sharing: screen !== undefined,
    handRaised: media.handRaisedAt !== null,
    cameraPicture: camera ?? null,
    screenPicture: screen ?? null,
  };
  const speakers = participants.filter(({ listener }) => !listener);
  const others = speakers.map((participant) => toStagePerson(participant, videos));
  return call.isListener ? others : [me, ...others];
}
