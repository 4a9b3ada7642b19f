import type { EditedDesk } from '../../planEditorState.ts';
import { resizableBox, type PlanItemDescriptor } from './planItemDescriptor.ts';

export const desk: PlanItemDescriptor<EditedDesk> = {
  icon: 'desk',
  name: (_, { t, number }) => t('editor.named.desk', { number }),
  ...resizableBox<EditedDesk>((value) => value),
  fields: (form, value) =>
    value && (
      <>
        {form.place(value)}
        {form.row(
          form.number('width', value.width, { min: 0.1, max: 20 }),
          form.number('depth', value.depth, { min: 0.1, max: 20 }),
        )}
        {form.heading(value)}
        {form.id(value.id)}
      </>
    ),
};
