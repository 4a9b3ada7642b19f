import { maxTextLength, maxVoiceRoomsCreated } from '@office/vocabulary';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Breadcrumb } from '../../../../patterns/Breadcrumbs/index.ts';
import { ChangedMeanwhile } from '../../../../patterns/ChangedMeanwhile/index.ts';
import { ConfirmDialog } from '../../../../patterns/ConfirmDialog/index.ts';
import { EmptyState } from '../../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../../patterns/ErrorState/index.ts';
import { useChecked } from '../../../../patterns/form/useChecked.ts';
import { FormField } from '../../../../patterns/FormField/index.ts';
import { LoadingState } from '../../../../patterns/LoadingState/index.ts';
import { PageHeader } from '../../../../patterns/PageHeader/index.ts';
import { TagInput } from '../../../../patterns/TagInput/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { Card } from '../../../../primitives/Card/index.ts';
import { Dialog } from '../../../../primitives/Dialog/index.ts';
import { Heading } from '../../../../primitives/Heading/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import { TextField } from '../../../../primitives/TextField/index.ts';
import * as styles from './AdminVoiceRooms.css.ts';

export interface AdminVoiceRoomItem {
  id: string;
  name: string;
  /** The names of those who are named besides all members. */
  guests: readonly string[];
  participantCount: number;
}

export type AdminVoiceRoomsState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'empty' }
  | { status: 'ready'; rooms: readonly AdminVoiceRoomItem[] };

export interface VoiceRoomValues {
  name: string;
  emails: readonly string[];
}

export interface EditedVoiceRoom {
  /** `new` for one that is being made. */
  id: string;
  values: VoiceRoomValues;
  stored: VoiceRoomValues;
  submitting?: boolean;
  /** Somebody else's change was stored first; `stored` is theirs. */
  conflict?: boolean;
  /** The reason why it could not be stored, in the member's language. */
  problem?: string | undefined;
}

export interface AdminVoiceRoomsProps {
  state: AdminVoiceRoomsState;
  breadcrumbs?: readonly Breadcrumb[];
  /** The room in the dialog; null where it is shut. */
  edited: EditedVoiceRoom | null;
  /** The room that is being closed. */
  closingId?: string | undefined;
  onEdit(event: { id: string }): void;
  onEditChange(event: { values: VoiceRoomValues }): void;
  onEditSave(event: { values: VoiceRoomValues }): void;
  onEditClose(): void;
  onTakeTheirs(): void;
  onCloseRoom(event: { id: string }): void;
  onRetry(): void;
}

