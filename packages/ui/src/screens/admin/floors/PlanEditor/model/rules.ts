import type { EditedPlan } from '../planEditorState.ts';
import { kindOf } from './kinds/kinds.ts';
import type { FieldErrors } from './kinds/planItemDescriptor.ts';
import { listOf, refOf, itemOf, type PlanItem, type PlanItemKey } from './planItems.ts';

/** Validates fields of an object while typing. The whole plan is validated elsewhere. */
export function fieldErrors(plan: EditedPlan, key: PlanItemKey): FieldErrors {
  const value = itemOf(plan, key)?.value;
  if (!value) return {};
  const { kind, index } = refOf(key);
  const others = (plan[listOf[kind]] as PlanItem['value'][]).toSpliced(index, 1);
  const isTaken = 'id' in value && others.some((other) => 'id' in other && other.id === value.id);
  return { ...(isTaken && { id: 'duplicateId' }), ...kindOf(kind).errors?.(value, others) };
}
