import {
  katakanaNamePattern,
  maxTextLength,
  visibleNamePattern,
  type PlanProblemCode,
} from '@office/vocabulary';
import type { FloorPlan } from '../floor-plan/contract.ts';
import {
  grouped,
  listOf,
  pointOf,
  problem,
  type PlanProblem,
  type PlanItem,
} from './plan-problem.ts';

const identified = ['wall', 'door', 'zone', 'desk', 'seat'] as const;

export function nameProblems(plan: FloorPlan): PlanProblem[] {
  const twice = identified.flatMap((kind) =>
    repeated<{ id: string }>(plan[listOf[kind]], ({ id }) => id).map(([{ id }]) =>
      problem('duplicateId', [{ kind, id }], pointOf(plan, kind, id), 'has the id of another one'),
    ),
  );
  const labels = repeated(plan.seats, ({ label }) => label).map((seats) =>
    problem(
      'duplicateLabel',
      seats.map(({ id }) => ({ kind: 'seat', id })),
      { x: seats[0].x, z: seats[0].z },
      'belongs to more than one seat',
      `seat label ${seats[0].label}`,
    ),
  );
  const texts: [PlanItem[], string][] = [
    ...[plan.name.ja, plan.name.en].map((text): [PlanItem[], string] => [[], text]),
    ...plan.zones.flatMap(({ id, name }) =>
      [name.ja, name.en].map((text): [PlanItem[], string] => [[{ kind: 'zone', id }], text]),
    ),
    ...plan.seats.map(({ id, label }): [PlanItem[], string] => [[{ kind: 'seat', id }], label]),
  ];
  const named = texts.flatMap(([items, text]) => textProblems(plan, items, text));
  const readings = [
    ...readingProblems(plan, [], plan.name.katakana),
    ...plan.zones.flatMap(({ id, name }) =>
      readingProblems(plan, [{ kind: 'zone', id }], name.katakana),
    ),
  ];
  return [...twice, ...labels, ...named, ...readings];
}

function readingProblems(plan: FloorPlan, items: PlanItem[], reading = ''): PlanProblem[] {
  if (isReading(reading)) return [];
  const [item] = items;
  const point = item && pointOf(plan, item.kind, item.id);
  const where = item ? undefined : 'plan';
  return [problem('nameKatakana', items, point, 'has a reading in other letters', where)];
}

export function isReading(text: string): boolean {
  return text === '' || (text.length <= maxTextLength && katakanaNamePattern.test(text));
}

function textProblems(plan: FloorPlan, items: PlanItem[], text: string): PlanProblem[] {
  const [item] = items;
  const point = item && pointOf(plan, item.kind, item.id);
  const say = (code: PlanProblemCode, message: string) => [
    problem(code, items, point, message, item ? undefined : 'plan'),
  ];
  if (text.length > maxTextLength) {
    return say('nameTooLong', `has a name of more than ${maxTextLength} characters`);
  }
  if (visibleNamePattern.test(text)) return [];
  return say('nameNotVisible', 'has a name that is not one line that can be seen');
}

function repeated<T>(values: readonly T[], key: (value: T) => string): [T, ...T[]][] {
  return [...grouped(values, key).values()].filter(
    (group): group is [T, ...T[]] => group.length > 1,
  );
}
