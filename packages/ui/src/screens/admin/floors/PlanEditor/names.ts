import { centroidOf, type Place } from './model/geometry.ts';
import { kindOf } from './model/kinds/kinds.ts';
import type { Translate } from './model/kinds/thingKind.ts';
import { boundsOfThings } from './model/outlines.ts';
import { keyOf, refOf, thingOf, type Keys, type ThingKey } from './model/things.ts';
import type { EditedPlan, PlanProblem } from './planEditorState.ts';

export function nameOf(plan: EditedPlan, key: ThingKey, t: Translate, language: string): string {
  const thing = thingOf(plan, key);
  if (!thing) return '';
  return kindOf(thing.kind).name(thing.value, { number: refOf(key).index + 1, t, language });
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
  keys: ReadonlySet<ThingKey>,
  t: Translate,
  language: string,
): string {
  const [first] = keys;
  return keys.size === 1 && first
    ? nameOf(plan, first, t, language)
    : t('editor.things', { count: keys.size });
}

const maxNames = 3;

/** Names the objects of a problem, or its position, or the floor. */
export function subjectOf(
  plan: EditedPlan,
  { things, place }: PlanProblem,
  t: Translate,
  language: string,
): string {
  if (things.length > maxNames) return t('editor.things', { count: things.length });
  if (things.length > 0) {
    const names = things.map((ref) => nameOf(plan, keyOf(ref), t, language));
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
  const bounds = boundsOfThings(plan, keys);
  if (!bounds) return words;
  return t('editor.said.at', { words, ...inCentimetres(centroidOf(bounds)) });
}

/** Returns the heading, in degrees, of the first object that has one. */
export function headingOf(plan: EditedPlan, keys: Keys): number | undefined {
  for (const key of keys) {
    const value = thingOf(plan, key)?.value;
    if (value && 'heading' in value) {
      return (Math.round((value.heading * 180) / Math.PI) + 360) % 360;
    }
  }
  return undefined;
}

export function problemText(
  problems: readonly PlanProblem[],
  key: ThingKey,
  t: Translate,
): string[] {
  return problems
    .filter(({ things }) => things.some((ref) => keyOf(ref) === key))
    .map(({ code, values }) => t(`editor.problem.${code}`, { ...values }));
}
