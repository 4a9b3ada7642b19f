import type { EditedPlan, PlanProblem as EditorPlanProblem } from '@office/ui/screens/admin/floors';
import { listOf, type PlanProblem, type PlanThing } from '@office/world/plan-validation';

/** Converts problems for the editor, which refers to elements by their index in the plan. */
export function toEditorProblems(
  plan: EditedPlan,
  problems: readonly PlanProblem[],
): EditorPlanProblem[] {
  return problems.map(({ code, level, things, point }) => ({
    code,
    severity: level === 'ERROR' ? 'error' : 'warning',
    things: things.flatMap((thing) => {
      const index = indexOf(plan, thing);
      return index < 0 ? [] : [{ kind: thing.kind, index }];
    }),
    ...(point && { place: point }),
  }));
}

function indexOf(plan: EditedPlan, { kind, id }: PlanThing): number {
  if (kind === 'spawn' || kind === 'decor') return Number(id);
  return plan[listOf[kind]].findIndex((each) => each.id === id);
}
