import { unwrap, type Schemas } from '@office/api';
import { JoinOrganization, type JoinOrganizationState } from '@office/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { anonymousOffice } from '../api/anonymousClient.ts';
import { office } from '../api/client.ts';
import { useAction } from '../app/useAction.ts';
import { useLinkToken } from '../app/useLinkToken.ts';
import { useLoaded, type Loaded } from '../app/useLoaded.ts';
import { endSession } from '../auth/endSession.ts';
import { errorCode } from '../errors/errorCode.ts';
import { errorText } from '../errors/errorText.ts';
import type { SessionUser } from '../session/sessionState.ts';
import { useSession } from '../session/useSession.ts';
import { forgetWantedPage, rememberWantedPage } from '../session/wantedPage.ts';
import { enterOrganization } from './enterOrganization.ts';

type Invite = Schemas['CheckedInvite'];

/** Joining an organisation by the link of an invitation. */
export function JoinOrganizationPage() {
  const { t } = useTranslation('web');
  const token = useLinkToken();
  const navigate = useNavigate();
  const { user } = useSession();
  const [error, setError] = useState<{ text: string }>();
  // Asked as nobody: whose the invitation is, is known by comparing addresses.
  const { loaded, retry } = useLoaded<Invite | null>(token, async () =>
    token
      ? unwrap(anonymousOffice.POST('/v1/organization-invites/check', { body: { token } }))
      : null,
  );
  const state = stateOf(loaded, user, t('thisOrganization'));

  // Who signs in from here comes back with the invitation.
  const { status } = state;
  useEffect(() => {
    if (status === 'signedOut')
      rememberWantedPage(`${window.location.pathname}${window.location.search}`);
  }, [status]);

  const [join, joining] = useAction(async () => {
    setError(undefined);
    try {
      const body = { token };
      const accepted = await unwrap(office.POST('/v1/organization-invites/accept', { body }));
      await enterOrganization(accepted.organizationId);
      forgetWantedPage();
      await navigate('/main', { replace: true });
    } catch (failure) {
      setError({ text: errorText(failure) });
    }
  });

  return (
    <JoinOrganization
      state={state}
      joining={joining}
      error={error}
      signUpHref={`/auth/sign-up?token=${encodeURIComponent(token)}`}
      onJoin={join}
      onOpen={() => void navigate('/organization')}
      onSwitchAccount={() => endSession({ comeBack: true })}
      onRetry={retry}
    />
  );
}

function stateOf(
  loaded: Loaded<Invite | null>,
  user: SessionUser | null,
  thisOrganization: string,
): JoinOrganizationState {
  if (loaded.status === 'loading') return { status: 'loading' };
  if (loaded.status === 'error') return refusedState(loaded.error, thisOrganization);
  const invite = loaded.value;
  if (!invite) return { status: 'invalid' };
  const { organization, email, registered } = invite;
  const inviterName = invite.inviter?.nameKanji ?? null;
  if (!user) return { status: 'signedOut', organization, inviterName, email, registered };
  if (user.email.toLowerCase() !== email.toLowerCase())
    return { status: 'wrongAccount', invitedEmail: email, currentEmail: user.email };
  return { status: 'valid', organization, inviterName, email };
}

function refusedState(error: unknown, thisOrganization: string): JoinOrganizationState {
  switch (errorCode(error)) {
    case 'registrationLinkExpired':
      return { status: 'expired' };
    case 'alreadyMember':
      // The refusal does not say which organisation it is.
      return { status: 'alreadyMember', organization: { name: thisOrganization, avatarUrl: null } };
    case 'invalidRequest':
      return { status: 'invalid' };
    default:
      return { status: 'error', text: errorText(error) };
  }
}
