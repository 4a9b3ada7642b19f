import type { FloorSource } from '@office/vocabulary';

export interface FloorListNames {
  ja: string;
  en: string;
  /** Katakana reading of the Japanese name. Empty or absent if not needed. */
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
  editHref: string;
  draft?: {
    changedBy?: string;
    /** ISO 8601. */
    changedAt: string;
    /** Another plan was published after the draft was created. */
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

export interface FloorLoss {
  isLast: boolean;
  presentCount: number;
  seats: readonly { label: string; ownerName: string }[];
  rooms: readonly { name: string; meetings: number }[];
}

export type SelectedPlan =
  | { status: 'none' }
  | { status: 'ready'; name: string }
  | { status: 'wrong'; name: string; problems: readonly string[] };

export interface NewFloorValues {
  names: FloorListNames;
  source: FloorSource;
  templateId: string;
  floorId: string;
  /** In metres, as typed. */
  width: string;
  depth: string;
}

/** Open dialog. `problem` is the last rejection, `typed` the unsent input from before a reload. */
export type FloorListDialog = { submitting: boolean; problem?: string | undefined } & (
  | { kind: 'create'; contractId: string; plan: SelectedPlan; typed?: NewFloorValues | undefined }
  /** With `conflict` another administrator saved first, and the floor in the list has their names. */
  | { kind: 'rename'; floorId: string; typed?: FloorListNames | undefined; conflict?: boolean }
  /** `loss` is absent while it is computed. */
  | { kind: 'remove'; floorId: string; loss?: FloorLoss }
  | { kind: 'import'; floorId: string; plan: SelectedPlan }
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
  onChoosePlan(event: { file: File }): void;
  onCreate(event: CreatedFloor): void;
  onTypeNew(event: { contractId: string; values: NewFloorValues }): void;
  onTypeNames(event: { floorId: string; names: FloorListNames }): void;
  onRename(event: { floorId: string; names: FloorListNames }): void;
  /** Discards the typed names in favour of the stored names. */
  onTakeTheirNames(event: { floorId: string }): void;
  onRemove(event: { floorId: string }): void;
  onImport(event: { floorId: string }): void;
  onBlock(event: { floorId: string; blocked: boolean }): void;
  /** All floors of the office in their new order. */
  onOrder(event: { contractId: string; floorIds: readonly string[] }): void;
  onExport(event: { floorId: string }): void;
  onSeats(event: { floorId: string }): void;
  onHistory(event: { floorId: string }): void;
  onRetry(): void;
}
