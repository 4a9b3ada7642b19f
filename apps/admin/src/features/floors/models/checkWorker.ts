import type { FloorPlan } from '@office/world/floor-plan';
import { findPlanProblems, type PlanProblem } from '@office/world/plan-validation';

/** Plan to check. The result has the same id, as a newer request may be in flight. */
export interface CheckRequest {
  id: number;
  plan: FloorPlan;
}
export interface CheckResult {
  id: number;
  problems: PlanProblem[];
}

self.onmessage = ({ data: { id, plan } }: MessageEvent<CheckRequest>) => {
  const answer: CheckResult = { id, problems: findPlanProblems(plan) };
  self.postMessage(answer);
};
