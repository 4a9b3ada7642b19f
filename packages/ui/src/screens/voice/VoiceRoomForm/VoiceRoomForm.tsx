import { maxVoiceRoomEmails, type CreatableVoiceRoomKind } from '@office/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { roomName } from '../../../patterns/fieldRules.ts';
import * as z from 'zod/mini';
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
import { Checkbox } from '../../../primitives/Checkbox/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import * as styles from './VoiceRoomForm.css.ts';

export type VoiceRoomFormState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'create' }
  | { status: 'edit'; name: string; people: readonly MemberIdentity[] };

export interface VoiceRoomFormProps {
  /** All members have access to administrator rooms; only guests are selected. */
  kind: CreatableVoiceRoomKind;
  state: VoiceRoomFormState;
  search: CandidateSearch;
  submitting?: boolean;
  error?: { text?: string } | undefined;
  onSubmit(event: { name: string; people: readonly MemberIdentity[]; join: boolean }): void;
  onBack(): void;
  onRetry(): void;
}

export function VoiceRoomForm({ state, onRetry, onBack, ...form }: VoiceRoomFormProps) {
  const { t } = useTranslation('voice');
  const creating = state.status === 'create';
  const isOpen = creating || state.status === 'edit';
  const createTitle = form.kind === 'ADMIN' ? 'form.createAdmin' : 'form.createOwn';
  return (
    <div className={styles.root} data-component="VoiceRoomForm" data-status={state.status}>
      <FormPanel
        title={t(creating ? createTitle : 'form.edit')}
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

type FieldsProps = Omit<VoiceRoomFormProps, 'state' | 'onBack' | 'onRetry'> & {
  state: Extract<VoiceRoomFormState, { status: 'create' | 'edit' }>;
  formId: string;
};

const voiceRoomSchema = z.object({ name: roomName() });

type VoiceRoomValues = z.infer<typeof voiceRoomSchema>;

function Fields({ kind, state, formId, search, submitting, error, onSubmit }: FieldsProps) {
  const { t } = useTranslation('voice');
  const stored = state.status === 'edit' ? state : { name: '', people: [] };
  const [people, setPeople] = useState(stored.people);
  const [join, setJoin] = useState(state.status === 'create');
  const { control, handleSubmit } = useValidatedForm<VoiceRoomValues>({
    schema: voiceRoomSchema,
    defaultValues: { name: stored.name },
  });
  return (
    <Form
      id={formId}
      submitting={submitting ?? false}
      onSubmit={handleSubmit(({ name }) => onSubmit({ name, people, join }))}
    >
      {error && (
        <Callout tone="danger" announce>
          {error.text ?? t('form.failed')}
        </Callout>
      )}
      <FormTextField
        control={control}
        name="name"
        label={t('form.name')}
        mark="required"
        autoComplete="off"
      />
      {state.status === 'create' && (
        <Checkbox
          label={t('form.join')}
          checked={join}
          disabled={submitting}
          onChange={({ checked }) => setJoin(checked)}
        />
      )}
      <FormField
        label={t(kind === 'ADMIN' ? 'form.guests' : 'form.people')}
        hint={t(kind === 'ADMIN' ? 'form.guestsHint' : 'form.peopleHint')}
        group
      >
        {() => (
          <MemberPicker
            {...search}
            max={maxVoiceRoomEmails}
            value={people}
            disabled={submitting}
            onChange={({ value: selected }) => setPeople(selected)}
          />
        )}
      </FormField>
    </Form>
  );
}
