import type { TFunction } from 'i18next';
import type { EditedPlan } from './planEditorState.ts';
import { refOf, thingOf, type ThingKey } from './model/things.ts';

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
