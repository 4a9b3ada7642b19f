import type { TFunction } from 'i18next';
import { boundsOfThings, middleOf, type Place } from './model/outlines.ts';
import { keyOf, refOf, thingOf, type Keys, type ThingKey } from './model/things.ts';
import type { EditedPlan, PlanProblem } from './planEditorState.ts';

export type Translate = TFunction<'admin-floors'>;

/** A thing as one calls it: by its name where it has one, else by its kind and number. */
export function nameOf(plan: EditedPlan, key: ThingKey, t: Translate, language: string): string {
  const thing = thingOf(plan, key);
  const number = refOf(key).index + 1;
  switch (thing?.kind) {
    case 'zone': {
      const { ja, en } = thing.value.name;
      return (language === 'ja' ? ja : en) || t('editor.named.zone', { number });
    }
    case 'seat':
      return t('editor.named.seat', { label: thing.value.label });
    case 'decor':
      return t('editor.named.decor', { kind: t(`editor.decor.${thing.value.kind}`), number });
    case 'wall':
    case 'door':
    case 'desk':
    case 'spawn':
      return t(`editor.named.${thing.kind}`, { number });
    case undefined:
      return '';
  }
}

/** Things that were added together: a room, or a desk, by its name; its parts go without saying. */
export function addedNames(plan: EditedPlan, keys: Keys, t: Translate, language: string): string {
  for (const kind of ['zone', 'desk'] as const) {
    const [first, ...others] = [...keys].filter((key) => refOf(key).kind === kind);
    if (first && others.length === 0) return nameOf(plan, first, t, language);
    if (first) break;
  }
  return namesOf(plan, keys, t, language);
}

/** Several things: the name of one, or how many there are. */
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

/** Names that are listed; of more things it is told how many they are. */
const mostNames = 3;

/** The things that a problem is about, each by its name; else its place, or the floor. */
export function subjectOf(
  plan: EditedPlan,
  { things, place }: PlanProblem,
  t: Translate,
  language: string,
): string {
  if (things.length > mostNames) return t('editor.things', { count: things.length });
  if (things.length > 0) {
    const names = things.map((ref) => nameOf(plan, keyOf(ref), t, language));
    return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
  }
  return place ? t('editor.place', { ...inCentimetres(place) }) : t('editor.floor');
}

/** Metres as one reads them. */
function inCentimetres({ x, z }: Place): Place {
  const metres = (value: number) => Math.round(value * 100) / 100;
  return { x: metres(x), z: metres(z) };
}

/** Words about things, and the place of their middle in metres. */
export function placeWords(plan: EditedPlan, keys: Keys, words: string, t: Translate): string {
  const bounds = boundsOfThings(plan, keys);
  if (!bounds) return words;
  return t('editor.said.at', { words, ...inCentimetres(middleOf(bounds)) });
}

/** The direction of the first thing that has one, in degrees. */
export function headingOf(plan: EditedPlan, keys: Keys): number | undefined {
  for (const key of keys) {
    const value = thingOf(plan, key)?.value;
    if (value && 'heading' in value) {
      return (Math.round((value.heading * 180) / Math.PI) + 360) % 360;
    }
  }
  return undefined;
}

/** Everything that is wrong with a thing. */
export function problemWords(
  problems: readonly PlanProblem[],
  key: ThingKey,
  t: Translate,
): string[] {
  return problems
    .filter(({ things }) => things.some((ref) => keyOf(ref) === key))
    .map(({ code, values }) => t(`editor.problem.${code}`, { ...values }));
}
