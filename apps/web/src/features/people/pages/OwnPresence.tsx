import type { Schemas } from '@office/api';
import { PresenceMenu } from '@office/ui/screens/people';
import { SignOutWithUnsent } from '@office/ui/SignOutWithUnsent';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyPart } from '@office/client/loading/lazyPart.tsx';
import { dropEmpty } from '@office/client/lib/dropEmpty.ts';
import { useSignOut } from '../../chat/index.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { presenceHints } from '../models/presenceHints.ts';
import { useOwnReachability } from '../../../platform/reachability/useOwnReachability.ts';
import { useOwnProfile } from '../models/useOwnProfile.ts';
import { usePresenceChange } from '../models/usePresenceChange.ts';

interface OwnPresenceProps {
  onShortcuts(): void;
  onTour: (() => void) | undefined;
}

const OwnStatusLine = lazyPart(
  async () =>
    (await import('../../../platform/reachability/ReachabilityDialogs.tsx')).OwnStatusLine,
);

const OwnQuietTime = lazyPart(
  async () => (await import('../../../platform/reachability/ReachabilityDialogs.tsx')).OwnQuietTime,
);

export function OwnPresence({ onShortcuts, onTour }: OwnPresenceProps) {
  const navigate = useNavigate();
  const { profile, name, avatarUrl, presence } = useOwnProfile();
  const { state, change } = usePresenceChange();
  const { statusLine, pausedUntil, hasQuietTime, clearStatusLine, resume } = useOwnReachability();
  const [dialog, setDialog] = useState<'statusLine' | 'quietTime'>();
  const closeDialog = () => setDialog(undefined);
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
        statusLine={statusLine}
        pausedUntil={pausedUntil}
        onEditStatusLine={() => setDialog('statusLine')}
        onClearStatusLine={() => void clearStatusLine()}
        onPause={() => setDialog('quietTime')}
        onResume={hasQuietTime ? () => void resume() : undefined}
        onEditProfile={() => void navigate('/profile')}
        onSwitchOrganization={() => void navigate('/organization')}
        onHelp={() => void navigate('/question-and-answer')}
        onShortcuts={onShortcuts}
        {...(onTour ? { onTour } : {})}
        {...(isAdministrator(permission) ? { administrationHref: '/admin' } : {})}
        onSignOut={leaving.requestSignOut}
      />
      {dialog === 'statusLine' ? <OwnStatusLine onClose={closeDialog} /> : null}
      {dialog === 'quietTime' ? <OwnQuietTime onClose={closeDialog} /> : null}
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
