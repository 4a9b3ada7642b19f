import type { EditedName, EditedPlan } from '../planEditorState.ts';
import { emptyFragment } from './edits.ts';
import {
  newDecor,
  newDesk,
  newDoor,
  newRoom,
  newSeat,
  newSpawn,
  newWall,
  newZone,
  type ToolChoices,
} from './newItems.ts';
import type { Bounds } from '../../../../../patterns/planDrawing/bounds.ts';
import type { Place } from './geometry.ts';
import type { PlanFragment } from './planItems.ts';

export const tools = [
  { tool: 'select', letter: 'v' },
  { tool: 'hand', letter: 'h' },
  { tool: 'wall', letter: 'w' },
  { tool: 'room', letter: 'r' },
  { tool: 'zone', letter: 'z' },
  { tool: 'door', letter: 'd' },
  { tool: 'desk', letter: 't' },
  { tool: 'seat', letter: 's' },
  { tool: 'decor', letter: 'f' },
  { tool: 'spawn', letter: 'e' },
] as const;
export type Tool = (typeof tools)[number]['tool'];

/** Tools that draw from one position to another. Other tools add an object where pressed. */
const drawingTools = ['wall', 'room', 'zone'] as const satisfies readonly Tool[];
export type DrawingTool = (typeof drawingTools)[number];

export function isDrawing(tool: Tool): tool is DrawingTool {
  return (drawingTools as readonly Tool[]).includes(tool);
}

export interface ToolUse {
  choices: ToolChoices;
  name: EditedName;
}

export function boundsBetween(from: Place, to: Place): Bounds {
  return {
    left: Math.min(from.x, to.x),
    right: Math.max(from.x, to.x),
    top: Math.min(from.z, to.z),
    bottom: Math.max(from.z, to.z),
  };
}

export function itemFromDrag(
  plan: EditedPlan,
  tool: DrawingTool,
  from: Place,
  to: Place,
  { choices, name }: ToolUse,
): PlanFragment {
  switch (tool) {
    case 'wall':
      return newWall(plan, from, to, choices);
    case 'room':
      return newRoom(plan, boundsBetween(from, to), choices, name);
    case 'zone':
      return newZone(plan, boundsBetween(from, to), choices.zoneKind, name);
  }
}

export function itemAtPoint(
  plan: EditedPlan,
  tool: Tool,
  place: Place,
  reach: number,
  { choices }: ToolUse,
): PlanFragment {
  switch (tool) {
    case 'door':
      return newDoor(plan, place, reach, choices.doorKind);
    case 'desk':
      return newDesk(plan, place, 0);
    case 'seat':
      return newSeat(plan, place, 0, choices.seatKind);
    case 'decor':
      return newDecor(plan, place, 0, choices.decorKind);
    case 'spawn':
      return newSpawn(plan, place, Math.PI);
    default:
      return emptyFragment;
  }
}

/** Default sizes in metres of walls and rooms added without a pointer. */
const standardWall = 4;
const standardRoom = { width: 6, depth: 5 };

/** Returns the object that a tool adds around a position, for use without a pointer. */
export function defaultItemAt(
  plan: EditedPlan,
  tool: Tool,
  { x, z }: Place,
  use: ToolUse,
): PlanFragment {
  if (!isDrawing(tool)) return itemAtPoint(plan, tool, { x, z }, Infinity, use);
  const half =
    tool === 'wall'
      ? { x: standardWall / 2, z: 0 }
      : { x: standardRoom.width / 2, z: standardRoom.depth / 2 };
  const from = { x: x - half.x, z: z - half.z };
  const to = { x: x + half.x, z: z + half.z };
  return itemFromDrag(plan, tool, from, to, use);
}
