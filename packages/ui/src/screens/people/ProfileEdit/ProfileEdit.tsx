import { useTranslation } from 'react-i18next';
import { Form } from '../../../patterns/form/Form.tsx';
import { PersonField } from '../../../patterns/form/PersonField.tsx';
import { FormField } from '../../../patterns/FormField/index.ts';
import { FormPanel } from '../../../patterns/FormPanel/index.ts';
import { PicturePicker, type PictureChange } from '../../../patterns/PicturePicker/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { TextField } from '../../../primitives/TextField/index.ts';
import * as styles from './ProfileEdit.css.ts';
import { useProfileForm, type ProfileDraft, type ProfileValues } from './useProfileForm.ts';

export type ProfileEditState =
  | { status: 'loading' }
  | { status: 'error' }
  | {
      status: 'ready';
      profile: ProfileValues;
      email: string;
      avatarUrl?: string;
      portraitUrl?: string;
    };

export interface ProfileEditProps {
  state: ProfileEditState;
  /** An unsaved draft, restored when the form mounts. */
  draft?: ProfileDraft;
  submitting?: boolean;
  /** The result of the last save. `text` is a localised error message, shown at `field` if it is set. */
  result?: { status: 'saved' } | { status: 'failed'; text?: string; field?: keyof ProfileValues };
  onSubmit(event: { values: ProfileValues; photo: PictureChange }): void;
  /** Null if nothing differs from the stored values. */
  onDraftChange?(event: { draft: ProfileDraft | null }): void;
  onBack?(): void;
  onRetry(): void;
}

export function ProfileEdit({ state, ...form }: ProfileEditProps) {
  const { t } = useTranslation('people');
  return (
    <div className={styles.root} data-component="ProfileEdit" data-status={state.status}>
      <FormPanel
        title={t('editProfile')}
        status={state.status}
        loadingLabel={t('loadingProfile')}
        rows={6}
        failedTitle={t('profileFailed')}
        submitLabel={t('saveProfile')}
        submitting={form.submitting ?? false}
        onBack={form.onBack}
        onRetry={form.onRetry}
      >
        {(formId) => state.status === 'ready' && <Fields {...form} {...state} formId={formId} />}
      </FormPanel>
    </div>
  );
}

type FieldsProps = Extract<ProfileEditState, { status: 'ready' }> &
  Pick<ProfileEditProps, 'submitting' | 'result' | 'draft' | 'onDraftChange' | 'onSubmit'> & {
    formId: string;
  };

function Fields({
  formId,
  profile,
  email,
  avatarUrl,
  portraitUrl,
  submitting,
  result,
  ...props
}: FieldsProps) {
  const { t } = useTranslation(['people', 'common']);
  const { control, handleSubmit, watch, photo, setPhoto, draftRestored, discard } = useProfileForm({
    profile,
    saved: result?.status === 'saved',
    problem: problemOf(result),
    ...props,
  });
  return (
    <Form
      id={formId}
      submitting={submitting}
      onSubmit={handleSubmit((values) => props.onSubmit({ values, photo }))}
    >
      {draftRestored && !result && (
        <Callout
          action={
            <Button size="sm" disabled={submitting} onPress={discard}>
              {t('discardDraft')}
            </Button>
          }
        >
          {t('draftTakenUp')}
        </Callout>
      )}
      {result?.status === 'saved' && (
        <Callout tone="success" announce>
          {t('savedProfile')}
        </Callout>
      )}
      {result?.status === 'failed' && !problemOf(result) && (
        <Callout tone="danger" announce>
          {result.text ?? t('saveFailed')}
        </Callout>
      )}
      <PicturePicker
        name={watch('nameKanji')}
        src={avatarUrl}
        fallbackSrc={portraitUrl}
        value={photo}
        texts={{
          label: t('photo'),
          choose: t('choosePhoto'),
          change: t('changePhoto'),
          remove: t('removePhoto'),
          hint: t('hint.photo'),
        }}
        disabled={submitting}
        onChange={({ value: picture }) => setPhoto(picture)}
      />
      <PersonField control={control} name="nameKanji" />
      <PersonField control={control} name="nameKatakana" />
      <PersonField control={control} name="nameLatin" />
      <PersonField control={control} name="nickname" />
      <PersonField control={control} name="department" />
      <PersonField control={control} name="jobTitle" />
      <FormField label={t('common:person.email')} hint={t('hint.email')}>
        {({ id, describedBy }) => (
          <TextField id={id} type="email" value={email} readOnly describedBy={describedBy} />
        )}
      </FormField>
      <PersonField control={control} name="phoneNumber" />
      <PersonField control={control} name="selfIntroduction" />
      <PersonField control={control} name="gender" />
      <PersonField control={control} name="dateOfBirth" />
      <PersonField control={control} name="language" />
    </Form>
  );
}

function problemOf(result: ProfileEditProps['result']) {
  if (result?.status !== 'failed' || !result.field || result.text === undefined) return undefined;
  return { field: result.field, text: result.text, cause: result };
}
