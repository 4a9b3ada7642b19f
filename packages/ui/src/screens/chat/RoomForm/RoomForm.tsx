import { maxMembersAdded } from '@office/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../patterns/form/Form.tsx';
import { FormTextField } from '../../../patterns/form/FormTextField.tsx';
import { useValidatedForm } from '../../../patterns/form/useValidatedForm.ts';
import { FormField } from '../../../patterns/FormField/index.ts';
import { FormPanel } from '../../../patterns/FormPanel/index.ts';
import {
  MemberPicker,
  type CandidateSearch,
  type MemberIdentity,
} from '../../../patterns/MemberPicker/index.ts';
import { PicturePicker, type PictureChange } from '../../../patterns/PicturePicker/index.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import * as styles from './RoomForm.css.ts';
import { roomSchema, type RoomFormValues } from './RoomForm.schema.ts';

export type RoomFormState =
  | { status: 'loading' }
  | { status: 'error' }
  /** The member has created the maximum number of rooms. The form is hidden. */
  | { status: 'limit'; limit: number }
  | { status: 'create' }
  | { status: 'edit'; name: string; logoUrl?: string | null };

export interface RoomFormProps {
  state: RoomFormState;
  search: CandidateSearch;
  submitting?: boolean;
  /** The translated error. With `field`, it is shown at the name. */
  error?: { text?: string } | { text: string; field: 'name' } | undefined;
  /** `userIds`: with `create`, at most nine. */
  onSubmit(event: { values: RoomFormValues; logo: PictureChange; userIds: string[] }): void;
  onBack(): void;
  onRetry(): void;
}

export function RoomForm({ state, onRetry, onBack, ...form }: RoomFormProps) {
  const { t } = useTranslation('chat');
  const isOpen = state.status === 'create' || state.status === 'edit';
  const creating = state.status === 'create' || state.status === 'limit';
  if (state.status === 'limit') {
    return (
      <div className={styles.root} data-component="RoomForm" data-status={state.status}>
        <SidePanel title={t('form.createTitle')} onBack={onBack}>
          <EmptyState
            icon={icons.chatRoom}
            title={t('form.limitTitle', { count: state.limit })}
            description={t('form.limitHint')}
            action={<Button onPress={onBack}>{t('room.backToList')}</Button>}
          />
        </SidePanel>
      </div>
    );
  }
  return (
    <div className={styles.root} data-component="RoomForm" data-status={state.status}>
      <FormPanel
        title={t(creating ? 'form.createTitle' : 'form.editTitle')}
        status={isOpen ? 'ready' : state.status}
        loadingLabel={t('form.loading')}
        failedTitle={t('form.loadFailed')}
        submitLabel={t(creating ? 'form.create' : 'form.save')}
        submitting={form.submitting ?? false}
        onBack={onBack}
        onRetry={onRetry}
      >
        {(formId) => isOpen && <Fields {...form} state={state} formId={formId} />}
      </FormPanel>
    </div>
  );
}

type FieldsProps = Pick<RoomFormProps, 'search' | 'submitting' | 'error' | 'onSubmit'> & {
  state: Extract<RoomFormState, { status: 'create' | 'edit' }>;
  formId: string;
};

function Fields({ state, formId, search, submitting, error, onSubmit }: FieldsProps) {
  const { t } = useTranslation('chat');
  const stored = state.status === 'edit' ? state : { name: '', logoUrl: null };
  const [logo, setLogo] = useState<PictureChange>();
  const [selected, setSelected] = useState<readonly MemberIdentity[]>([]);
  const { control, handleSubmit, watch } = useValidatedForm<RoomFormValues>({
    schema: roomSchema,
    defaultValues: { name: stored.name },
    problem: error && 'field' in error ? { ...error, cause: error } : undefined,
  });
  return (
    <Form
      id={formId}
      submitting={submitting ?? false}
      onSubmit={handleSubmit((values) =>
        onSubmit({ values, logo, userIds: selected.map(({ userId }) => userId) }),
      )}
    >
      {error && !('field' in error) && (
        <Callout tone="danger" announce>
          {error.text ?? t('form.failed')}
        </Callout>
      )}
      <PicturePicker
        kind="organization"
        name={watch('name')}
        src={stored.logoUrl}
        value={logo}
        texts={{
          label: t('form.logo'),
          choose: t('form.chooseLogo'),
          change: t('form.changeLogo'),
          remove: t('form.removeLogo'),
          hint: t('form.logoHint'),
        }}
        disabled={submitting}
        onChange={({ value: picture }) => setLogo(picture)}
      />
      <FormTextField
        control={control}
        name="name"
        label={t('form.name')}
        hint={t('form.nameHint')}
        mark="required"
        autoComplete="off"
      />
      {state.status === 'create' && (
        <FormField label={t('form.members')} hint={t('form.membersHint')} group>
          {() => (
            <MemberPicker
              {...search}
              max={maxMembersAdded}
              value={selected}
              disabled={submitting}
              onChange={(change) => setSelected(change.value)}
            />
          )}
        </FormField>
      )}
    </Form>
  );
}
