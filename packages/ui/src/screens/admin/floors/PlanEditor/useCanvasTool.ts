import { startTransition, useState } from 'react';
import { placeAt, type Camera, type Size } from '../../../../patterns/planDrawing/camera.ts';
import type { Point } from '../../../../patterns/pointerGesture.ts';
import {
  advanceDrag,
  beginDrag,
  reachOf,
  snapOf,
  type CanvasDrag,
  type CanvasState,
} from './model/canvasDrag.ts';
import { isEmptyFragment } from './model/clipboard.ts';
import { addItems, moveItems } from './model/edits.ts';
import type { Place } from './model/geometry.ts';
import { itemAt, itemsInZone, itemsWithin } from './model/hitTest.ts';
import { snapPoint } from './model/snapping.ts';
import { indicesOf, type PlanItemKey } from './model/planItems.ts';
import {
  boundsBetween,
  isDrawing,
  itemAtPoint,
  itemFromDrag,
  type ToolUse,
} from './model/tools.ts';
import type { PointerModifiers } from './useCanvasGestures.ts';
import type { Edit } from './useEditor.ts';

interface CanvasToolProps extends Omit<CanvasState, 'scale'> {
  use: ToolUse;
  camera: Camera | undefined;
  view: Size | undefined;
  onPan(by: Point): void;
  onSelect(keys: Iterable<PlanItemKey>): void;
  onEdit(edit: Edit, change: 'moved' | 'changed' | 'added'): void;
  onNoWall(): void;
  onToolEnd(): void;
}

/** Maximum number of objects redrawn within a frame. */
const maxSyncRedraw = 200;

const doorPixels = 28;

export function useCanvasTool(props: CanvasToolProps) {
  const { plan, selection, tool, use, camera, view, readOnly, onSelect, onEdit } = props;
  const [activeDrag, setDrag] = useState<CanvasDrag>();
  // Changing the tool cancels an unfinished wall.
  const drag = activeDrag?.kind === 'draw' && activeDrag.tool !== tool ? undefined : activeDrag;
  const [snappedPlace, setSnappedPlace] = useState<Place>();
  const [hovered, setHovered] = useState<PlanItemKey>();
  const [down, setDown] = useState<{ at: Point; modifiers: PointerModifiers }>();

  const placeOf = (at: Point): Place =>
    camera && view ? placeAt(camera, view, at) : { x: 0, z: 0 };
  const state: CanvasState = { ...props, scale: camera?.scale ?? 1 };

  const begin = (at: Point, modifiers: PointerModifiers): CanvasDrag => {
    const next = beginDrag(state, placeOf(at), modifiers);
    if ('keys' in next && next.keys !== selection) onSelect(next.keys);
    return next;
  };

  const advance = (from: CanvasDrag, at: Point, modifiers: PointerModifiers) =>
    advanceDrag(state, from, placeOf(at), modifiers);

  const finish = (ended: CanvasDrag) => {
    switch (ended.kind) {
      case 'pan':
        return;
      case 'marquee': {
        const found = itemsWithin(plan, boundsBetween(ended.from, ended.to));
        return onSelect(ended.add ? [...selection, ...found] : found);
      }
      case 'move':
        return onEdit(
          { plan: moveItems(plan, ended.keys, ended.by), selection: ended.keys },
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
    const fragment = itemFromDrag(plan, tool, from, to, use);
    if (isEmptyFragment(fragment)) return;
    const { plan: next, keys } = addItems(plan, fragment);
    onEdit({ plan: next, selection: keys }, 'added');
    if (tool !== 'wall') props.onToolEnd();
  };

  const snap = (place: Place, modifiers: PointerModifiers): Place =>
    tool === 'door'
      ? place
      : snapPoint(place, { x: [], z: [] }, { ...snapOf(state, modifiers), reach: 0 }).place;

  const press = (at: Point, modifiers: PointerModifiers) => {
    const place = placeOf(at);
    if (readOnly || tool === 'select' || tool === 'hand') {
      const key = itemAt(plan, place, reachOf(state, modifiers));
      if (!key) return modifiers.shift ? undefined : onSelect([]);
      if (!modifiers.shift && !modifiers.control) return onSelect([key]);
      const keys = new Set(selection);
      if (!keys.delete(key)) keys.add(key);
      return onSelect(keys);
    }
    if (isDrawing(tool)) return undefined;
    const fragment = itemAtPoint(plan, tool, snap(place, modifiers), doorPixels / state.scale, use);
    if (isEmptyFragment(fragment)) return tool === 'door' ? props.onNoWall() : undefined;
    const { plan: next, keys } = addItems(plan, fragment);
    onEdit({ plan: next, selection: keys }, 'added');
    return undefined;
  };

  return {
    drag,
    snappedPlace,
    hovered,
    cancel: () => {
      setDrag(undefined);
      setDown(undefined);
    },
    isBusy: drag !== undefined,
    gestures: {
      onDown: (at: Point, modifiers: PointerModifiers) => setDown({ at, modifiers }),
      onDrag: (at: Point, by: Point, modifiers: PointerModifiers) => {
        setHovered(undefined);
        const going = drag && down ? drag : down ? begin(down.at, down.modifiers) : undefined;
        if (!going) return;
        if (going.kind === 'pan') props.onPan(by);
        setDrag(advance(going, at, modifiers));
      },
      onDrop: (at: Point, modifiers: PointerModifiers) => {
        setDown(undefined);
        const ended = drag && advance(drag, at, modifiers);
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
      onPress: (at: Point, modifiers: PointerModifiers) => {
        setDown(undefined);
        if (modifiers.middle || props.moving) return;
        if (tool === 'wall' && !readOnly) {
          const going = drag?.kind === 'draw' ? advance(drag, at, modifiers) : undefined;
          if (going?.kind === 'draw') draw(going.from, going.to);
          const next = begin(at, modifiers);
          if (next.kind === 'draw' && going?.kind === 'draw') next.from = next.to = going.to;
          setDrag(next);
          return;
        }
        press(at, modifiers);
      },
      onCancel: () => {
        setDrag(undefined);
        setDown(undefined);
      },
      onHover: (at: Point | undefined, modifiers: PointerModifiers) => {
        if (!at) {
          setHovered(undefined);
          setSnappedPlace(undefined);
          return;
        }
        if (drag?.kind === 'draw') return setDrag(advance(drag, at, modifiers));
        const place = placeOf(at);
        if (tool === 'select' || tool === 'hand' || readOnly) {
          setSnappedPlace(undefined);
          setHovered(
            tool === 'select' ? itemAt(plan, place, reachOf(state, modifiers)) : undefined,
          );
          return;
        }
        setHovered(undefined);
        setSnappedPlace(snap(place, modifiers));
      },
    },
    /** Ends a sequence of walls, or selects a room or zone with its content. */
    onDoublePress: (at: Point) => {
      if (tool === 'wall') setDrag(undefined);
      if (tool !== 'select') return;
      const zones = indicesOf([itemAt(plan, placeOf(at), 0) ?? 'wall:-1'], 'zone');
      for (const index of zones) onSelect(itemsInZone(plan, index));
    },
  };
}
