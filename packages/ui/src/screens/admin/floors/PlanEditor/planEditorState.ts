import type {
  PlanDecorKind,
  PlanDoorKind,
  PlanFinish,
  PlanProblemCode,
  PlanSeatKind,
  PlanThingKind,
  PlanTint,
  PlanWallMaterial,
  PlanZoneKind,
} from '@office/vocabulary';

/*
 * The plan that is edited is the contract's `FloorPlan` (openapi/schemas/map.yaml) itself, and no view of it: an
 * edit copies what it changes and keeps every field that it does not know. A plan is never changed in place.
 */

export type EditedPoint = [x: number, z: number];

export interface EditedName {
  ja: string;
  en: string;
  /** How the Japanese one is read. */
  katakana?: string | undefined;
}

export interface EditedWall {
  id: string;
  from: EditedPoint;
  to: EditedPoint;
  thickness: number;
  height: number;
  material: PlanWallMaterial;
}

/** An opening in a wall; `at` is metres from the wall's `from` to the opening's middle. */
export interface EditedDoor {
  id: string;
  wallId: string;
  at: number;
  width: number;
  kind: PlanDoorKind;
}

export interface EditedZone {
  id: string;
  kind: PlanZoneKind;
  name: EditedName;
  polygon: EditedPoint[];
  finish: PlanFinish;
  tint: PlanTint;
}

/** Metres from the left and the back of the floor; a heading of 0 looks towards +z, a quarter turn towards +x. */
export interface EditedSpawn {
  x: number;
  z: number;
  heading: number;
}

export interface EditedDesk extends EditedSpawn {
  id: string;
  width: number;
  depth: number;
}

export interface EditedSeat extends EditedSpawn {
  id: string;
  label: string;
  zoneId: string;
  kind: PlanSeatKind;
}

export interface EditedDecor extends EditedSpawn {
  kind: PlanDecorKind;
  width?: number | undefined;
  depth?: number | undefined;
  tint?: PlanTint | undefined;
}

export interface EditedPlan {
  version: 1;
  name: EditedName;
  size: { width: number; depth: number; height: number };
  spawns: EditedSpawn[];
  walls: EditedWall[];
  doors: EditedDoor[];
  zones: EditedZone[];
  desks: EditedDesk[];
  seats: EditedSeat[];
  decor: EditedDecor[];
}

/** A thing by its place in its list of the plan: decor and spawns have no ids, and ids can be there twice. */
export interface PlanThingRef {
  kind: PlanThingKind;
  index: number;
}

export interface PlanProblem {
  /** The text is `editor.problem.<code>`. */
  code: PlanProblemCode;
  /** An error keeps the plan from being published, a warning does not. */
  severity: 'error' | 'warning';
  /** The things that are wrong, in the plan as it was raised last. Empty: the floor as a whole. */
  things: readonly PlanThingRef[];
  /** The place that is wrong, where it is no thing's: metres. */
  place?: { x: number; z: number };
  /** Values for the text, such as `max`. */
  values?: Readonly<Record<string, string | number>>;
}

/** The draft as the server has it. */
export type PlanDraftState =
  /** Nothing differs from the plan that people walk in. */
  | { status: 'none' }
  /** Changes are on their way, or will be in a moment. */
  | { status: 'saving' }
  /** ISO 8601. */
  | { status: 'saved'; savedAt: string }
  | { status: 'failed' }
  | { status: 'offline' };

/** Another administrator stored a draft of this floor meanwhile. */
export interface PlanDraftConflict {
  changedBy?: string;
  /** ISO 8601. */
  changedAt: string;
  /** The plan that is stored now. */
  theirs: EditedPlan;
}

/** The consequence of publishing, as the server works it out before it is done. */
export interface PlanPublishImpact {
  /** People who stand where there will be a wall or furniture: they are led to a place that exists. */
  peopleMoved: number;
  /** Members whose own seat goes; they are told. */
  seatsLost: readonly { label: string; ownerName: string }[];
  /** Rooms that go, with how many meetings are still booked in each. */
  roomsLost: readonly { name: string; meetings: number }[];
}

export type PlanPublishState =
  /** Its consequence is being worked out. */
  | { status: 'preparing' }
  | { status: 'asking'; impact: PlanPublishImpact }
  | { status: 'publishing'; impact: PlanPublishImpact }
  | { status: 'failed'; impact?: PlanPublishImpact };

export interface ReadyPlanEditor {
  status: 'ready';
  /** The floor as members know it; the plan has a name of its own in both languages. */
  floorName: string;
  /** Taken in at first, and again with another `planKey`. In between the editor has the plan. */
  plan: EditedPlan;
  /** Another key takes `plan` in as one step that can be undone: after an import, or for the other's draft. */
  planKey: string;
  /** Judged from the plan that was raised last; the older ones while a check runs. */
  problems: readonly PlanProblem[];
  checking: boolean;
  draft: PlanDraftState;
  /** Members have a plan of this floor already; false for a floor that was never published. */
  published: boolean;
  conflict?: PlanDraftConflict;
  publish?: PlanPublishState;
  /** Nothing can be changed: someone else publishes right now, or one has no right to. */
  readOnly?: { reason: 'publishing'; by?: string } | { reason: 'notAllowed' };
  /** The file of the last import was none of ours. */
  importProblem?: { fileName: string; details: readonly string[] };
}

export type PlanEditorState = { status: 'loading' } | { status: 'error' } | ReadyPlanEditor;

export interface PlanEditorCallbacks {
  /** After each step, undo and redo: the whole plan. Steps of typing come as they are typed. */
  onChange(event: { plan: EditedPlan }): void;
  /** Publishing was pressed: work out the consequence (`publish`). */
  onPublish(): void;
  onConfirmPublish(): void;
  onCancelPublish(): void;
  /** Shows the plan in 3D. */
  onPreview(event: { plan: EditedPlan }): void;
  onImport(event: { file: File }): void;
  onExport(event: { plan: EditedPlan }): void;
  onDismissImportProblem(): void;
  /** Back to the plan that people walk in. */
  onDiscardDraft(): void;
  /** Saving failed, and is to be tried again. */
  onRetrySave(): void;
  /** One's own plan is to be stored over the other's. */
  onKeepMine(): void;
  /** The other's plan is to be taken in: another `planKey`. */
  onTakeTheirs(): void;
  /** Loading failed, and is to be tried again. */
  onRetry(): void;
  /** To the list of floors. */
  onBack(): void;
}
