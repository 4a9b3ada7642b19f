import { planDoorKinds } from '@office/vocabulary';
import type { EditedDoor, EditedPlan, EditedPoint } from '../../planEditorState.ts';
import { bandOf, lengthOf } from '../geometry.ts';
import type { PlanItemDescriptor } from './planItemDescriptor.ts';

/** Minimum depth of the hit area in metres. */
const hitDepth = 0.3;

export const door: PlanItemDescriptor<EditedDoor> = {
  icon: 'door',
  isStructure: true,
  followsWall: true,
  name: (_, { t, number }) => t('editor.named.door', { number }),
  outline(value, plan) {
    const posts = postsOf(plan, value);
    return posts ? bandOf(...posts, hitDepth) : [];
  },
  anchors: () => [],
  mapPlaces: (value) => value,
  handles(value, plan) {
    const [from, to] = postsOf(plan, value) ?? [];
    if (!from || !to) return [];
    return [
      { kind: 'post', side: -1, x: from[0], z: from[1] },
      { kind: 'post', side: 1, x: to[0], z: to[1] },
    ];
  },
  fields: (form, value) => (
    <>
      {form.choice('kind', planDoorKinds, (each) => form.t(`editor.door.${each}`))}
      {value && (
        <>
          {form.row(
            form.number('width', value.width, { min: 0.5, max: 150 }),
            form.number('at', value.at, { max: 150 }),
          )}
          {form.id(value.id)}
        </>
      )}
    </>
  ),
};

/** Posts in metres. Undefined if the wall is missing. */
function postsOf(
  plan: EditedPlan,
  { wallId, at: middle, width }: EditedDoor,
): [EditedPoint, EditedPoint] | undefined {
  const wall = plan.walls.find(({ id }) => id === wallId);
  if (!wall) return undefined;
  const { from, to } = wall;
  const length = lengthOf(wall) || 1;
  const at = (metres: number): EditedPoint => [
    from[0] + ((to[0] - from[0]) * metres) / length,
    from[1] + ((to[1] - from[1]) * metres) / length,
  ];
  return [at(middle - width / 2), at(middle + width / 2)];
}
