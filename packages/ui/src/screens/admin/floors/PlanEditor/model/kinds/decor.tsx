import { planDecorKinds, planDecorSizes, planTints } from '@office/vocabulary';
import { isRug } from '../../../../../../patterns/planDrawing/decorShapes.ts';
import type { EditedDecor } from '../../planEditorState.ts';
import type { Size } from '../geometry.ts';
import { resizableBox, type PlanItemDescriptor } from './planItemDescriptor.ts';

export const decor: PlanItemDescriptor<EditedDecor> = {
  icon: 'furniture',
  isRug,
  name: ({ kind }, { t, number }) =>
    t('editor.named.decor', { kind: t(`editor.decor.${kind}`), number }),
  ...resizableBox(sizeOf),
  fields: (form, value) => (
    <>
      {form.choice('kind', planDecorKinds, (each) => form.t(`editor.decor.${each}`))}
      {value && (
        <>
          {form.place(value)}
          {form.row(
            form.number('width', sizeOf(value).width, { min: 0.05, max: 150 }),
            form.number('depth', sizeOf(value).depth, { min: 0.05, max: 150 }),
          )}
          {form.heading(value)}
        </>
      )}
      {form.choice('tint', planTints, (each) => form.t(`editor.tint.${each}`))}
      {value && form.stacking()}
    </>
  ),
};

function sizeOf({ kind, width, depth }: EditedDecor): Size {
  const own = planDecorSizes[kind];
  return { width: width ?? own.width, depth: depth ?? own.depth };
}
