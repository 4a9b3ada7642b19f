import type { EditedSpawn } from '../../planEditorState.ts';
import { fixedBox, type PlanItemDescriptor } from './planItemDescriptor.ts';

export const spawn: PlanItemDescriptor<EditedSpawn> = {
  icon: 'entrance',
  name: (_, { t, number }) => t('editor.named.spawn', { number }),
  ...fixedBox<EditedSpawn>(0.7),
  fields: (form, value) =>
    value && (
      <>
        {form.note(form.t('editor.spawnHint'))}
        {form.place(value)}
        {form.heading(value)}
      </>
    ),
};
