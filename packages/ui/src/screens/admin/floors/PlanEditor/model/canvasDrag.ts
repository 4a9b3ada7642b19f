import type { Bounds } from '../../../../../patterns/planDrawing/bounds.ts';
import type { EditedPlan } from '../planEditorState.ts';
import { anchorBounds, clampToFloor, moveItems } from './edits.ts';
import type { Place } from './geometry.ts';
import { dragHandle, handleNear } from './handles.ts';
import { itemAt } from './hitTest.ts';
import { kindOf } from './kinds/kinds.ts';
import type { Handle } from './kinds/planItemDescriptor.ts';
import { boundsOfItems } from './outlines.ts';
import {
  snapMove,
  snapPoint,
  snapWallAngle,
  targetsOf,
  type Guide,
  type SnapTargets,
} from './snapping.ts';
import { refOf, itemOf, withAttached, type Keys, type PlanItemKey } from './planItems.ts';
import { isDrawing, type Tool } from './tools.ts';

/** Pointer gesture in progress. The plan is not changed until release. */
export type CanvasDrag =
  | { kind: 'pan' }
  | { kind: 'marquee'; from: Place; to: Place; add: boolean }
  /** Moves objects by an offset. Their picture is moved without redrawing. */
  | {
      kind: 'move';
      keys: Keys;
      moving: Keys;
      from: Place;
      by: Place;
      bounds: Bounds;
      /** Bounds of the objects' positions, which must stay on the floor. */
      anchors: Bounds | undefined;
      targets: SnapTargets;
      guides: Guide[];
    }
  /** Changes the shape of one object, which is drawn from `plan`. */
  | {
      kind: 'reshape';
      keys: Keys;
      handle: Handle | undefined;
      from: Place;
      plan: EditedPlan;
      targets: SnapTargets;
      guides: Guide[];
    }
  | { kind: 'draw'; tool: Tool; from: Place; to: Place; targets: SnapTargets; guides: Guide[] };

export interface CanvasState {
  plan: EditedPlan;
  selection: Keys;
  tool: Tool;
  /** Grid size in metres (0 for none), and whether objects snap to others. */
  grid: number;
  snapping: boolean;
  readOnly: boolean;
  /** True while the space bar is held. */
  moving: boolean;
  /** Pixels per metre. */
  scale: number;
}

/** Buttons and keys held during a gesture. */
export interface PressTarget {
  touch: boolean;
  middle: boolean;
  shift: boolean;
  alt: boolean;
}

/** Hit distances in pixels for objects and handles, and the snap distance. */
const reachPixels = { mouse: 4, touch: 12 };
const handlePixels = { mouse: 11, touch: 22 };
const snapPixels = 8;

/** Hit distance in metres. */
export function reachOf({ scale }: CanvasState, { touch }: PressTarget): number {
  return (touch ? reachPixels.touch : reachPixels.mouse) / scale;
}

export function snapOf({ grid, snapping, scale }: CanvasState, { alt }: PressTarget) {
  return alt ? { grid: 0, reach: 0 } : { grid, reach: snapping ? snapPixels / scale : 0 };
}

