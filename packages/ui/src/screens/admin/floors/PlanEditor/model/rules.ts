import type { EditedPlan } from '../planEditorState.ts';
import { kindOf } from './kinds/kinds.ts';
import type { FieldErrors } from './kinds/thingKind.ts';
import { listOf, refOf, thingOf, type Thing, type ThingKey } from './things.ts';

/** Validates fields of an object while typing. The whole plan is validated elsewhere. */
export function fieldErrors(plan: EditedPlan, key: ThingKey): FieldErrors {
  const value = thingOf(plan, key)?.value;
  if (!value) return {};
  const { kind, index } = refOf(key);
  const others = (plan[listOf[kind]] as Thing['value'][]).toSpliced(index, 1);
  const isTaken = 'id' in value && others.some((other) => 'id' in other && other.id === value.id);
  return { ...(isTaken && { id: 'duplicateId' }), ...kindOf(kind).errors?.(value, others) };
}
