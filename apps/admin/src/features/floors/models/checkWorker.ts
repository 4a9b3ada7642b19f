import type { FloorPlan } from '@office/world/floor-plan';
import { findPlanProblems, type PlanProblem } from '@office/world/plan-validation';

/** A plan to judge, and the judgement of it: by number, as a newer one may be on its way. */
export interface CheckRequest {
  id: number;
  plan: FloorPlan;
}
export interface CheckAnswer {
  id: number;
  problems: PlanProblem[];
}

self.onmessage = ({ data: { id, plan } }: MessageEvent<CheckRequest>) => {
  const answer: CheckAnswer = { id, problems: findPlanProblems(plan) };
  self.postMessage(answer);
};
