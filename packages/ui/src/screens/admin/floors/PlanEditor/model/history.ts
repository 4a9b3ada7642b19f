import type { EditedPlan } from '../planEditorState.ts';
import { listOf, refOf, type PlanItemKey } from './planItems.ts';

interface Step {
  plan: EditedPlan;
  selection: ReadonlySet<PlanItemKey>;
}

export interface History {
  past: readonly Step[];
  present: Step;
  future: readonly Step[];
  /** Consecutive edits with the same bundle form one undo step: typed letters, repeated arrow keys. */
  bundle: string | undefined;
}

export type HistoryAction =
  | { type: 'edit'; plan: EditedPlan; selection?: ReadonlySet<PlanItemKey>; bundle?: string }
  /** Ends a gesture or typing, so that the next edit is a separate step. */
  | { type: 'settle' }
  | { type: 'select'; keys: Iterable<PlanItemKey> }
  | { type: 'undo' }
  | { type: 'redo' };

const maxSteps = 500;

export const nothingSelected: ReadonlySet<PlanItemKey> = new Set();

export function beginHistory(plan: EditedPlan): History {
  return { past: [], present: { plan, selection: nothingSelected }, future: [], bundle: undefined };
}

export function historyReducer(history: History, action: HistoryAction): History {
  const { past, present, future } = history;
  switch (action.type) {
    case 'edit': {
      const { plan, selection = present.selection, bundle } = action;
      if (plan === present.plan) {
        return selection === present.selection
          ? history
          : { ...history, present: { plan, selection }, bundle: undefined };
      }
      const isBundled = bundle !== undefined && bundle === history.bundle;
      return {
        past: isBundled ? past : [...past, present].slice(-maxSteps),
        present: { plan, selection: existing(plan, selection) },
        future: [],
        bundle,
      };
    }
    case 'settle':
      return history.bundle === undefined ? history : { ...history, bundle: undefined };
    case 'select':
      return {
        ...history,
        present: { ...present, selection: existing(present.plan, action.keys) },
        bundle: undefined,
      };
    case 'undo': {
      const before = past.at(-1);
      if (!before) return history;
      return {
        past: past.slice(0, -1),
        present: before,
        future: [present, ...future],
        bundle: undefined,
      };
    }
    case 'redo': {
      const [after, ...later] = future;
      if (!after) return history;
      return { past: [...past, present], present: after, future: later, bundle: undefined };
    }
  }
}

function existing(plan: EditedPlan, keys: Iterable<PlanItemKey>): ReadonlySet<PlanItemKey> {
  const found = new Set<PlanItemKey>();
  for (const key of keys) {
    const { kind, index } = refOf(key);
    if (index < plan[listOf[kind]].length) found.add(key);
  }
  return found;
}
