import type { EditedPlan, PlanProblem as EditorPlanProblem } from '@office/ui/screens/admin/floors';
import { useEffect, useRef, useState } from 'react';
import type { CheckResult, CheckRequest } from './checkWorker.ts';
import { listOf, type PlanProblem, type PlanItem } from '@office/world/plan-validation';

const checkDelayMs = 250;

/** Checks the latest plan in a worker, to keep the page responsive. */
export function usePlanCheck(plan: EditedPlan | null): {
  problems: readonly EditorPlanProblem[];
  checking: boolean;
} {
  const [found, setFound] = useState<{ plan: EditedPlan | null; problems: EditorPlanProblem[] }>({
    plan: null,
    problems: [],
  });
  const worker = useRef<Worker | null>(null);
  useEffect(() => {
    const own = new Worker(new URL('./checkWorker.ts', import.meta.url), { type: 'module' });
    worker.current = own;
    return () => {
      own.terminate();
      worker.current = null;
    };
  }, []);
  const last = useRef(0);
  useEffect(() => {
    const own = worker.current;
    if (!own || !plan) return;
    const id = (last.current += 1);
    own.onmessage = ({ data }: MessageEvent<CheckResult>) => {
      if (data.id === id) setFound({ plan, problems: toEditorProblems(plan, data.problems) });
    };
    const timer = setTimeout(
      () => own.postMessage({ id, plan } satisfies CheckRequest),
      checkDelayMs,
    );
    return () => clearTimeout(timer);
  }, [plan]);
  return { problems: found.problems, checking: found.plan !== plan };
}

/** Converts problems for the editor, which refers to elements by their index in the plan. */
function toEditorProblems(plan: EditedPlan, problems: readonly PlanProblem[]): EditorPlanProblem[] {
  return problems.map(({ code, level, items, point }) => ({
    code,
    severity: level === 'ERROR' ? 'error' : 'warning',
    items: items.flatMap((item) => {
      const index = indexOf(plan, item);
      return index < 0 ? [] : [{ kind: item.kind, index }];
    }),
    ...(point && { place: point }),
  }));
}

function indexOf(plan: EditedPlan, { kind, id }: PlanItem): number {
  if (kind === 'spawn' || kind === 'decor') return Number(id);
  return plan[listOf[kind]].findIndex((each) => each.id === id);
}
