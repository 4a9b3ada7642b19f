import { saveFile } from '@office/client/lib/saveFile.ts';
import type { EditedPlan } from '@office/ui';
import type { PlanProblem } from '@office/world/plan-validation';
import i18next from 'i18next';

export type ReadPlan = { plan: EditedPlan } | { plan: null; problems: string[] };

/** Reads a plan of a file, or names what is wrong with it. The check comes when it is first asked for. */
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

/** Whether it has anything of a plan: otherwise every part of one is missing, and the file is another one. */
function hasPartsOfPlan(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return ['size', 'walls', 'zones', 'spawns'].some((part) => part in value);
}

function textOf({ code, where }: PlanProblem): string {
  const problem = i18next.t(`admin-floors:editor.problem.${code}`);
  return i18next.t('admin-floors:import.problemAt', { where, problem });
}

/** Hands a plan to the browser as a file. */
export function savePlanFile(name: string, plan: object): void {
  const text = `${JSON.stringify(plan, null, 2)}\n`;
  saveFile(new Blob([text], { type: 'application/json' }), `${name}.json`);
}
