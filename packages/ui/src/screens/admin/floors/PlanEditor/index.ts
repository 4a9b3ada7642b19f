export { PlanEditor, type PlanEditorProps } from './PlanEditor.tsx';
export {
  type EditedPlan,
  type PlanDraftConflict,
  type PlanDraftState,
  type PlanEditorCallbacks,
  type PlanEditorState,
  type PlanProblem,
  type PlanPublishImpact,
  type PlanPublishState,
  type PlanItemRef,
  type ReadyPlanEditor,
} from './planEditorState.ts';
