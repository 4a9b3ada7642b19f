import { unwrap, type Schemas } from '@office/api';
import { refusedFields } from '@office/client/errors/errorCode.ts';
import {
  ProfileEdit,
  type ProfileDraft,
  type ProfileEditProps,
  type ProfileEditState,
} from '@office/ui/screens/people';
import { useState } from 'react';
import { office } from '../../../platform/api/client.ts';
import { useMutateQueries, useQuery } from '../../../platform/api/queries.ts';
import { emptyToNull } from '@office/client/lib/dropEmpty.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { useBack } from '@office/client/lib/useBack.ts';
import { errorText } from '@office/client/errors/errorText.ts';
import { uploadPicture } from '../../../platform/files/uploadPicture.ts';
import { changeLanguage } from '@office/client/i18n/i18n.ts';
import { tabStorage } from '@office/client/lib/browserStorage.ts';
import { session } from '../../../platform/session/browserSession.ts';
import { ownPicture } from '../../../office/people/portraits.ts';
import { ProfileDrafts } from '../models/ProfileDrafts.ts';

type Submission = Parameters<ProfileEditProps['onSubmit']>[0];

const drafts = new ProfileDrafts(tabStorage);

function storeDraft(draft: ProfileDraft | null): void {
  const { user } = session.getSnapshot();
  if (user) drafts.keep(user.id, draft);
}

export function ProfilePage() {
  const back = useBack('/main');
  const renew = useMutateQueries();
  const { data, error, mutate } = useQuery('/v1/auth/user/profile');
  const [draft] = useState(() => drafts.get(session.getSnapshot().user?.id ?? ''));
  const [result, setResult] = useState<NonNullable<ProfileEditProps['result']>>();

  const [save, submitting] = useAction(async (submission: Submission) => {
    setResult(undefined);
    try {
      await saveProfile(submission, data?.language);
      storeDraft(null);
      await mutate();
      await renew(['/v1/users/{id}']);
      setResult({ status: 'saved' });
    } catch (failure) {
      const field = refusedField(failure, submission.values);
      setResult({ status: 'failed', text: errorText(failure), ...(field && { field }) });
    }
  });

  return (
    <ProfileEdit
      state={stateOf(data, error)}
      submitting={submitting}
      {...(result ? { result } : {})}
      {...(draft ? { draft } : {})}
      onDraftChange={(event) => storeDraft(event.draft)}
      onSubmit={save}
      onBack={back}
      onRetry={() => void mutate()}
    />
  );
}

/** The first field of the form that the server refused. */
function refusedField(
  failure: unknown,
  values: Submission['values'],
): keyof Submission['values'] | undefined {
  const refused = refusedFields(failure);
  return typedKeys(values).find((name) => refused.includes(name));
}

const typedKeys = <T extends object>(value: T) => Object.keys(value) as (keyof T)[];

async function saveProfile(
  { values, photo }: Submission,
  storedLanguage: Schemas['Language'] | undefined,
): Promise<void> {
  const { language, nameKanji, ...optional } = values;
  const avatarKey = photo ? await uploadPicture('profile', photo) : photo;
  await unwrap(
    office.PATCH('/v1/auth/user/profile', {
      body: {
        nameKanji,
        ...emptyToNull(optional),
        ...(avatarKey === undefined ? {} : { avatarKey }),
      },
    }),
  );
  // The browser may show another language than the profile: saves it only if changed in the form.
  if (language === storedLanguage) return;
  await unwrap(office.PATCH('/v1/auth/user/language', { body: { language } }));
  await changeLanguage(language);
}

function stateOf(profile: Schemas['Profile'] | undefined, error: unknown): ProfileEditState {
  if (!profile) return { status: error ? 'error' : 'loading' };
  return {
    status: 'ready',
    email: profile.email,
    ...(profile.avatarUrl ? { avatarUrl: profile.avatarUrl } : {}),
    portraitUrl: ownPicture({ ...profile, avatarUrl: null }),
    profile: {
      nameKanji: profile.nameKanji,
      nameKatakana: profile.nameKatakana,
      nameLatin: profile.nameLatin,
      nickname: profile.nickname ?? '',
      gender: profile.gender ?? '',
      dateOfBirth: profile.dateOfBirth ?? '',
      department: profile.department ?? '',
      jobTitle: profile.jobTitle ?? '',
      phoneNumber: profile.phoneNumber ?? '',
      language: profile.language,
      selfIntroduction: profile.selfIntroduction ?? '',
    },
  };
}
