import {
  maxOutgoingWebhookRooms,
  maxWebhookNameLength,
  outgoingWebhookEvents,
  visibleTextPattern,
  type OutgoingWebhookEvent,
} from '@office/vocabulary';
import { useEffect, useMemo } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { requiredText } from '../../../../patterns/fieldRules.ts';
import { FormTextField } from '../../../../patterns/form/FormTextField.tsx';
import { useFormControl } from '../../../../patterns/form/useFormControl.ts';
import { useValidatedForm } from '../../../../patterns/form/useValidatedForm.ts';
import { FormField } from '../../../../patterns/FormField/index.ts';
import { Checkbox } from '../../../../primitives/Checkbox/index.ts';
import { MultiSelect } from '../../../../primitives/MultiSelect/index.ts';
import { FormDialog } from '../integrations/FormDialog.tsx';
import { receiverUrl } from '../signing/receiverUrl.ts';
import { SigningSecretDialog } from '../signing/SigningSecretDialog.tsx';
import * as styles from './OutgoingWebhooks.css.ts';
import type {
  OutgoingWebhookEditing,
  OutgoingWebhookRoom,
  OutgoingWebhookValues,
} from './outgoingWebhook.ts';

interface WebhookDialogsProps {
  editing: OutgoingWebhookEditing | null;
  onSubmit(event: { values: OutgoingWebhookValues }): void;
  onClose(): void;
  onCopy(event: { text: string }): void;
}

export function WebhookDialogs({ editing, onSubmit, onClose, onCopy }: WebhookDialogsProps) {
  return (
    <>
      {editing?.status === 'form' && (
        <WebhookForm editing={editing} onSubmit={onSubmit} onClose={onClose} />
      )}
      <SigningSecretDialog
        created={editing?.status === 'secret' ? editing : null}
        onCopy={onCopy}
        onClose={onClose}
      />
    </>
  );
}

const noFields: readonly (keyof OutgoingWebhookValues)[] = [];

interface WebhookFormProps extends Pick<WebhookDialogsProps, 'onSubmit' | 'onClose'> {
  editing: Extract<OutgoingWebhookEditing, { status: 'form' }>;
}

function useSchema() {
  const { t } = useTranslation('admin-organization');
  return useMemo(
    () =>
      z
        .object({
          name: requiredText().check(
            z.maxLength(maxWebhookNameLength, {
              error: t('outgoingWebhooks.nameLength', { max: maxWebhookNameLength }),
            }),
            z.regex(visibleTextPattern, 'validation.visibleLine'),
          ),
          url: receiverUrl(t('outgoingWebhooks.rejected.url')),
          events: z
            .array(z.enum(outgoingWebhookEvents))
            .check(z.minLength(1, { error: t('outgoingWebhooks.rejected.events') })),
          roomIds: z.array(z.string()).check(
            z.maxLength(maxOutgoingWebhookRooms, {
              error: t('outgoingWebhooks.roomLimit', { max: maxOutgoingWebhookRooms }),
            }),
          ),
        })
        .check(
          z.refine(({ events, roomIds }) => !hasMessages(events) || roomIds.length > 0, {
            path: ['roomIds'],
            error: t('outgoingWebhooks.rejected.roomIds'),
          }),
        ),
    [t],
  );
}

const hasMessages = (events: readonly OutgoingWebhookEvent[]): boolean =>
  events.includes('MESSAGE_CREATED');

function WebhookForm({ editing, onSubmit, onClose }: WebhookFormProps) {
  const { t } = useTranslation('admin-organization');
  const { webhook, saving = false, rejected = noFields, error } = editing;
  const { control, handleSubmit, setError, watch } = useValidatedForm<OutgoingWebhookValues>({
    schema: useSchema(),
    defaultValues: {
      name: webhook?.name ?? '',
      url: webhook?.url ?? '',
      events: [...(webhook?.events ?? [])],
      roomIds: webhook?.rooms.map(({ id }) => id) ?? [],
    },
  });
  useEffect(() => {
    for (const [index, field] of rejected.entries()) {
      const message = t(`outgoingWebhooks.rejected.${field}`);
      setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
    }
  }, [rejected, setError, t]);
  const choosesRooms = hasMessages(watch('events'));
  const rooms = [
    ...(webhook?.rooms ?? []),
    ...editing.rooms.filter(({ id }) => !webhook?.rooms.some((room) => room.id === id)),
  ];
  return (
    <FormDialog
      size="lg"
      title={t(webhook ? 'outgoingWebhooks.editTitle' : 'outgoingWebhooks.create')}
      submitLabel={t(webhook ? 'outgoingWebhooks.save' : 'outgoingWebhooks.create')}
      cancelLabel={t('outgoingWebhooks.cancel')}
      saving={saving}
      error={error}
      onSubmit={handleSubmit(({ roomIds, ...values }) =>
        onSubmit({ values: { ...values, roomIds: hasMessages(values.events) ? roomIds : [] } }),
      )}
      onClose={onClose}
    >
      <FormTextField
        control={control}
        name="name"
        autoComplete="off"
        label={t('outgoingWebhooks.name')}
      />
      <FormTextField
        control={control}
        name="url"
        type="url"
        autoComplete="off"
        placeholder="https://"
        label={t('outgoingWebhooks.url')}
        hint={t('outgoingWebhooks.urlHint')}
      />
      <EventField control={control} />
      {choosesRooms && <RoomField control={control} rooms={rooms} />}
    </FormDialog>
  );
}

function EventField({ control }: { control: Control<OutgoingWebhookValues> }) {
  const { t } = useTranslation('admin-organization');
  const field = useFormControl({ control, name: 'events' });
  const chosen = field.value as OutgoingWebhookEvent[];
  return (
    <FormField label={t('outgoingWebhooks.events')} error={field.error} group>
      {({ describedBy, invalid }) => (
        <div className={styles.choices}>
          {outgoingWebhookEvents.map((event, index) => (
            <Checkbox
              key={event}
              {...(index === 0 && { ref: field.ref })}
              {...{ describedBy, invalid }}
              label={t(`outgoingWebhooks.event.${event}`)}
              hint={t(`outgoingWebhooks.eventHint.${event}`)}
              checked={chosen.includes(event)}
              onChange={({ checked }) =>
                field.change(
                  outgoingWebhookEvents.filter((each) =>
                    each === event ? checked : chosen.includes(each),
                  ),
                )
              }
            />
          ))}
        </div>
      )}
    </FormField>
  );
}

interface RoomFieldProps {
  control: Control<OutgoingWebhookValues>;
  rooms: readonly OutgoingWebhookRoom[];
}

function RoomField({ control, rooms }: RoomFieldProps) {
  const { t } = useTranslation('admin-organization');
  const field = useFormControl({ control, name: 'roomIds' });
  return (
    <FormField
      label={t('outgoingWebhooks.rooms')}
      hint={t(rooms.length === 0 ? 'outgoingWebhooks.noRooms' : 'outgoingWebhooks.roomsHint')}
      error={field.error}
    >
      {(input) => (
        <MultiSelect
          {...input}
          ref={field.ref}
          options={rooms.map(({ id, name }) => ({ value: id, label: name }))}
          value={field.value as string[]}
          placeholder={t('outgoingWebhooks.chooseRooms')}
          disabled={rooms.length === 0}
          onChange={({ value }) => field.change(value)}
          onBlur={field.leave}
        />
      )}
    </FormField>
  );
}
