import { unwrap, type Schemas } from '@office/api';
import { PresenceMenu, type Presence, type PresenceMenuState } from '@office/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { office } from '../api/client.ts';
import { useMutateQueries } from '../api/queries.ts';
import { signOut } from '../auth/signOut.ts';

export interface OwnPresenceProps {
  profile: Schemas['Profile'] | undefined;
  presence: Presence;
  name: string;
}

/** One's own presence and the ways to profile, organisation and out. */
export function OwnPresence({ profile, presence, name }: OwnPresenceProps) {
  const navigate = useNavigate();
  const mutate = useMutateQueries();
  const [asked, setAsked] = useState<Presence | null>(null);
  const [state, setState] = useState<PresenceMenuState>({ status: 'idle' });

  const change = async (next: Presence) => {
    setAsked(next);
    setState({ status: 'saving' });
    try {
      const { status, workingStatus } = await unwrap(
        office.PATCH('/v1/users/status', { body: next }),
      );
      await mutate(
        ['/v1/auth/user/profile'],
        (known) => known && { ...known, status, workingStatus },
        { revalidate: false },
      );
      setState({ status: 'idle' });
    } catch {
      setState({ status: 'failed' });
    } finally {
      setAsked(null);
    }
  };

  return (
    <PresenceMenu
      name={name}
      {...(profile ? { email: profile.email } : {})}
      {...(profile?.avatarUrl ? { avatarUrl: profile.avatarUrl } : {})}
      presence={asked ?? presence}
      state={state}
      onChange={(next) => void change(next)}
      onEditProfile={() => void navigate('/profile')}
      onSwitchOrganization={() => void navigate('/organization')}
      onHelp={() => void navigate('/question-and-answer')}
      onSignOut={() => void signOut()}
    />
  );
}