/** Starts a gesture. `keys` of the result are the objects to select. */
export function beginDrag(state: CanvasState, place: Place, pressed: PressTarget): CanvasDrag {
  const { plan, selection, tool, readOnly } = state;
  const targetsWithout = (keys: Keys, walls: 'axis' | 'edge') =>
    state.snapping ? targetsOf(plan, keys, walls) : { x: [], z: [] };
  if (pressed.middle || tool === 'hand' || state.moving) return { kind: 'pan' };
  if (isDrawing(tool) && !readOnly) {
    const targets = targetsWithout(new Set(), 'axis');
    const from = snapPoint(place, targets, snapOf(state, pressed)).place;
    return { kind: 'draw', tool, from, to: from, targets, guides: [] };
  }
  if (tool !== 'select' || readOnly) return { kind: 'pan' };
  const handle = handleAt(state, place, pressed);
  if (handle) {
    const walls = handle.kind === 'size' ? 'edge' : 'axis';
    const targets = targetsWithout(withAttached(plan, selection), walls);
    return { kind: 'reshape', keys: selection, handle, from: place, plan, targets, guides: [] };
  }
  const key = itemAt(plan, place, reachOf(state, pressed));
  const isSelected = key !== undefined && selection.has(key);
  // A finger only moves objects that are already selected. Otherwise a crowded plan could not be panned.
  const isMoved = isSelected || (key && !pressed.touch && !kindOf(refOf(key).kind).isGround);
  if (key && isMoved) {
    const keys: Keys = isSelected
      ? selection
      : new Set(pressed.shift ? [...selection, key] : [key]);
    const followsWall = [...keys].every((each) => kindOf(refOf(each).kind).followsWall);
    const moving = withAttached(plan, keys);
    const targets = targetsWithout(moving, 'edge');
    const bounds = boundsOfItems(plan, keys);
    if (followsWall || !bounds) {
      return { kind: 'reshape', keys, handle: undefined, from: place, plan, targets, guides: [] };
    }
    const by = { x: 0, z: 0 };
    const anchors = anchorBounds(plan, moving);
    return { kind: 'move', keys, moving, from: place, by, bounds, anchors, targets, guides: [] };
  }
  return pressed.touch
    ? { kind: 'pan' }
    : { kind: 'marquee', from: place, to: place, add: pressed.shift };
}

export function advanceDrag(
  state: CanvasState,
  drag: CanvasDrag,
  place: Place,
  pressed: PressTarget,
): CanvasDrag {
  const { plan } = state;
  switch (drag.kind) {
    case 'pan':
      return drag;
    case 'marquee':
      return { ...drag, to: place };
    case 'move': {
      const requestedBy = { x: place.x - drag.from.x, z: place.z - drag.from.z };
      const straight = pressed.shift ? snapToAxis(requestedBy) : requestedBy;
      const { by, guides } = snapMove(drag.bounds, straight, drag.targets, snapOf(state, pressed));
      const kept = pressed.shift ? { x: straight.x && by.x, z: straight.z && by.z } : by;
      return { ...drag, by: clampToFloor(plan, drag.anchors, kept), guides };
    }
    case 'reshape': {
      const { handle } = drag;
      const key = soleOf(state.selection);
      if (!handle || !key) {
        const by = { x: place.x - drag.from.x, z: place.z - drag.from.z };
        return { ...drag, plan: moveItems(plan, drag.keys, by) };
      }
      if (handle.kind === 'rotation') {
        return { ...drag, plan: dragHandle(plan, key, handle, place, pressed.alt) };
      }
      const other = handle.kind === 'end' ? otherEnd(plan, key, handle.end) : undefined;
      const straight = other ? snapWallAngle(other, place, pressed.shift) : place;
      const snapped = snapPoint(straight, drag.targets, snapOf(state, pressed));
      const next = dragHandle(plan, key, handle, snapped.place, pressed.alt);
      return { ...drag, plan: next, guides: snapped.guides };
    }
    case 'draw': {
      const isWall = state.tool === 'wall';
      const straight = isWall ? snapWallAngle(drag.from, place, pressed.shift) : place;
      const { place: to, guides } = snapPoint(straight, drag.targets, snapOf(state, pressed));
      return { ...drag, to, guides };
    }
  }
}

function soleOf(selection: Keys): PlanItemKey | undefined {
  return selection.size === 1 ? [...selection][0] : undefined;
}

function handleAt({ plan, selection, scale }: CanvasState, place: Place, { touch }: PressTarget) {
  const key = soleOf(selection);
  const reach = (touch ? handlePixels.touch : handlePixels.mouse) / scale;
  return key && handleNear(plan, key, place, { reach, scale });
}

function snapToAxis({ x, z }: Place): Place {
  return Math.abs(x) >= Math.abs(z) ? { x, z: 0 } : { x: 0, z };
}

function otherEnd(plan: EditedPlan, key: PlanItemKey, end: 'from' | 'to'): Place | undefined {
  const item = itemOf(plan, key);
  if (item?.kind !== 'wall') return undefined;
  const [x, z] = end === 'from' ? item.value.to : item.value.from;
  return { x, z };
}
