import { centroidOf, type Place } from './model/geometry.ts';
import { kindOf } from './model/kinds/kinds.ts';
import type { Translate } from './model/kinds/planItemDescriptor.ts';
import { boundsOfItems } from './model/outlines.ts';
import { keyOf, refOf, itemOf, type Keys, type PlanItemKey } from './model/planItems.ts';
import type { EditedPlan, PlanProblem } from './planEditorState.ts';

export function nameOf(plan: EditedPlan, key: PlanItemKey, t: Translate, language: string): string {
  const item = itemOf(plan, key);
  if (!item) return '';
  return kindOf(item.kind).name(item.value, { number: refOf(key).index + 1, t, language });
}

/** Names the room or desk among objects added together, without its parts. */
export function addedNames(plan: EditedPlan, keys: Keys, t: Translate, language: string): string {
  for (const kind of ['zone', 'desk'] as const) {
    const [first, ...others] = [...keys].filter((key) => refOf(key).kind === kind);
    if (first && others.length === 0) return nameOf(plan, first, t, language);
    if (first) break;
  }
  return namesOf(plan, keys, t, language);
}

export function namesOf(
  plan: EditedPlan,
  keys: ReadonlySet<PlanItemKey>,
  t: Translate,
  language: string,
): string {
  const [first] = keys;
  return keys.size === 1 && first
    ? nameOf(plan, first, t, language)
    : t('editor.items', { count: keys.size });
}

const maxNames = 3;

/** Names the objects of a problem, or its position, or the floor. */
export function subjectOf(
  plan: EditedPlan,
  { items, place }: PlanProblem,
  t: Translate,
  language: string,
): string {
  if (items.length > maxNames) return t('editor.items', { count: items.length });
  if (items.length > 0) {
    const names = items.map((ref) => nameOf(plan, keyOf(ref), t, language));
    return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
  }
  return place ? t('editor.place', { ...inCentimetres(place) }) : t('editor.floor');
}

function inCentimetres({ x, z }: Place): Place {
  const metres = (value: number) => Math.round(value * 100) / 100;
  return { x: metres(x), z: metres(z) };
}

/** Appends the centre of the objects, in metres, to a text. */
export function positionText(plan: EditedPlan, keys: Keys, words: string, t: Translate): string {
  const bounds = boundsOfItems(plan, keys);
  if (!bounds) return words;
  return t('editor.said.at', { words, ...inCentimetres(centroidOf(bounds)) });
}

/** Returns the heading, in degrees, of the first object that has one. */
export function headingOf(plan: EditedPlan, keys: Keys): number | undefined {
  for (const key of keys) {
    const value = itemOf(plan, key)?.value;
    if (value && 'heading' in value) {
      return (Math.round((value.heading * 180) / Math.PI) + 360) % 360;
    }
  }
  return undefined;
}

export function problemText(
  problems: readonly PlanProblem[],
  key: PlanItemKey,
  t: Translate,
): string[] {
  return problems
    .filter(({ items }) => items.some((ref) => keyOf(ref) === key))
    .map(({ code, values }) => t(`editor.problem.${code}`, { ...values }));
}
