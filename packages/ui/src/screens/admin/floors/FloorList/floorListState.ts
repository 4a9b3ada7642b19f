import type { FloorSource } from '@office/vocabulary';

export interface FloorListNames {
  ja: string;
  en: string;
  /** How the Japanese one is read; empty or left out where it needs no reading. */
  katakana?: string | undefined;
}

export interface FloorListItem {
  floorId: string;
  /** In the reader's language. */
  name: string;
  names: FloorListNames;
  /** Metres. */
  width: number;
  depth: number;
  seatCount: number;
  takenSeatCount: number;
  roomCount: number;
  presentCount: number;
  blocked: boolean;
  /** The page on which its plan is edited. */
  editHref: string;
  /** A plan that is being changed. */
  draft?: {
    changedBy?: string;
    /** ISO 8601. */
    changedAt: string;
    /** Another plan was published since the draft was begun. */
    outdated: boolean;
  };
}

export interface FloorListOffice {
  contractId: string;
  name: string;
  blocked: boolean;
  floors: readonly FloorListItem[];
}

export interface FloorTemplateItem {
  templateId: string;
  name: string;
  width: number;
  depth: number;
  seatCount: number;
  roomCount: number;
}

/** The consequences of removing a floor. */
export interface FloorLoss {
  isLast: boolean;
  presentCount: number;
  seats: readonly { label: string; ownerName: string }[];
  rooms: readonly { name: string; meetings: number }[];
}

/** A plan of a file. */
export type ChosenPlan =
  | { status: 'none' }
  /** It can be used; `name` is the file's. */
  | { status: 'ready'; name: string }
  /** Named line by line. */
  | { status: 'wrong'; name: string; problems: readonly string[] };

/** The form for a new floor, as it is filled in. */
export interface NewFloorValues {
  names: FloorListNames;
  source: FloorSource;
  templateId: string;
  /** The floor that it begins as. */
  floorId: string;
  /** Metres, as they are typed. */
  width: string;
  depth: string;
}

/**
 * The question that is open. `problem` is why the last answer was refused, `typed` what was typed before a reload and
 * not sent.
 */
export type FloorListDialog = { submitting: boolean; problem?: string | undefined } & (
  | { kind: 'create'; contractId: string; plan: ChosenPlan; typed?: NewFloorValues | undefined }
  /** With `conflict` someone else was faster: the floor in the list has their names. */
  | { kind: 'rename'; floorId: string; typed?: FloorListNames | undefined; conflict?: boolean }
  /** `loss` is being worked out without it. */
  | { kind: 'remove'; floorId: string; loss?: FloorLoss }
  | { kind: 'import'; floorId: string; plan: ChosenPlan }
);

export type FloorListState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'empty' }
  | {
      status: 'ready';
      offices: readonly FloorListOffice[];
      templates: readonly FloorTemplateItem[];
      dialog?: FloorListDialog | undefined;
    };

export interface CreatedFloor {
  contractId: string;
  names: FloorListNames;
  source: FloorSource;
  templateId?: string;
  width?: number;
  depth?: number;
  floorId?: string;
}

export interface FloorListCallbacks {
  onOpenDialog(
    event:
      | { kind: 'create'; contractId: string }
      | { kind: 'rename' | 'remove' | 'import'; floorId: string },
  ): void;
  onCloseDialog(): void;
  /** A plan of a file, for a new floor or as the draft of one. */
  onChoosePlan(event: { file: File }): void;
  onCreate(event: CreatedFloor): void;
  /** The form for a new floor in an office is filled in. */
  onTypeNew(event: { contractId: string; values: NewFloorValues }): void;
  onTypeNames(event: { floorId: string; names: FloorListNames }): void;
  onRename(event: { floorId: string; names: FloorListNames }): void;
  /** The typed names are given up for those that the floor has. */
  onTakeTheirNames(event: { floorId: string }): void;
  onRemove(event: { floorId: string }): void;
  /** The chosen plan becomes the draft. */
  onImport(event: { floorId: string }): void;
  onBlock(event: { floorId: string; blocked: boolean }): void;
  /** All floors of the office, in their new order. */
  onOrder(event: { contractId: string; floorIds: readonly string[] }): void;
  onExport(event: { floorId: string }): void;
  onSeats(event: { floorId: string }): void;
  onHistory(event: { floorId: string }): void;
  onRetry(): void;
}
