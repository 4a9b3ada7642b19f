export { PlanEditor, type PlanEditorProps } from './PlanEditor.tsx';
export {
  planProblemCodes,
  planThingKinds,
  type EditedPlan,
  type PlanDraftConflict,
  type PlanDraftState,
  type PlanEditorCallbacks,
  type PlanEditorState,
  type PlanProblem,
  type PlanProblemCode,
  type PlanPublishImpact,
  type PlanPublishState,
  type PlanThingKind,
  type PlanThingRef,
  type ReadyPlanEditor,
} from './planEditorState.ts';
