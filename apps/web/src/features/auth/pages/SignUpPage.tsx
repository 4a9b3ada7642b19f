import {
  SignUp,
  type SignUpError,
  type SignUpInformation,
  type SignUpState,
  type SignUpSubmission,
} from '@office/ui/screens/auth';
import { localizedName } from '@office/vocabulary';
import { toErrorParams, unwrap } from '@office/api';
import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { anonymousOffice } from '@office/client/api/anonymousClient.ts';
import { office } from '../../../platform/api/client.ts';
import { dropEmpty } from '@office/client/lib/dropEmpty.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { useLinkToken } from '../../../lib/useLinkToken.ts';
import { useLoad, type Loaded } from '@office/client/api/useLoad.ts';
import { errorCode, isAlreadyReported } from '@office/client/errors/errorCode.ts';
import { errorText } from '@office/client/errors/errorText.ts';
import { useLanguage } from '@office/client/i18n/useLanguage.ts';
import { tabStorage } from '@office/client/lib/browserStorage.ts';
import { session } from '../../../platform/session/browserSession.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { clearReturnPath, rememberRequestedPage } from '../../../platform/session/returnPath.ts';
import { knownEmail } from '@office/client/signIn/knownEmail.ts';
import { linkProblem } from '../../../platform/errors/linkProblem.ts';
import { SignUpDrafts } from '../signUpDraft.ts';

const drafts = new SignUpDrafts(tabStorage);

interface Invited {
  email: string;
  name: string | null;
  nameLatin: string | null;
  registered: boolean;
  minPasswordLength: number;
}

/** Registration through an invitation link. Makes two requests; the second sets the password. */
export function SignUpPage() {
  const token = useLinkToken();
  const isInvited = useSearchParams()[0].has('token');
  const language = useLanguage();
  const [error, setError] = useState<SignUpError>();
  const [completedName, setCompletedName] = useState<string>();
  const { loaded, retry } = useLoad<Invited | null>(token, async () =>
    token
      ? unwrap(anonymousOffice.POST('/v1/organization-invites/check', { body: { token } }))
      : null,
  );

  const state = completedName === undefined ? stateOf(loaded, isInvited) : completed(completedName);
  const email = 'email' in state ? state.email : undefined;
  useEffect(() => {
    if (email) knownEmail.remember(email);
  }, [email]);

  const isDone = state.status === 'registered' || state.status === 'complete';
  useEffect(() => {
    if (isDone) drafts.forget();
  }, [isDone]);

  // A person with an account accepts the invitation after signing in.
  const { user } = useSession();
  const invitation =
    loaded.status === 'ready' && loaded.value?.registered && completedName === undefined
      ? `/join-organization?token=${encodeURIComponent(token)}`
      : undefined;
  useEffect(() => {
    if (invitation !== undefined) rememberRequestedPage(invitation);
  }, [invitation]);

  const [submit, submitting] = useAction(async ({ information, password }: SignUpSubmission) => {
    setError(undefined);
    try {
      const { nameKanji, ...optional } = information;
      const registered = await unwrap(
        office.POST('/v1/users', { body: { token, nameKanji, ...dropEmpty(optional) } }),
      );
      const { setFirstPassword } = await import('./signInCalls.ts');
      const answer = await setFirstPassword(registered.userId, {
        token: registered.token,
        password,
      });
      // The link has been used, so the page must not be restored.
      clearReturnPath();
      setCompletedName(localizedName(nameKanji, information.nameLatin, language));
      session.signIn(answer, { staySignedIn: false });
      knownEmail.forget();
    } catch (failure) {
      if (errorCode(failure) === 'emailAlreadyRegistered') setError({ kind: 'emailRegistered' });
      // The member is registered if an earlier request used the link and its response was lost.
      else if (errorCode(failure) === 'registrationLinkExpired') retry();
      else if (!isAlreadyReported(failure)) setError({ kind: 'other', text: errorText(failure) });
    }
  });

  const problem = loaded.status === 'error' ? linkProblem(loaded.error) : null;
  if (problem === 'replaced' || problem === 'withdrawn') {
    return <Navigate to={`/join-organization?token=${encodeURIComponent(token)}`} replace />;
  }
  if (invitation !== undefined && user) return <Navigate to={invitation} replace />;
  return (
    <SignUp
      state={state}
      language={language}
      submitting={submitting}
      error={error}
      draft={email === undefined ? undefined : (drafts.get(email) ?? invitedDraft(loaded))}
      onSubmit={submit}
      onDraftChange={({ draft }) => {
        if (email) drafts.keep(email, draft);
      }}
      onRetry={retry}
    />
  );
}

function invitedDraft(loaded: Loaded<Invited | null>): Partial<SignUpInformation> | undefined {
  if (loaded.status !== 'ready' || !loaded.value) return undefined;
  const { name, nameLatin } = loaded.value;
  return name || nameLatin ? { nameKanji: name ?? '', nameLatin: nameLatin ?? '' } : undefined;
}

const completed = (name: string): SignUpState => ({ status: 'complete', name });

function stateOf(loaded: Loaded<Invited | null>, isInvited: boolean): SignUpState {
  switch (loaded.status) {
    case 'loading':
      return { status: 'loading' };
    case 'error':
      return refusedState(loaded.error);
    case 'ready':
      if (!loaded.value) return { status: isInvited ? 'invalid' : 'uninvited' };
      return {
        status: loaded.value.registered ? 'registered' : 'ready',
        email: loaded.value.email,
        minPasswordLength: loaded.value.minPasswordLength,
      };
  }
}

function refusedState(error: unknown): SignUpState {
  const { email } = toErrorParams(error);
  if (errorCode(error) === 'alreadyMember' && email) return { status: 'registered', email };
  const problem = linkProblem(error);
  if (problem) return { status: problem === 'expired' ? 'expired' : 'invalid' };
  return { status: 'error', text: errorText(error) };
}
