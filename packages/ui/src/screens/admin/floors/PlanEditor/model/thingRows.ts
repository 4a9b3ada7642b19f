import type { PlanThingKind } from '@office/vocabulary';
import type { EditedPlan } from '../planEditorState.ts';
import { allKeys, refOf, type ThingKey } from './things.ts';

export interface ThingRow {
  key: ThingKey;
  name: string;
}

export function thingRows(
  plan: EditedPlan,
  { kind, words }: { kind: PlanThingKind | 'all'; words: string },
  nameOf: (key: ThingKey) => string,
): ThingRow[] {
  const sought = plain(words).split(' ').filter(Boolean);
  return allKeys(plan)
    .filter((key) => kind === 'all' || refOf(key).kind === kind)
    .map((key) => ({ key, name: nameOf(key) }))
    .filter(({ name }) => {
      const own = plain(name);
      return sought.every((word) => own.includes(word));
    });
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase();
