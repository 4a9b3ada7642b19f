import { startTransition, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import type { EditedPlan, PlanEditorCallbacks, ReadyPlanEditor } from './planEditorState.ts';
import { beginHistory, historyReducer, nothingSelected } from './model/history.ts';
import type { Keys, PlanItemKey } from './model/planItems.ts';

export interface Edit {
  plan: EditedPlan;
  selection?: Keys;
  /** Consecutive edits with the same bundle are undone together. */
  bundle?: string;
}

export interface Editor {
  plan: EditedPlan;
  selection: Keys;
  canUndo: boolean;
  canRedo: boolean;
  before: { plan: EditedPlan; selection: Keys } | undefined;
  after: { plan: EditedPlan; selection: Keys } | undefined;
  edit(edit: Edit): void;
  settle(): void;
  select(keys: Iterable<PlanItemKey>): void;
  undo(): void;
  redo(): void;
}

export function useEditor(
  { plan: initialPlan, planKey, readOnly }: ReadyPlanEditor,
  onChange: PlanEditorCallbacks['onChange'],
): Editor {
  const [history, dispatch] = useReducer(historyReducer, initialPlan, beginHistory);
  const [loadedKey, setTakenKey] = useState(planKey);
  if (loadedKey !== planKey) {
    setTakenKey(planKey);
    dispatch({ type: 'edit', plan: initialPlan, selection: nothingSelected });
  }
  const { past, present, future } = history;
  const { plan } = present;

  const lastReported = useRef({ plan: initialPlan, planKey });
  const reportChange = useEffectEvent((changed: EditedPlan) => onChange({ plan: changed }));
  useEffect(() => {
    const last = lastReported.current;
    lastReported.current = { plan, planKey: loadedKey };
    // Skips `onChange` for a plan that was loaded from the props.
    if (plan !== last.plan && loadedKey === last.planKey) reportChange(plan);
  }, [plan, loadedKey]);

  const change: typeof dispatch = (action) => {
    if (!readOnly) dispatch(action);
  };
  return {
    plan,
    selection: present.selection,
    canUndo: past.length > 0 && !readOnly,
    canRedo: future.length > 0 && !readOnly,
    before: past.at(-1),
    after: future[0],
    edit: (edit) => change({ type: 'edit', ...edit }),
    settle: () => dispatch({ type: 'settle' }),
    select: (keys) => dispatch({ type: 'select', keys }),
    // Undo may change the whole plan, so it runs in a transition.
    undo: () => startTransition(() => change({ type: 'undo' })),
    redo: () => startTransition(() => change({ type: 'redo' })),
  };
}
