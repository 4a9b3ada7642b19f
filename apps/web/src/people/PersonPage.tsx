import { ProfileCard, type PersonAction, type ProfileCardState } from '@office/ui';
import { useNavigate, useParams } from 'react-router-dom';
import { useQuery } from '../api/queries.ts';
import { useAction } from '../app/useAction.ts';
import { useDirectMessage } from '../chat/useDirectMessage.ts';
import { showError } from '../errors/showError.ts';
import { useFloors } from '../map/useFloors.ts';
import { useMayCreate } from '../organization/useMayCreate.ts';
import { useSession } from '../session/useSession.ts';
import { goToFloor } from './goToFloor.ts';
import { toProfilePerson } from './person.ts';

/** Who someone is and where they are. */
export function PersonPage() {
  const { userId = '' } = useParams();
  const navigate = useNavigate();
  const { user } = useSession();
  const { names, here } = useFloors();
  const path = { id: userId };
  const { data, error, mutate } = useQuery('/v1/users/{id}', { params: { path } });
  const goTo = data ? goToFloor(data, here?.floor.id, navigate) : undefined;
  const mayWrite = useMayCreate('chat');
  const writeTo = useDirectMessage();
  const [write] = useAction((id: string) => writeTo(id).catch(showError));
  const message: PersonAction = {
    onPress: () => write(userId),
    ...(mayWrite ? {} : { disabled: 'guest' }),
  };
  const later = { disabled: 'later', onPress: () => {} } as const;

  const state = (): ProfileCardState => {
    if (data) {
      const isMe = data.userId === user?.id;
      return { status: 'ready', person: toProfilePerson(data, names), isMe };
    }
    if (!error) return { status: 'loading' };
    return { status: isMissing(error) ? 'notFound' : 'error' };
  };

  return (
    <ProfileCard
      state={state()}
      actions={{
        ...(mayWrite === undefined ? {} : { message }),
        call: later,
        invite: later,
        ...(goTo ? { goTo } : {}),
      }}
      onEdit={() => void navigate('/profile')}
      onBack={() => void navigate(-1)}
      onRetry={() => void mutate()}
      onSeeAll={() => void navigate('/people')}
    />
  );
}

/** Nobody with this id in the organisation; an id that is none at all counts as well. */
function isMissing(error: { statusCode?: number }): boolean {
  return error.statusCode === 404 || error.statusCode === 400;
}