/** The voice rooms that administrators make for everyone. */
export function AdminVoiceRooms(props: AdminVoiceRoomsProps) {
  const { t } = useTranslation('admin-rooms');
  const { state, edited, closingId } = props;
  const [asked, setAsked] = useState<AdminVoiceRoomItem | null>(null);
  const isFull = state.status === 'ready' && state.rooms.length >= maxVoiceRoomsCreated.ADMIN;
  const create = (
    <Button
      variant="primary"
      icon={icons.plus}
      disabled={isFull}
      onPress={() => props.onEdit({ id: 'new' })}
    >
      {t('voice.create')}
    </Button>
  );
  return (
    <div className={styles.root} data-component="AdminVoiceRooms" data-status={state.status}>
      <PageHeader
        title={t('voice.title')}
        description={t('voice.description')}
        {...(props.breadcrumbs && { breadcrumbs: props.breadcrumbs })}
        actions={state.status === 'ready' ? create : null}
      />
      {state.status === 'loading' && <LoadingState rows={3} label={t('voice.loading')} />}
      {state.status === 'error' && <ErrorState onRetry={props.onRetry} />}
      {state.status === 'empty' && (
        <EmptyState
          icon={icons.audio}
          title={t('voice.empty')}
          description={t('voice.emptyHint')}
          action={create}
        />
      )}
      {isFull && <Callout>{t('voice.full', { max: maxVoiceRoomsCreated.ADMIN })}</Callout>}
      {state.status === 'ready' && (
        <ul className={styles.list} aria-label={t('voice.list')}>
          {state.rooms.map((room) => (
            <Card as="li" key={room.id}>
              <div className={styles.room}>
                <div className={styles.words}>
                  <Heading level={2} size="sm">
                    {room.name}
                  </Heading>
                  <Text as="p" size="sm" tone="muted">
                    {room.guests.length > 0
                      ? t('voice.guests', { names: room.guests.join(', ') })
                      : t('voice.everyone')}
                  </Text>
                  <Text as="p" size="sm" tone="muted">
                    {room.participantCount > 0
                      ? t('voice.talking', { count: room.participantCount })
                      : t('voice.silent')}
                  </Text>
                </div>
                <div className={styles.buttons}>
                  <Button
                    size="sm"
                    ariaLabel={t('voice.editNamed', { name: room.name })}
                    onPress={() => props.onEdit({ id: room.id })}
                  >
                    {t('voice.edit')}
                  </Button>
                  <Button
                    size="sm"
                    ariaLabel={t('voice.closeNamed', { name: room.name })}
                    loading={closingId === room.id}
                    onPress={() => setAsked(room)}
                  >
                    {t('voice.close')}
                  </Button>
                </div>
              </div>
            </Card>
          ))}
        </ul>
      )}
      {edited && <RoomDialog key={edited.id} {...props} edited={edited} />}
      <ConfirmDialog
        isOpen={asked !== null}
        hiddenCancelBtn={false}
        danger
        title={t('voice.askClose', { name: asked?.name })}
        description={t('voice.askCloseHint')}
        confirmText={t('voice.close')}
        cancelText={t('voice.cancel')}
        onConfirm={() => {
          if (asked) props.onCloseRoom({ id: asked.id });
          setAsked(null);
        }}
        onCancel={() => setAsked(null)}
      />
    </div>
  );
}

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function RoomDialog({
  edited,
  ...on
}: Omit<AdminVoiceRoomsProps, 'edited'> & { edited: EditedVoiceRoom }) {
  const { t } = useTranslation('admin-rooms');
  const formId = useId();
  const { id, values, stored } = edited;
  const emailProblem = (email: string) =>
    emailPattern.test(email) ? undefined : t('voice.form.emailInvalid');
  const { form, errorOf, leave, attempt } = useChecked<keyof VoiceRoomValues>(
    () => ({
      ...(!values.name.trim() && { name: t('voice.form.required') }),
      ...(values.name.length > maxTextLength && { name: t('voice.form.tooLong') }),
      ...(values.emails.some(emailProblem) && { emails: t('voice.form.emailInvalid') }),
    }),
    undefined,
  );
  const inWords = (of: VoiceRoomValues) => ({ name: of.name, emails: of.emails.join(', ') });
  const [mine, theirs] = [inWords(values), inWords(stored)];
  const differences = (['name', 'emails'] as const)
    .filter((field) => mine[field] !== theirs[field])
    .map((field) => ({
      id: field,
      label: t(`voice.form.${field}`),
      mine: mine[field],
      theirs: theirs[field],
    }));
  const isConflict = edited.conflict && differences.length > 0;
  const save = () => {
    if (attempt()) on.onEditSave({ values });
  };
  return (
    <Dialog
      open
      title={t(id === 'new' ? 'voice.form.newTitle' : 'voice.form.editTitle')}
      closeLabel={t('voice.shut')}
      onClose={on.onEditClose}
      actions={
        !isConflict && (
          <>
            <Button onPress={on.onEditClose}>{t('voice.cancel')}</Button>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              loading={edited.submitting ?? false}
            >
              {t(id === 'new' ? 'voice.form.create' : 'voice.form.save')}
            </Button>
          </>
        )
      }
    >
      {isConflict ? (
        <ChangedMeanwhile
          fields={differences}
          submitting={edited.submitting ?? false}
          onKeepMine={save}
          onTakeTheirs={on.onTakeTheirs}
        />
      ) : (
        <form
          ref={form}
          id={formId}
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (!edited.submitting) save();
          }}
        >
          <FormField label={t('voice.form.name')} error={errorOf('name')}>
            {(control) => (
              <TextField
                {...control}
                autoComplete="off"
                value={values.name}
                onChange={({ value }) => on.onEditChange({ values: { ...values, name: value } })}
                onBlur={() => leave('name')}
              />
            )}
          </FormField>
          <FormField
            label={t('voice.form.emails')}
            mark="optional"
            hint={t('voice.form.emailsHint')}
            error={errorOf('emails')}
          >
            {(control) => (
              <TagInput
                {...control}
                inputMode="email"
                value={values.emails}
                max={100}
                check={emailProblem}
                onChange={({ value }) => on.onEditChange({ values: { ...values, emails: value } })}
                onBlur={() => leave('emails')}
              />
            )}
          </FormField>
          {edited.problem && (
            <Callout tone="danger" announce>
              {edited.problem}
            </Callout>
          )}
        </form>
      )}
    </Dialog>
  );
}
