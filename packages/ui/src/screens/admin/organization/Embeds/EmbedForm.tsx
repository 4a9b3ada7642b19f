import {
  embedOriginPattern,
  embedPeopleModes,
  maxEmbedMeetingRooms,
  maxEmbedOrigins,
  maxWebhookNameLength,
  visibleTextPattern,
} from '@office/vocabulary';
import { useEffect, useMemo } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { requiredText } from '../../../../patterns/fieldRules.ts';
import { FormRadioGroup } from '../../../../patterns/form/FormRadioGroup.tsx';
import { FormSelect } from '../../../../patterns/form/FormSelect.tsx';
import { FormTags } from '../../../../patterns/form/FormTags.tsx';
import { FormTextField } from '../../../../patterns/form/FormTextField.tsx';
import { useFormControl } from '../../../../patterns/form/useFormControl.ts';
import { useValidatedForm } from '../../../../patterns/form/useValidatedForm.ts';
import { FormField } from '../../../../patterns/FormField/index.ts';
import { Checkbox } from '../../../../primitives/Checkbox/index.ts';
import { MultiSelect } from '../../../../primitives/MultiSelect/index.ts';
import { FormDialog } from '../integrations/FormDialog.tsx';
import { toOrigin, type EmbedEditing, type EmbedRooms, type EmbedValues } from './embed.ts';

type FormState = Extract<EmbedEditing, { status: 'form' }>;
/** A select has no empty value. */
type FormValues = Omit<EmbedValues, 'voiceRoomId'> & { voiceRoomId: string };

interface EmbedFormProps {
  editing: FormState;
  onSubmit(event: { values: EmbedValues }): void;
  onClose(): void;
}

const noFields: NonNullable<FormState['rejected']> = [];
const noRooms: readonly never[] = [];
const noVoiceRoom = 'none';

const isOrigin = (text: string) => embedOriginPattern.test(toOrigin(text));

function useSchema() {
  const { t } = useTranslation('admin-organization');
  return useMemo(
    () =>
      z.object({
        name: requiredText().check(
          z.maxLength(maxWebhookNameLength, {
            error: t('embeds.length', { max: maxWebhookNameLength }),
          }),
          z.regex(visibleTextPattern, 'validation.visibleLine'),
        ),
        origins: z.array(z.string()).check(
          z.minLength(1, { error: t('embeds.rejected.origins') }),
          z.refine((origins) => origins.every(isOrigin), { error: t('embeds.rejected.origins') }),
        ),
        people: z.enum(embedPeopleModes),
        voiceRoomId: z.string(),
        meetingRoomIds: z.array(z.string()).check(
          z.maxLength(maxEmbedMeetingRooms, {
            error: t('embeds.roomLimit', { max: maxEmbedMeetingRooms }),
          }),
        ),
        showTitles: z.boolean(),
      }),
    [t],
  );
}

export function EmbedForm({ editing, onSubmit, onClose }: EmbedFormProps) {
  const { t } = useTranslation('admin-organization');
  const { embed, rooms, saving = false, rejected = noFields, error } = editing;
  const { control, handleSubmit, setError, watch } = useValidatedForm<FormValues>({
    schema: useSchema(),
    defaultValues: {
      name: embed?.name ?? '',
      origins: [...(embed?.origins ?? [])],
      people: embed?.people ?? 'COUNT',
      voiceRoomId: embed?.voiceRoom?.id ?? noVoiceRoom,
      meetingRoomIds: [...(embed?.meetingRoomIds ?? [])],
      showTitles: embed?.showTitles ?? false,
    },
  });
  useEffect(() => {
    for (const [index, field] of rejected.entries()) {
      const message = t(`embeds.rejected.${field}`);
      setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
    }
  }, [rejected, setError, t]);
  const voiceRooms = rooms?.voiceRooms ?? (embed?.voiceRoom ? [embed.voiceRoom] : noRooms);
  const meetingRooms = rooms?.meetingRooms ?? noRooms;
  const exists = (id: string) => meetingRooms.some((room) => room.id === id);
  return (
    <FormDialog
      size="lg"
      disabled={rooms === null}
      title={t(embed ? 'embeds.editTitle' : 'embeds.create')}
      submitLabel={t(embed ? 'embeds.save' : 'embeds.create')}
      cancelLabel={t('embeds.cancel')}
      saving={saving}
      error={error}
      onSubmit={handleSubmit(({ voiceRoomId, ...values }) =>
        onSubmit({
          values: {
            ...values,
            // Rooms can be removed from the floor plan.
            meetingRoomIds: values.meetingRoomIds.filter(exists),
            voiceRoomId: voiceRoomId === noVoiceRoom ? null : voiceRoomId,
          },
        }),
      )}
      onClose={onClose}
    >
      <FormTextField
        control={control}
        name="name"
        autoComplete="off"
        label={t('embeds.name')}
        hint={t('embeds.nameHint')}
      />
      <FormTags
        control={control}
        name="origins"
        label={t('embeds.origins')}
        hint={t('embeds.originsHint')}
        max={maxEmbedOrigins}
        check={(tag) => (isOrigin(tag) ? undefined : t('embeds.rejected.origins'))}
        normalize={toOrigin}
      />
      <FormRadioGroup
        control={control}
        name="people"
        direction="column"
        label={t('embeds.people')}
        hint={t('embeds.peopleHint')}
        options={embedPeopleModes.map((value) => ({
          value,
          label: t(`embeds.peopleMode.${value}`),
        }))}
      />
      <FormSelect
        control={control}
        name="voiceRoomId"
        label={t('embeds.voiceRoom')}
        hint={t('embeds.voiceRoomHint')}
        options={[
          { value: noVoiceRoom, label: t('embeds.noVoiceRoom') },
          ...voiceRooms.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <MeetingRoomField control={control} rooms={meetingRooms} />
      {watch('meetingRoomIds').some(exists) && <TitlesField control={control} />}
    </FormDialog>
  );
}

interface MeetingRoomFieldProps {
  control: Control<FormValues>;
  rooms: EmbedRooms['meetingRooms'];
}

function MeetingRoomField({ control, rooms }: MeetingRoomFieldProps) {
  const { t } = useTranslation('admin-organization');
  const field = useFormControl({ control, name: 'meetingRoomIds' });
  return (
    <FormField
      label={t('embeds.meetingRooms')}
      hint={t('embeds.meetingRoomsHint')}
      mark="optional"
      error={field.error}
    >
      {(input) => (
        <MultiSelect
          {...input}
          ref={field.ref}
          options={rooms.map(({ id, name, floorName }) => ({
            value: id,
            label: t('embeds.meetingRoom', { name, floor: floorName }),
          }))}
          value={field.value as string[]}
          placeholder={t('embeds.chooseRooms')}
          disabled={rooms.length === 0}
          onChange={({ value }) => field.change(value)}
          onBlur={field.leave}
        />
      )}
    </FormField>
  );
}

function TitlesField({ control }: { control: Control<FormValues> }) {
  const { t } = useTranslation('admin-organization');
  const { ref, value, change } = useFormControl({ control, name: 'showTitles' });
  return (
    <Checkbox
      ref={ref}
      label={t('embeds.showTitles')}
      hint={t('embeds.showTitlesHint')}
      checked={value as boolean}
      onChange={({ checked }) => change(checked)}
    />
  );
}
