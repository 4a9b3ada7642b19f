import type { EditedPlan } from '../planEditorState.ts';
import { copyThings, isEmptyFragment, pasteThings } from './clipboard.ts';
import { moveThings, removeThings, turnThings, type PlanFragment } from './edits.ts';
import { boundsOfThings, middleOf, type Place } from './outlines.ts';
import { allKeys, type Keys, type ThingKey } from './things.ts';

/** A plan with what is selected in it. */
export interface Selected {
  plan: EditedPlan;
  selection: Keys;
}

/** Metres that a copy lies beside its original. */
const beside = 0.5;

export function duplicate({ plan, selection }: Selected): Selected {
  const pasted = pasteThings(plan, copyThings(plan, selection), { x: beside, z: beside });
  return { plan: pasted.plan, selection: pasted.keys };
}

/** Pastes around a place where there is one, else beside the original. */
export function paste({ plan }: Selected, fragment: PlanFragment, around?: Place): Selected {
  if (isEmptyFragment(fragment)) return { plan, selection: new Set() };
  const own: EditedPlan = { ...plan, ...fragment };
  const bounds = boundsOfThings(own, allKeys(own));
  const from = bounds && middleOf(bounds);
  const by =
    around && from ? { x: around.x - from.x, z: around.z - from.z } : { x: beside, z: beside };
  const pasted = pasteThings(plan, fragment, by);
  return { plan: pasted.plan, selection: pasted.keys };
}

export function remove({ plan, selection }: Selected): Selected {
  return { plan: removeThings(plan, selection), selection: new Set() };
}

export function move({ plan, selection }: Selected, by: Place): Selected {
  return { plan: moveThings(plan, selection, by), selection };
}

/** About their common middle; a thing alone about its own. */
export function turn({ plan, selection }: Selected, angle: number): Selected {
  const bounds = boundsOfThings(plan, selection);
  return bounds
    ? { plan: turnThings(plan, selection, angle, middleOf(bounds)), selection }
    : { plan, selection };
}

/** The thing after the selected one, or before it; at the end the first one again. */
export function step({ plan, selection }: Selected, by: 1 | -1): ThingKey | undefined {
  const keys = allKeys(plan);
  const [first] = selection;
  const at = first ? keys.indexOf(first) : by === 1 ? -1 : 0;
  return keys.at((at + by + keys.length) % Math.max(1, keys.length));
}
