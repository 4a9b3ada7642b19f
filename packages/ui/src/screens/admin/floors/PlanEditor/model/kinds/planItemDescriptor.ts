import { maxTextLength, visibleNamePattern, type PlanProblemCode } from '@office/vocabulary';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { icons } from '../../../../../../primitives/Icon/index.ts';
import type { EditedName, EditedPlan, EditedPoint, EditedSpawn } from '../../planEditorState.ts';
import { fromOwn, round, turnedBox, type Place, type Size } from '../geometry.ts';

export type Translate = TFunction<'admin-floors'>;

/** A new kind also needs a type in `planItems.ts` and a drawing in `PlanItemsLayer.tsx`. */
export interface PlanItemDescriptor<Value> {
  icon: keyof typeof icons;
  /** `number` is the position in the list, from 1. */
  name(value: Value, context: { number: number; t: Translate; language: string }): string;
  /** Hit area, snap lines and selection mark. */
  outline(value: Value, plan: EditedPlan): EditedPoint[];
  /** Positions that stay on the floor. Empty for an object that follows a wall. */
  anchors(value: Value): readonly EditedPoint[];
  mapPlaces(value: Value, map: PlaceMap): Value;
  handles(value: Value, plan: EditedPlan): Handle[];
  /** Fields of the property panel. `value` is undefined while several objects are selected. */
  fields(form: PlanItemForm, value: Value | undefined): ReactNode;
  errors?(value: Value, others: readonly Value[]): FieldErrors;
  /** Size of an object with `size` handles. */
  size?(value: Value): Size;
  /** Line to which other walls snap in place of the outline. */
  axis?(value: Value): EditedPoint[];
  /** Lies below all other objects, is only hit inside, and is only dragged when selected. */
  isGround?: boolean;
  /** Lies above the ground and below all other objects. */
  isRug?(value: Value): boolean;
  /** Belongs to a zone that contains its bounds. Other objects belong to the zone of their centre. */
  isStructure?: boolean;
  /** Is dragged along its wall. The outline also depends on that wall. */
  followsWall?: boolean;
}

export interface PlaceMap {
  place(place: Place): Place;
  heading(heading: number): number;
}

type AnyHandle =
  | { kind: 'end'; end: 'from' | 'to' }
  | { kind: 'corner'; corner: number }
  | { kind: 'edge'; after: number }
  | { kind: 'size'; across: -1 | 0 | 1; along: -1 | 0 | 1 }
  | { kind: 'post'; side: -1 | 1 }
  | { kind: 'rotation' };

/** `room` is the length in metres of the side of the handle. Handles of short sides are hidden. */
export type Handle = Place & { room?: number } & AnyHandle;

export type FieldErrors = Partial<Record<'id' | 'label' | keyof EditedName, PlanProblemCode>>;

export interface PlanItemForm {
  plan: EditedPlan;
  t: Translate;
  language: string;
  row(first: ReactNode, second: ReactNode): ReactNode;
  note(text: string): ReactNode;
  number(
    field: 'width' | 'depth' | 'height' | 'thickness' | 'at',
    value: number,
    range: { min?: number; max: number },
  ): ReactNode;
  word(field: WordOptions): ReactNode;
  id(value: string): ReactNode;
  /** Value shared by all selected objects. */
  choice<Value extends string>(
    field: 'kind' | 'material' | 'finish' | 'tint',
    values: readonly Value[],
    textOf: (value: Value) => string,
  ): ReactNode;
  place(value: Place): ReactNode;
  heading(value: EditedSpawn): ReactNode;
  wallEnd(end: 'from' | 'to', point: EditedPoint): ReactNode;
  /** Corners of the polygon, and a button that selects the objects in it. */
  corners(): ReactNode;
  contents(): ReactNode;
  /** Buttons that move the object in front of or behind others of its kind. */
  stacking(): ReactNode;
}

interface WordOptions {
  label: string;
  hint?: string;
  value: string;
  maxLength?: number;
  field: string;
  error: keyof FieldErrors;
  normalize?(value: string): string;
  /** Returns the changed fields, or undefined to reject the value. */
  change(value: string): object | undefined;
}

type Placed = Place & { heading: number };

function mapPlaced<Value extends Placed>(value: Value, map: PlaceMap): Value {
  const { x, z } = map.place(value);
  return { ...value, x: round(x), z: round(z), heading: map.heading(value.heading) };
}

export function mapPoint([x, z]: EditedPoint, map: PlaceMap): EditedPoint {
  const place = map.place({ x, z });
  return [round(place.x), round(place.z)];
}

const turnDistance = 0.5;

function turnHandle(placed: Placed, front: number): Handle {
  const direction = fromOwn({ across: 0, along: front + turnDistance }, placed.heading);
  return { kind: 'rotation', x: placed.x + direction.x, z: placed.z + direction.z };
}

const sides = [-1, 0, 1] as const;

function boxHandles(placed: Placed, { width, depth }: Size): Handle[] {
  const sizes = sides.flatMap((across) =>
    sides.flatMap((along): Handle[] => {
      if (!across && !along) return [];
      const own = { across: (across * width) / 2, along: (along * depth) / 2 };
      const direction = fromOwn(own, placed.heading);
      const place = { x: placed.x + direction.x, z: placed.z + direction.z };
      const room = across === 0 ? width : along === 0 ? depth : Infinity;
      return [{ kind: 'size', across, along, ...place, room }];
    }),
  );
  return [...sizes, turnHandle(placed, depth / 2)];
}

/** Geometry of an object that has a position, a heading and a size. */
export function resizableBox<Value extends Placed>(size: (value: Value) => Size) {
  return {
    size,
    outline: (value: Value) => turnedBox(value, size(value)),
    handles: (value: Value) => boxHandles(value, size(value)),
    ...placed<Value>(),
  };
}

/** Geometry of an object of a fixed size in metres. */
export function fixedBox<Value extends Placed>(side: number) {
  return {
    outline: (value: Value) => turnedBox(value, { width: side, depth: side }),
    handles: (value: Value) => [turnHandle(value, 0.25)],
    ...placed<Value>(),
  };
}

function placed<Value extends Placed>() {
  return {
    anchors: ({ x, z }: Value): EditedPoint[] => [[x, z]],
    mapPlaces: mapPlaced<Value>,
  };
}

export function textError(text: string): PlanProblemCode | undefined {
  if (text.length > maxTextLength) return 'nameTooLong';
  return visibleNamePattern.test(text) ? undefined : 'nameNotVisible';
}
