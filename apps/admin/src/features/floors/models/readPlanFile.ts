import { saveFile } from '@office/client/lib/saveFile.ts';
import type { EditedPlan } from '@office/ui/screens/admin/floors';
import type { PlanProblem } from '@office/world/plan-validation';
import i18next from 'i18next';

export type ReadPlan = { plan: EditedPlan } | { plan: null; problems: string[] };

export async function readPlanFile(file: File): Promise<ReadPlan> {
  const { checkFloorPlan } = await import('@office/world/plan-validation');
  let value: unknown;
  try {
    value = JSON.parse(await file.text());
  } catch {
    return { plan: null, problems: [i18next.t('admin-floors:import.notJson')] };
  }
  if (!hasPartsOfPlan(value)) {
    return { plan: null, problems: [i18next.t('admin-floors:import.notPlan')] };
  }
  const { plan, problems } = checkFloorPlan(value);
  return plan ? { plan } : { plan: null, problems: problems.map(textOf) };
}

/** Returns false for files that are not a plan at all: the validator would report every part as missing. */
function hasPartsOfPlan(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return ['size', 'walls', 'zones', 'spawns'].some((part) => part in value);
}

function textOf({ code, where }: PlanProblem): string {
  const problem = i18next.t(`admin-floors:editor.problem.${code}`);
  return i18next.t('admin-floors:import.problemAt', { where, problem });
}

export function savePlanFile(name: string, plan: object): void {
  const text = `${JSON.stringify(plan, null, 2)}\n`;
  saveFile(new Blob([text], { type: 'application/json' }), `${name}.json`);
}
