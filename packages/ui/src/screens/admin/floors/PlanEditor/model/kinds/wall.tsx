import { planWallMaterials } from '@office/vocabulary';
import type { EditedWall } from '../../planEditorState.ts';
import { bandOf } from '../geometry.ts';
import { mapPoint, type PlanItemDescriptor } from './planItemDescriptor.ts';

const minThickness = 0.1;

export const wall: PlanItemDescriptor<EditedWall> = {
  icon: 'wall',
  isStructure: true,
  name: (_, { t, number }) => t('editor.named.wall', { number }),
  outline: ({ from, to, thickness }) => bandOf(from, to, Math.max(thickness, minThickness)),
  axis: ({ from, to }) => [from, to],
  anchors: ({ from, to }) => [from, to],
  mapPlaces: (value, map) => ({
    ...value,
    from: mapPoint(value.from, map),
    to: mapPoint(value.to, map),
  }),
  handles: ({ from, to }) => [
    { kind: 'end', end: 'from', x: from[0], z: from[1] },
    { kind: 'end', end: 'to', x: to[0], z: to[1] },
  ],
  fields: (form, value) => (
    <>
      {form.choice('material', planWallMaterials, (each) => form.t(`editor.material.${each}`))}
      {value && (
        <>
          {form.row(
            form.number('thickness', value.thickness, { min: 0.02, max: 2 }),
            form.number('height', value.height, { min: 0.1, max: 20 }),
          )}
          {form.wallEnd('from', value.from)}
          {form.wallEnd('to', value.to)}
          {form.id(value.id)}
        </>
      )}
    </>
  ),
};
