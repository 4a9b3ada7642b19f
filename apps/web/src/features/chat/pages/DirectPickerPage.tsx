import { DirectMessagePicker, GroupMessagePicker } from '@office/ui/screens/chat';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAction } from '@office/client/lib/useAction.ts';
import { errorText } from '@office/client/errors/errorText.ts';
import { peopleToAddTo } from './addPeopleTarget.ts';
import { useColleagueSearch, useDirectSearch } from './candidateSearch.ts';
import { useDirectMessage } from './useDirectMessage.ts';

export function DirectPickerPage() {
  const navigate = useNavigate();
  const { known, ...search } = useDirectSearch();
  const writeTo = useDirectMessage();
  const [error, setError] = useState<{ text: string }>();
  const [choose] = useAction(async (userId: string) => {
    setError(undefined);
    await writeTo(userId).catch((refused) => setError({ text: errorText(refused) }));
  });
  return (
    <DirectMessagePicker
      {...search}
      known={known}
      error={error}
      onChoose={({ userId }) => choose(userId)}
      onGroup={() => void navigate('?view=group')}
      onBack={() => void navigate('/direct-message')}
    />
  );
}

export function GroupPickerPage() {
  const navigate = useNavigate();
  const initial = peopleToAddTo(useLocation());
  const search = useColleagueSearch();
  const writeTo = useDirectMessage();
  const [error, setError] = useState<{ text: string }>();
  const [open, submitting] = useAction(async (userIds: string[]) => {
    setError(undefined);
    await writeTo(...userIds).catch((refused) => setError({ text: errorText(refused) }));
  });
  return (
    <GroupMessagePicker
      {...search}
      submitting={submitting}
      error={error}
      initial={initial}
      onSubmit={({ userIds }) => open(userIds)}
      onBack={() => void (initial.length > 0 ? navigate(-1) : navigate('?view=new'))}
    />
  );
}
