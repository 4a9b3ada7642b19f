import {
  katakanaNamePattern,
  maxAllHandsParticipants,
  maxVoiceRoomEmails,
} from '@office/vocabulary';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { EditConflictNotice } from '../../../../patterns/EditConflictNotice/index.ts';
import { SelectedChips } from '../../../../patterns/SelectedChips.tsx';
import { optionalLine, roomName } from '../../../../patterns/fieldRules.ts';
import { Form } from '../../../../patterns/form/Form.tsx';
import { FormTextField } from '../../../../patterns/form/FormTextField.tsx';
import { useControlledForm } from '../../../../patterns/form/useControlledForm.ts';
import { FormField } from '../../../../patterns/FormField/index.ts';
import { toHalfWidthKatakana } from '../../../../patterns/halfWidthKatakana.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { Dialog } from '../../../../primitives/Dialog/index.ts';
import { Switch } from '../../../../primitives/Switch/index.ts';
import type {
  AdminVoiceRoomsProps,
  EditedVoiceRoom,
  VoiceRoomGuest,
  VoiceRoomValues,
} from './AdminVoiceRooms.types.ts';

export function VoiceRoomDialog({
  edited,
  candidates,
  ...on
}: Omit<AdminVoiceRoomsProps, 'edited'> & { edited: EditedVoiceRoom }) {
  const { t } = useTranslation('admin-rooms');
  const formId = useId();
  const { id, values, stored } = edited;
  const { guests } = values;
  const schema = useSchema();
  const form = useControlledForm<VoiceRoomValues>({ schema, values, onType: on.onEditChange });
  const isSelected = (userId: string) => guests.some((guest) => guest.userId === userId);
  const isFull = guests.length >= maxVoiceRoomEmails;
  const changeGuests = (changed: readonly VoiceRoomGuest[]) => form.setValue('guests', changed);
  const inWords = (of: VoiceRoomValues) => ({
    name: of.name,
    nameKatakana: of.nameKatakana,
    guests: of.guests.map((guest) => guest.name).join(t('voice.separator')),
    allHands: t(of.allHands ? 'voice.form.on' : 'voice.form.off'),
  });
  const [mine, theirs] = [inWords(values), inWords(stored)];
  const differences = (['name', 'nameKatakana', 'guests', 'allHands'] as const)
    .filter((field) => mine[field] !== theirs[field])
    .map((field) => ({
      id: field,
      label: t(`voice.form.${field}`),
      mine: mine[field],
      theirs: theirs[field],
    }));
  const isConflict = edited.conflict && differences.length > 0;
  const save = form.handleSubmit((typed) => on.onEditSave({ values: typed }));
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
        <EditConflictNotice
          fields={differences}
          submitting={edited.submitting ?? false}
          onKeepMine={save}
          onTakeTheirs={on.onTakeTheirs}
        />
      ) : (
        <Form id={formId} submitting={edited.submitting ?? false} onSubmit={save}>
          <FormTextField
            control={form.control}
            name="name"
            label={t('voice.form.name')}
            autoComplete="off"
          />
          <FormTextField
            control={form.control}
            name="nameKatakana"
            label={t('voice.form.nameKatakana')}
            mark="optional"
            hint={t('voice.form.nameKatakanaHint')}
            autoComplete="off"
            normalize={toHalfWidthKatakana}
          />
          <FormField
            label={t('voice.form.guests')}
            mark="optional"
            hint={
              isFull
                ? t('voice.form.guestsFull', { max: maxVoiceRoomEmails })
                : t('voice.form.guestsHint')
            }
            group
          >
            {({ describedBy }) => (
              <SelectedChips
                label={t('voice.form.guests')}
                searchLabel={t('voice.form.addGuest')}
                emptyText={
                  candidates === null ? t('voice.form.searching') : t('voice.form.noGuest')
                }
                selected={guests.map(({ userId, name }) => ({ id: userId, name }))}
                disabled={isFull}
                invalid={false}
                describedBy={describedBy}
                find={() =>
                  (candidates ?? [])
                    .filter(({ userId }) => !isSelected(userId))
                    .map(({ userId, name, email }) => ({ value: userId, label: name, hint: email }))
                }
                onSearch={on.onSearch}
                onAdd={(userId) => {
                  const found = candidates?.find((each) => each.userId === userId);
                  if (found) changeGuests([...guests, found]);
                }}
                onRemove={(userId) => changeGuests(guests.filter((each) => each.userId !== userId))}
              />
            )}
          </FormField>
          {(on.allHandsAvailable || values.allHands) && (
            <Switch
              label={t('voice.form.allHands')}
              hint={t('voice.form.allHandsHint', { max: maxAllHandsParticipants })}
              checked={values.allHands}
              onChange={({ checked }) => form.setValue('allHands', checked)}
            />
          )}
          {edited.problem && (
            <Callout tone="danger" announce>
              {edited.problem}
            </Callout>
          )}
        </Form>
      )}
    </Dialog>
  );
}

function useSchema() {
  const { t } = useTranslation('admin-rooms');
  return useMemo(
    () =>
      z.object({
        name: roomName(),
        nameKatakana: optionalLine().check(
          z.overwrite(toHalfWidthKatakana),
          z.refine((reading) => reading === '' || katakanaNamePattern.test(reading), {
            error: t('voice.form.nameKatakanaWrong'),
          }),
        ),
        guests: z.custom<readonly VoiceRoomGuest[]>(),
        allHands: z.boolean(),
      }),
    [t],
  );
}
