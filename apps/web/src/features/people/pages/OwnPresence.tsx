import type { Schemas } from '@office/api';
import { PresenceMenu } from '@office/ui';
import { useNavigate } from 'react-router-dom';
import { dropEmpty } from '@office/client/lib/dropEmpty.ts';
import { SignOutWithUnsent, useSignOut } from '../../chat/index.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { presenceHints } from '../models/presenceHints.ts';
import { useOwnProfile } from '../models/useOwnProfile.ts';
import { usePresenceChange } from '../models/usePresenceChange.ts';

interface OwnPresenceProps {
  onShortcuts(): void;
  onTour: (() => void) | undefined;
}

export function OwnPresence({ onShortcuts, onTour }: OwnPresenceProps) {
  const navigate = useNavigate();
  const { profile, name, avatarUrl, presence } = useOwnProfile();
  const { state, change } = usePresenceChange();
  const leaving = useSignOut();
  const { organizationId } = useSession();
  const { data: organization } = useQuery(
    '/v1/organizations/user/{organizationId}',
    organizationId ? { params: { path: { organizationId } } } : null,
  );
  const { data: permission } = useQuery('/v1/auth/user/permission');
  return (
    <>
      <PresenceMenu
        name={name}
        organizationName={organization?.name ?? ''}
        {...dropEmpty({ email: profile?.email, avatarUrl })}
        presence={state.status === 'saving' ? state.presence : presence}
        {...(profile ? presenceHints(profile) : {})}
        state={{ status: state.status }}
        onChange={change}
        onEditProfile={() => void navigate('/profile')}
        onSwitchOrganization={() => void navigate('/organization')}
        onHelp={() => void navigate('/question-and-answer')}
        onShortcuts={onShortcuts}
        {...(onTour ? { onTour } : {})}
        {...(isAdministrator(permission) ? { administrationHref: '/admin' } : {})}
        onSignOut={leaving.requestSignOut}
      />
      {leaving.unsent > 0 ? (
        <SignOutWithUnsent
          count={leaving.unsent}
          onConfirm={leaving.confirm}
          onCancel={leaving.cancel}
        />
      ) : null}
    </>
  );
}

function isAdministrator(permission: Schemas['Permission'] | undefined): boolean {
  return permission?.role === 'SYSTEM_ADMIN' || permission?.role === 'ORGANIZATION_ADMIN';
}
