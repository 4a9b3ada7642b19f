import { planSeatKinds } from '@office/vocabulary';
import type { EditedSeat } from '../../planEditorState.ts';
import {
  fixedBox,
  textError,
  type PlanItemForm,
  type PlanItemDescriptor,
} from './planItemDescriptor.ts';

export const seat: PlanItemDescriptor<EditedSeat> = {
  icon: 'seat',
  name: ({ label }, { t }) => t('editor.named.seat', { label }),
  ...fixedBox<EditedSeat>(0.5),
  fields: (form, value) => (
    <>
      {value &&
        form.word({
          label: form.t('editor.field.label'),
          value: value.label,
          field: 'label',
          error: 'label',
          change: (label) => ({ label }),
        })}
      {form.choice('kind', planSeatKinds, (each) => form.t(`editor.seat.${each}`))}
      {value && (
        <>
          {form.note(form.t('editor.inZone', { zone: zoneNameOf(form, value) }))}
          {form.place(value)}
          {form.heading(value)}
          {form.id(value.id)}
        </>
      )}
    </>
  ),
  errors({ label }, others) {
    const isTaken = others.some((other) => other.label === label);
    const wrong = textError(label) ?? (isTaken ? 'duplicateLabel' : undefined);
    return wrong ? { label: wrong } : {};
  },
};

function zoneNameOf({ plan, language }: PlanItemForm, { zoneId }: EditedSeat): string {
  const name = plan.zones.find(({ id }) => id === zoneId)?.name;
  return name ? (language === 'ja' ? name.ja : name.en) : zoneId;
}
