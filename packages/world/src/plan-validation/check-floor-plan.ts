import type { PlanItemKind } from '@office/vocabulary';
import { floorPlanSchema, type FloorPlan } from '../floor-plan/contract.ts';
import { nameProblems } from './name-problems.ts';
import { doorProblems, overlappingRooms, placeProblems, seatProblems } from './place-problems.ts';
import { isUsable, listOf, problem, type PlanProblem } from './plan-problem.ts';
import { reachabilityProblems } from './reachability-problems.ts';

export { isReading } from './name-problems.ts';
export { isUsable, listOf, type PlanProblem, type PlanItem } from './plan-problem.ts';

const maxSideLength = 150;
const maxElements = 2000;

export type PlanCheck =
  { plan: FloorPlan; problems: PlanProblem[] } | { plan: null; problems: PlanProblem[] };

export function checkFloorPlan(value: unknown): PlanCheck {
  const parsed = floorPlanSchema.safeParse(value);
  if (!parsed.success) {
    return { plan: null, problems: parsed.error.issues.map((issue) => formProblem(value, issue)) };
  }
  const plan = parsed.data;
  const problems = findPlanProblems(plan);
  return { plan: isUsable(problems) ? plan : null, problems };
}

export function findPlanProblems(plan: FloorPlan): PlanProblem[] {
  const problems = [...sizeProblems(plan), ...nameProblems(plan)];
  if (problems.some(({ code }) => code === 'tooLarge')) return problems;
  problems.push(...placeProblems(plan), ...doorProblems(plan), ...seatProblems(plan));
  problems.push(...overlappingRooms(plan));
  if (plan.spawns.length === 0) problems.push(noSpawn());
  return isUsable(problems) ? [...problems, ...reachabilityProblems(plan)] : problems;
}

function noSpawn(): PlanProblem {
  return problem('noSpawn', [], undefined, 'has no place to come in', 'plan');
}

function sizeProblems({ size, ...plan }: FloorPlan): PlanProblem[] {
  const counts = Object.entries(plan).flatMap(([name, list]) =>
    Array.isArray(list) && list.length > maxElements
      ? [problem('tooLarge', [], undefined, `has more than ${maxElements} entries`, name)]
      : [],
  );
  const isLong = Math.max(size.width, size.depth) > maxSideLength;
  const message = `is more than ${maxSideLength} m along a side`;
  return isLong ? [...counts, problem('tooLarge', [], undefined, message, 'size')] : counts;
}

interface FormIssue {
  path: readonly PropertyKey[];
  message: string;
}

function formProblem(value: unknown, { path, message }: FormIssue): PlanProblem {
  const [list, index] = path;
  if (list === 'spawns' && path.length === 1 && Array.isArray(read(value, 'spawns'))) {
    return noSpawn();
  }
  const kind = Object.entries(listOf).find(([, name]) => name === list)?.[0] as
    PlanItemKind | undefined;
  const item = kind && typeof index === 'number' ? read(read(value, list!), index) : undefined;
  const id = read(item, 'id');
  const [x, z] = [read(item, 'x'), read(item, 'z')];
  return problem(
    'malformed',
    kind && typeof index === 'number'
      ? [{ kind, id: typeof id === 'string' ? id : String(index) }]
      : [],
    typeof x === 'number' && typeof z === 'number' ? { x, z } : undefined,
    message,
    pathOf(path),
  );
}

function read(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<PropertyKey, unknown>)[key]
    : undefined;
}

function pathOf(path: readonly PropertyKey[]): string {
  const text = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`));
  return text.join('').replace(/^\./, '') || 'plan';
}
