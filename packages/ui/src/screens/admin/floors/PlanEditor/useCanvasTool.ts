import { startTransition, useState } from 'react';
import { placeAt, type Camera, type Size } from '../../../../patterns/planDrawing/camera.ts';
import type { Point } from '../../../../patterns/pointerGesture.ts';
import { addThings, anchorBounds, moveThings, clampToFloor } from './model/edits.ts';
import { isEmptyFragment } from './model/clipboard.ts';
import { dragHandle, handleNear, type Handle } from './model/handles.ts';
import { thingAt, thingsInZone, thingsWithin } from './model/hitTest.ts';
import type { Bounds } from '../../../../patterns/planDrawing/bounds.ts';
import { boundsOfThings, type Place } from './model/outlines.ts';
import {
  snapMove,
  snapPoint,
  snapWallAngle,
  targetsOf,
  type Guide,
  type SnapTargets,
} from './model/snapping.ts';
import { indicesOf, refOf, withAttached, type Keys, type ThingKey } from './model/things.ts';
import {
  boundsBetween,
  thingFromDrag,
  isDrawing,
  thingAtPoint,
  type Tool,
  type ToolUse,
} from './model/tools.ts';
import type { EditedPlan } from './planEditorState.ts';
import type { PointerModifiers } from './useCanvasGestures.ts';
import type { Edit } from './useEditor.ts';

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

interface CanvasToolProps {
  plan: EditedPlan;
  selection: Keys;
  tool: Tool;
  use: ToolUse;
  /** Grid size in metres (0 for none), and whether objects snap to others. */
  grid: number;
  snapping: boolean;
  readOnly: boolean;
  camera: Camera | undefined;
  view: Size | undefined;
  moving: boolean;
  onPan(by: Point): void;
  onSelect(keys: Iterable<ThingKey>): void;
  onEdit(edit: Edit, change: 'moved' | 'changed' | 'added'): void;
  /** Called when a door is placed away from all walls. */
  onNoWall(): void;
  onToolEnd(): void;
}

/** Maximum number of objects redrawn within a frame. */
const maxSyncRedraw = 200;

/** Hit distances in pixels for objects and handles, and the snap distance. */
const reachPixels = { mouse: 4, touch: 12 };
const handlePixels = { mouse: 11, touch: 22 };
const snapPixels = 8;
const doorPixels = 28;

