import { toErrorParams, unwrap, type Schemas } from '@office/api';
import { JoinOrganization, type JoinOrganizationState } from '@office/ui/screens/organization';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { anonymousOffice } from '@office/client/api/anonymousClient.ts';
import { office } from '../../../platform/api/client.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { useLinkToken } from '../../../lib/useLinkToken.ts';
import { useLoad, type Loaded } from '@office/client/api/useLoad.ts';
import { endSession } from '../../../platform/session/endSession.ts';
import { knownEmail } from '@office/client/signIn/knownEmail.ts';
import { linkProblem } from '../../../platform/errors/linkProblem.ts';
import { errorCode, isAlreadyReported } from '@office/client/errors/errorCode.ts';
import { errorText } from '@office/client/errors/errorText.ts';
import type { SessionUser } from '@office/client/session/sessionState.ts';
import { displayName } from '@office/client/people/displayName.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { clearReturnPath, rememberRequestedPage } from '../../../platform/session/returnPath.ts';
import { enterOrganization } from '../enterOrganization.ts';

type Invite = Schemas['CheckedInvite'];

export function JoinOrganizationPage() {
  const token = useLinkToken();
  const navigate = useNavigate();
  const { user } = useSession();
  const [error, setError] = useState<{ text: string }>();
  // Sent without a session: the page compares the e-mail addresses itself.
  const { loaded, retry } = useLoad<Invite | null>(token, async () =>
    token
      ? unwrap(anonymousOffice.POST('/v1/organization-invites/check', { body: { token } }))
      : null,
  );
  const state = stateOf(loaded, user);

  const { status } = state;
  const invitedEmail = status === 'signedOut' ? state.email : undefined;
  useEffect(() => {
    if (invitedEmail === undefined) return;
    knownEmail.remember(invitedEmail);
    rememberRequestedPage(`${window.location.pathname}${window.location.search}`);
  }, [invitedEmail]);

  const [join, joining] = useAction(async () => {
    setError(undefined);
    try {
      const body = { token };
      const accepted = await unwrap(office.POST('/v1/organization-invites/accept', { body }));
      await enterOrganization(accepted.organizationId);
      clearReturnPath();
      await navigate('/main', { replace: true });
    } catch (failure) {
      if (changesInvitation(failure)) retry();
      else if (!isAlreadyReported(failure)) setError({ text: errorText(failure) });
    }
  });

  // A member of the organisation enters it directly, without the picker.
  const joinedId =
    loaded.status === 'error' ? toErrorParams(loaded.error).organizationId : undefined;
  const [open] = useAction(async () => {
    try {
      if (!user || !joinedId) return await navigate('/organization');
      await enterOrganization(joinedId);
      await navigate('/main', { replace: true });
    } catch {
      // The picker shows the error and the other organisations.
      await navigate('/organization');
    }
  });

  return (
    <JoinOrganization
      state={state}
      signedOut={!user}
      joining={joining}
      error={error}
      signUpHref={`/auth/sign-up?token=${encodeURIComponent(token)}`}
      onJoin={join}
      onOpen={open}
      onSwitchAccount={() => {
        endSession({ returnAfterSignIn: true });
        if (state.status === 'wrongAccount') knownEmail.remember(state.invitedEmail);
      }}
      onRetry={retry}
    />
  );
}

function stateOf(loaded: Loaded<Invite | null>, user: SessionUser | null): JoinOrganizationState {
  if (loaded.status === 'loading') return { status: 'loading' };
  if (loaded.status === 'error') return refusedState(loaded.error, user);
  const invite = loaded.value;
  if (!invite) return { status: 'invalid' };
  const { organization, email, registered } = invite;
  const inviterName = invite.inviter ? displayName(invite.inviter) : null;
  if (!user) return { status: 'signedOut', organization, inviterName, email, registered };
  if (isOther(user, email))
    return { status: 'wrongAccount', organization, invitedEmail: email, currentEmail: user.email };
  return { status: 'valid', organization, inviterName, email };
}

function isOther(user: SessionUser, email: string): boolean {
  return user.email.toLowerCase() !== email.toLowerCase();
}

function refusedState(error: unknown, user: SessionUser | null): JoinOrganizationState {
  const problem = linkProblem(error);
  if (problem) return { status: problem === 'used' ? 'invalid' : problem };
  const { email, organizationName } = toErrorParams(error);
  if (errorCode(error) !== 'alreadyMember' || !organizationName)
    return { status: 'error', text: errorText(error) };
  const organization = { name: organizationName, avatarUrl: null };
  if (user && email && isOther(user, email))
    return { status: 'wrongAccount', organization, invitedEmail: email, currentEmail: user.email };
  return { status: 'alreadyMember', organization };
}

function changesInvitation(failure: unknown): boolean {
  const code = errorCode(failure);
  return code === 'alreadyMember' || code === 'wrongAccount' || linkProblem(failure) !== null;
}
