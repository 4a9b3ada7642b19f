import type {
  PlanDecorKind,
  PlanDoorKind,
  PlanFinish,
  PlanProblemCode,
  PlanSeatKind,
  PlanItemKind,
  PlanTint,
  PlanWallMaterial,
  PlanZoneKind,
} from '@office/vocabulary';

/*
 * The edited plan is the API's `FloorPlan` (openapi/schemas/map.yaml), not a view model. Edits copy
 * the changed parts and keep unknown fields.
 */

export type EditedPoint = [x: number, z: number];

export interface EditedName {
  ja: string;
  en: string;
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

/** `at` is the distance in metres from the wall's `from` to the centre of the opening. */
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

/** In metres from the left and the back of the floor. Heading 0 faces +z, a quarter turn +x. */
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

/** Refers to an object by its index, because decor and spawns have no ids and ids may be duplicated. */
export interface PlanItemRef {
  kind: PlanItemKind;
  index: number;
}

export interface PlanProblem {
  /** Key of the text `editor.problem.<code>`. */
  code: PlanProblemCode;
  /** An error prevents publishing, a warning does not. */
  severity: 'error' | 'warning';
  /** Affected objects in the plan of the last `onChange`. Empty for the floor as a whole. */
  items: readonly PlanItemRef[];
  /** Affected position in metres, if the problem does not belong to an object. */
  place?: { x: number; z: number };
  values?: Readonly<Record<string, string | number>>;
}

export type PlanDraftState =
  /** The draft equals the published plan. */
  | { status: 'none' }
  /** Changes are being saved or about to be saved. */
  | { status: 'saving' }
  /** ISO 8601. */
  | { status: 'saved'; savedAt: string }
  | { status: 'failed' }
  | { status: 'offline' };

/** Another administrator saved a draft of this floor. */
export interface PlanDraftConflict {
  changedBy?: string;
  /** ISO 8601. */
  changedAt: string;
  theirs: EditedPlan;
}

/** Consequences of publishing, computed by the server in advance. */
export interface PlanPublishImpact {
  /** Number of people at positions of new walls or furniture. They are moved to a free position. */
  peopleMoved: number;
  /** Members who lose their assigned seat. They are notified. */
  seatsLost: readonly { label: string; ownerName: string }[];
  /** Removed rooms with the number of their booked meetings. */
  roomsLost: readonly { name: string; meetings: number }[];
}

export type PlanPublishState =
  | { status: 'preparing' }
  | { status: 'asking'; impact: PlanPublishImpact }
  | { status: 'publishing'; impact: PlanPublishImpact }
  | { status: 'failed'; impact?: PlanPublishImpact };

export interface ReadyPlanEditor {
  status: 'ready';
  /** Name shown to members. The plan has a separate name in both languages. */
  floorName: string;
  /** Initial plan, read again when `planKey` changes. In between, the editor holds the plan. */
  plan: EditedPlan;
  /** A new key loads `plan` as one undoable step, such as after an import. */
  planKey: string;
  /** Problems of the plan of the last `onChange`. While a check runs, those of the previous plan. */
  problems: readonly PlanProblem[];
  checking: boolean;
  draft: PlanDraftState;
  /** False if the floor was never published. */
  published: boolean;
  conflict?: PlanDraftConflict;
  publish?: PlanPublishState;
  /** Set while another administrator publishes, or without permission to edit. */
  readOnly?: { reason: 'publishing'; by?: string } | { reason: 'notAllowed' };
  /** The last imported file was not a plan. */
  importProblem?: { fileName: string; details: readonly string[] };
}

export type PlanEditorState = { status: 'loading' } | { status: 'error' } | ReadyPlanEditor;

export interface PlanEditorCallbacks {
  /** Called with the whole plan after each edit, undo and redo, also while typing. */
  onChange(event: { plan: EditedPlan }): void;
  /** Requests the consequences of publishing (`publish`). */
  onPublish(): void;
  onConfirmPublish(): void;
  onCancelPublish(): void;
  onPreview(event: { plan: EditedPlan }): void;
  onImport(event: { file: File }): void;
  onExport(event: { plan: EditedPlan }): void;
  onDismissImportProblem(): void;
  /** Restores the published plan. */
  onDiscardDraft(): void;
  onRetrySave(): void;
  /** Overwrites the other administrator's draft. */
  onKeepMine(): void;
  /** Loads the other administrator's draft with a new `planKey`. */
  onTakeTheirs(): void;
  onRetry(): void;
  onBack(): void;
}