export function useCanvasTool(props: CanvasToolProps) {
  const { plan, selection, tool, use, camera, view, readOnly, onSelect, onEdit } = props;
  const [activeDrag, setDrag] = useState<CanvasDrag>();
  // Changing the tool cancels an unfinished wall.
  const drag = activeDrag?.kind === 'draw' && activeDrag.tool !== tool ? undefined : activeDrag;
  const [ghost, setGhost] = useState<Place>();
  const [hovered, setHovered] = useState<ThingKey>();
  const [down, setDown] = useState<{ at: Point; held: PointerModifiers }>();

  const placeOf = (at: Point): Place =>
    camera && view ? placeAt(camera, view, at) : { x: 0, z: 0 };
  const metres = (pixels: number) => pixels / (camera?.scale ?? 1);
  const reachOf = (held: PointerModifiers) =>
    metres(held.touch ? reachPixels.touch : reachPixels.mouse);
  const snapOf = (held: PointerModifiers) =>
    held.alt
      ? { grid: 0, reach: 0 }
      : { grid: props.grid, reach: props.snapping ? metres(snapPixels) : 0 };
  const soleKey = selection.size === 1 ? [...selection][0] : undefined;

  const handleAt = (at: Point, held: PointerModifiers): Handle | undefined => {
    if (!soleKey || readOnly || tool !== 'select') return undefined;
    const reach = metres(held.touch ? handlePixels.touch : handlePixels.mouse);
    return handleNear(plan, soleKey, placeOf(at), { reach, scale: camera?.scale ?? 1 });
  };

  const targetsWithout = (keys: Keys, walls: 'axis' | 'edge') =>
    props.snapping ? targetsOf(plan, keys, walls) : { x: [], z: [] };

  const begin = (at: Point, held: PointerModifiers): CanvasDrag => {
    const place = placeOf(at);
    if (held.middle || tool === 'hand' || props.moving) return { kind: 'pan' };
    if (isDrawing(tool) && !readOnly) {
      const targets = targetsWithout(new Set(), 'axis');
      const from = snapPoint(place, targets, snapOf(held)).place;
      return { kind: 'draw', tool, from, to: from, targets, guides: [] };
    }
    if (tool !== 'select' || readOnly) return { kind: 'pan' };
    const handle = handleAt(at, held);
    if (handle && soleKey) {
      const keys = new Set([soleKey]);
      const isBox = handle.kind === 'size';
      const targets = targetsWithout(withAttached(plan, keys), isBox ? 'edge' : 'axis');
      return { kind: 'reshape', keys, handle, from: place, plan, targets, guides: [] };
    }
    const key = thingAt(plan, place, reachOf(held));
    const isSelected = key !== undefined && selection.has(key);
    // A finger only moves objects that are already selected. Otherwise a crowded plan could not be panned.
    const isMoved = isSelected || (key !== undefined && !held.touch && refOf(key).kind !== 'zone');
    if (key && isMoved) {
      const keys: Keys = isSelected ? selection : new Set(held.shift ? [...selection, key] : [key]);
      if (!isSelected) onSelect(keys);
      const isDoor = [...keys].every((each) => refOf(each).kind === 'door');
      const moving = withAttached(plan, keys);
      const targets = targetsWithout(moving, 'edge');
      const bounds = boundsOfThings(plan, keys);
      if (isDoor || !bounds) {
        return { kind: 'reshape', keys, handle: undefined, from: place, plan, targets, guides: [] };
      }
      const by = { x: 0, z: 0 };
      const anchors = anchorBounds(plan, moving);
      return { kind: 'move', keys, moving, from: place, by, bounds, anchors, targets, guides: [] };
    }
    return held.touch
      ? { kind: 'pan' }
      : { kind: 'marquee', from: place, to: place, add: held.shift };
  };

  const advance = (from: CanvasDrag, at: Point, held: PointerModifiers): CanvasDrag => {
    const place = placeOf(at);
    switch (from.kind) {
      case 'pan':
        return from;
      case 'marquee':
        return { ...from, to: place };
      case 'move': {
        const wanted = { x: place.x - from.from.x, z: place.z - from.from.z };
        const straight = held.shift ? snapToAxis(wanted) : wanted;
        const { by, guides } = snapMove(from.bounds, straight, from.targets, snapOf(held));
        const kept = held.shift ? { x: straight.x && by.x, z: straight.z && by.z } : by;
        return { ...from, by: clampToFloor(plan, from.anchors, kept), guides };
      }
      case 'reshape': {
        if (!from.handle || !soleKey) {
          const by = { x: place.x - from.from.x, z: place.z - from.from.z };
          return { ...from, plan: moveThings(plan, from.keys, by) };
        }
        const { handle } = from;
        if (handle.kind === 'turn') {
          return { ...from, plan: dragHandle(plan, soleKey, handle, place, held.alt) };
        }
        const other = handle.kind === 'end' ? otherEnd(plan, soleKey, handle.end) : undefined;
        const straight = other ? snapWallAngle(other, place, held.shift) : place;
        const snapped = snapPoint(straight, from.targets, snapOf(held));
        const next = dragHandle(plan, soleKey, handle, snapped.place, held.alt);
        return { ...from, plan: next, guides: snapped.guides };
      }
      case 'draw': {
        const straight = tool === 'wall' ? snapWallAngle(from.from, place, held.shift) : place;
        const { place: to, guides } = snapPoint(straight, from.targets, snapOf(held));
        return { ...from, to, guides };
      }
    }
  };

  const finish = (ended: CanvasDrag) => {
    switch (ended.kind) {
      case 'pan':
        return;
      case 'marquee': {
        const found = thingsWithin(plan, boundsBetween(ended.from, ended.to));
        return onSelect(ended.add ? [...selection, ...found] : found);
      }
      case 'move':
        return onEdit(
          { plan: moveThings(plan, ended.keys, ended.by), selection: ended.keys },
          'moved',
        );
      case 'reshape':
        return onEdit({ plan: ended.plan, selection: ended.keys }, 'changed');
      case 'draw':
        return draw(ended.from, ended.to);
    }
  };

  const draw = (from: Place, to: Place) => {
    if (!isDrawing(tool)) return;
    const fragment = thingFromDrag(plan, tool, from, to, use);
    if (isEmptyFragment(fragment)) return;
    const { plan: next, keys } = addThings(plan, fragment);
    onEdit({ plan: next, selection: keys }, 'added');
    if (tool !== 'wall') props.onToolEnd();
  };

  const ghostPlace = (place: Place, held: PointerModifiers): Place =>
    tool === 'door'
      ? place
      : snapPoint(place, { x: [], z: [] }, { ...snapOf(held), reach: 0 }).place;

  const press = (at: Point, held: PointerModifiers) => {
    const place = placeOf(at);
    if (readOnly || tool === 'select' || tool === 'hand') {
      const key = thingAt(plan, place, reachOf(held));
      if (!key) return held.shift ? undefined : onSelect([]);
      if (!held.shift && !held.control) return onSelect([key]);
      const keys = new Set(selection);
      if (!keys.delete(key)) keys.add(key);
      return onSelect(keys);
    }
    if (isDrawing(tool)) return undefined;
    const fragment = thingAtPoint(plan, tool, ghostPlace(place, held), metres(doorPixels), use);
    if (isEmptyFragment(fragment)) return tool === 'door' ? props.onNoWall() : undefined;
    const { plan: next, keys } = addThings(plan, fragment);
    onEdit({ plan: next, selection: keys }, 'added');
    return undefined;
  };

  return {
    drag,
    ghost,
    hovered,
    cancel: () => {
      setDrag(undefined);
      setDown(undefined);
    },
    isBusy: drag !== undefined,
    gestures: {
      onDown: (at: Point, held: PointerModifiers) => setDown({ at, held }),
      onDrag: (at: Point, by: Point, held: PointerModifiers) => {
        setHovered(undefined);
        const going = drag && down ? drag : down ? begin(down.at, down.held) : undefined;
        if (!going) return;
        if (going.kind === 'pan') props.onPan(by);
        setDrag(advance(going, at, held));
      },
      onDrop: (at: Point, held: PointerModifiers) => {
        setDown(undefined);
        const ended = drag && advance(drag, at, held);
        const end = () => {
          if (ended) finish(ended);
          setDrag(undefined);
        };
        // Many objects are redrawn in a transition. Until then, their outlines stay at the release position.
        if (ended?.kind === 'move' && ended.moving.size > maxSyncRedraw) {
          setDrag(ended);
          startTransition(end);
        } else end();
      },
      onPress: (at: Point, held: PointerModifiers) => {
        setDown(undefined);
        if (held.middle || props.moving) return;
        if (tool === 'wall' && !readOnly) {
          const going = drag?.kind === 'draw' ? advance(drag, at, held) : undefined;
          if (going?.kind === 'draw') draw(going.from, going.to);
          const next = begin(at, held);
          if (next.kind === 'draw' && going?.kind === 'draw') next.from = next.to = going.to;
          setDrag(next);
          return;
        }
        press(at, held);
      },
      onCancel: () => {
        setDrag(undefined);
        setDown(undefined);
      },
      onHover: (at: Point | undefined, held: PointerModifiers) => {
        if (!at) {
          setHovered(undefined);
          setGhost(undefined);
          return;
        }
        if (drag?.kind === 'draw') return setDrag(advance(drag, at, held));
        const place = placeOf(at);
        if (tool === 'select' || tool === 'hand' || readOnly) {
          setGhost(undefined);
          setHovered(tool === 'select' ? thingAt(plan, place, reachOf(held)) : undefined);
          return;
        }
        setHovered(undefined);
        setGhost(ghostPlace(place, held));
      },
    },
    /** Ends a sequence of walls, or selects a room or zone with its content. */
    onDoublePress: (at: Point) => {
      if (tool === 'wall') setDrag(undefined);
      if (tool !== 'select') return;
      const zones = indicesOf([thingAt(plan, placeOf(at), 0) ?? 'wall:-1'], 'zone');
      for (const index of zones) onSelect(thingsInZone(plan, index));
    },
    handleAt,
  };
}

function snapToAxis({ x, z }: Place): Place {
  return Math.abs(x) >= Math.abs(z) ? { x, z: 0 } : { x: 0, z };
}

function otherEnd(plan: EditedPlan, key: ThingKey, end: 'from' | 'to'): Place | undefined {
  const wall = plan.walls[refOf(key).index];
  if (!wall) return undefined;
  const [x, z] = end === 'from' ? wall.to : wall.from;
  return { x, z };
}
