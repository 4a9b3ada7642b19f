import type { PersonActions } from '@office/ui';
import { useNavigate } from 'react-router-dom';
import { useStore } from '@office/client/lib/useStore.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { useDirectMessage } from '../../chat/index.ts';
import { showError } from '@office/client/errors/showError.ts';
import { walkRequests } from '../../../office/walking/WalkRequestStore.ts';
import { useGoTo } from '../../../office/walking/useGoTo.ts';
import { planHref } from '../../meeting/index.ts';
import { useMayCreate } from '../../organization/index.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { useCallAction } from '../../voice/index.ts';
import type { LocatedPerson } from '../../../office/people/callRequests.ts';

export function usePersonActions(): (person: LocatedPerson) => PersonActions {
  const navigate = useNavigate();
  const goTo = useGoTo();
  const { user } = useSession();
  const mayWrite = useMayCreate('chat');
  const mayLeaveNotes = useMayCreate('map');
  const mayTalk = useMayCreate('voice');
  const mayMeet = useMayCreate('meeting');
  const following = useStore(walkRequests, (requests) => requests.following);
  const writeTo = useDirectMessage();
  const call = useCallAction();
  const [write] = useAction((userId: string) => writeTo(userId).catch(showError));

  return (person) => {
    const { userId, floorId } = person;
    const profile = { onPress: () => void navigate(`/people/${userId}`) };
    if (userId === user?.id) return { profile };
    const forMembers = (may: boolean, onPress: () => void) =>
      may ? { onPress } : ({ disabled: 'guest', onPress } as const);
    const talk = (onPress: () => void) =>
      person.status === 'LOGGED_OUT'
        ? ({ disabled: 'offline', onPress } as const)
        : forMembers(mayTalk ?? false, onPress);
    const follows = following?.userId === userId;
    const message =
      mayWrite === undefined ? {} : { message: forMembers(mayWrite, () => write(userId)) };
    if (person.bot) return { ...message, profile };
    return {
      ...message,
      ...(mayTalk === undefined ? {} : { call: talk(() => call(person)) }),
      ...(floorId
        ? {
            goTo: { onPress: () => goTo({ floorId, goal: { userId } }) },
            follow: {
              active: follows,
              onPress: () =>
                follows
                  ? walkRequests.stopFollowing()
                  : goTo({ floorId, goal: { userId, follow: true } }),
            },
          }
        : {}),
      ...(mayMeet === undefined
        ? {}
        : { meet: forMembers(mayMeet, () => void navigate(planHref({ userIds: userId }))) }),
      ...(mayLeaveNotes === undefined
        ? {}
        : { note: forMembers(mayLeaveNotes, () => void navigate(`/people/${userId}/note`)) }),
      profile,
    };
  };
}
