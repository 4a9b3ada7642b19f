import { isMissing } from '@office/client/errors/isMissing.ts';
import { ProfileCard, type ProfileCardState } from '@office/ui/screens/people';
import { useMatch, useNavigate, useParams } from 'react-router-dom';
import { useQuery } from '../../../platform/api/queries.ts';
import { usePageName } from '@office/client/navigation/pageName.ts';
import { useBack } from '@office/client/lib/useBack.ts';
import { displayName } from '@office/client/people/displayName.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { NoteDialog } from './NoteDialog.tsx';
import { toProfilePerson } from '../models/personViewModels.ts';
import { useLiveLocation } from '../models/useLiveLocation.ts';
import { usePlaceNames } from '../models/usePlaceNames.ts';
import { usePersonActions } from '../models/usePersonActions.ts';

export function PersonPage() {
  const { userId = '' } = useParams();
  const writesNote = useMatch('/people/:userId/note') !== null;
  const navigate = useNavigate();
  const back = useBack('/people');
  const { user } = useSession();
  const path = { id: userId };
  const { data, error, mutate } = useQuery('/v1/users/{id}', { params: { path } });
  usePageName(data && displayName(data));
  const card = useLiveLocation(data, mutate);
  const placeOf = usePlaceNames(card ? [card] : []);
  const personActions = usePersonActions();

  const state = (): ProfileCardState => {
    if (card) {
      const isMe = card.userId === user?.id;
      return { status: 'ready', person: toProfilePerson(card, placeOf(card)), isMe };
    }
    if (!error) return { status: 'loading' };
    return { status: isMissing(error) ? 'notFound' : 'error' };
  };

  return (
    <>
      <ProfileCard
        state={state()}
        actions={data ? personActions(data) : {}}
        onEdit={() => void navigate('/profile')}
        onBack={back}
        onRetry={() => void mutate()}
        onSeeAll={() => void navigate('/people')}
      />
      {writesNote && data ? (
        <NoteDialog
          recipient={{ userId, name: displayName(data) }}
          onClose={() => void navigate(`/people/${userId}`, { replace: true })}
        />
      ) : null}
    </>
  );
}
