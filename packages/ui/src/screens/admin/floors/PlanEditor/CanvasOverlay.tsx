import { memo } from 'react';
import type { EditedPlan, EditedPoint, PlanProblem } from './planEditorState.ts';
import * as styles from './CanvasOverlay.css.ts';
import { PlanItemsLayer } from './PlanItemsLayer.tsx';
import type { CanvasDrag } from './model/canvasDrag.ts';
import { visibleHandles } from './model/handles.ts';
import type { Handle } from './model/kinds/planItemDescriptor.ts';
import { boundsOfPoints, tileKeyOf, type Bounds } from '../../../../patterns/planDrawing/bounds.ts';
import { centroidOf, type Place } from './model/geometry.ts';
import { boundsOfItems, outlineOf } from './model/outlines.ts';
import type { Guide } from './model/snapping.ts';
import { keyOf, itemOf, type Keys, type PlanItemKey } from './model/planItems.ts';
import { boundsBetween, type Tool } from './model/tools.ts';

interface CanvasOverlayProps {
  plan: EditedPlan;
  selection: Keys;
  hovered: PlanItemKey | undefined;
  problems: readonly PlanProblem[];
  drag: CanvasDrag | undefined;
  reshaped: Keys | undefined;
  /** Snapped pointer position while a drawing tool is selected. */
  snappedPlace: Place | undefined;
  tool: Tool;
  readOnly: boolean;
  /** Pixels per metre. */
  scale: number;
  language: string;
}

export function CanvasOverlay(props: CanvasOverlayProps) {
  const {
    plan,
    selection,
    hovered,
    problems,
    drag,
    snappedPlace,
    tool,
    readOnly,
    scale,
    language,
  } = props;
  const shown = drag?.kind === 'reshape' ? drag.plan : plan;
  const moved = drag?.kind === 'move' ? drag : undefined;
  const [sole] = selection;
  const handles =
    sole && selection.size === 1 && !readOnly && !moved && tool === 'select'
      ? visibleHandles(shown, sole, scale)
      : [];
  return (
    <g data-component="CanvasOverlay">
      <ZoneNames plan={plan} scale={scale} language={language} />
      {problems.map((problem, index) => (
        <ProblemMark key={index} plan={plan} problem={problem} scale={scale} />
      ))}
      {hovered && !selection.has(hovered) && (
        <path d={outlinePath(plan, [hovered])} className={styles.hovered} />
      )}
      {!moved && <Selected plan={shown} selection={selection} />}
      {drag?.kind === 'reshape' && (
        <>
          <PlanItemsLayer plan={drag.plan} only={props.reshaped} />
          <SelectedOutlines plan={drag.plan} keys={drag.keys} />
        </>
      )}
      {handles.map((handle, index) => (
        <HandleMark key={index} handle={handle} plan={shown} selected={sole} scale={scale} />
      ))}
      {drag &&
        'guides' in drag &&
        drag.guides.map((guide) => <GuideLine key={guide.axis} guide={guide} />)}
      {drag?.kind === 'marquee' && (
        <Area bounds={boundsBetween(drag.from, drag.to)} className={styles.marquee} />
      )}
      {drag?.kind === 'draw' &&
        (tool === 'wall' ? (
          <line
            x1={drag.from.x}
            y1={drag.from.z}
            x2={drag.to.x}
            y2={drag.to.z}
            className={styles.drawnWall}
          />
        ) : (
          <Area bounds={boundsBetween(drag.from, drag.to)} className={styles.marquee} />
        ))}
      {drag?.kind === 'draw' && <DimensionLabel from={drag.from} to={drag.to} tool={tool} />}
      {snappedPlace && !drag && (
        <circle
          cx={snappedPlace.x}
          cy={snappedPlace.z}
          r={5 / scale}
          className={styles.drawingPoint}
        />
      )}
    </g>
  );
}

interface SelectedProps {
  plan: EditedPlan;
  selection: Keys;
}

export const Selected = memo(function Selected({ plan, selection }: SelectedProps) {
  if (selection.size === 0) return null;
  const bounds = selection.size > 1 ? boundsOfItems(plan, selection) : undefined;
  return (
    <>
      <SelectedOutlines plan={plan} keys={selection} />
      {bounds && <Area bounds={bounds} className={styles.selectionBounds} />}
    </>
  );
});

/** Fills all objects with one path, because overlapping fills would be darker. Draws the edges by tile. */
function SelectedOutlines({ plan, keys }: { plan: EditedPlan; keys: Iterable<PlanItemKey> }) {
  const edges = new Map<string, string>();
  for (const outline of outlinesOf(plan, keys)) {
    const tile = tileKeyOf(boundsOfPoints(outline));
    edges.set(tile, (edges.get(tile) ?? '') + pathOf(outline));
  }
  return (
    <>
      <path d={[...edges.values()].join('')} className={styles.selectedArea} />
      {[...edges].map(([tile, path]) => (
        <path key={tile} d={path} className={styles.selectedEdge} />
      ))}
    </>
  );
}

function outlinePath(plan: EditedPlan, keys: Iterable<PlanItemKey>): string {
  return outlinesOf(plan, keys).map(pathOf).join('');
}

function outlinesOf(plan: EditedPlan, keys: Iterable<PlanItemKey>): EditedPoint[][] {
  return [...keys].flatMap((key) => {
    const item = itemOf(plan, key);
    const outline = item ? outlineOf(plan, item) : [];
    return outline.length > 0 ? [outline] : [];
  });
}

function pathOf(outline: readonly EditedPoint[]): string {
  return `M${outline.map(([x, z]) => `${x} ${z}`).join('L')}Z`;
}

function Area({ bounds, className }: { bounds: Bounds; className: string }) {
  const { left, top, right, bottom } = bounds;
  return <rect x={left} y={top} width={right - left} height={bottom - top} className={className} />;
}

function GuideLine({ guide: { axis, at, from, to } }: { guide: Guide }) {
  return axis === 'x' ? (
    <line x1={at} x2={at} y1={from} y2={to} className={styles.guide} />
  ) : (
    <line y1={at} y2={at} x1={from} x2={to} className={styles.guide} />
  );
}

function DimensionLabel({ from, to, tool }: { from: Place; to: Place; tool: Tool }) {
  const metres = (value: number) => value.toFixed(2);
  const [width, depth] = [Math.abs(to.x - from.x), Math.abs(to.z - from.z)];
  const text =
    tool === 'wall'
      ? `${metres(Math.hypot(width, depth))} m`
      : `${metres(width)} × ${metres(depth)} m`;
  const { x, z } = centroidOf(boundsBetween(from, to));
  return (
    <text x={x} y={z} className={styles.dimensionLabel}>
      {text}
    </text>
  );
}

interface HandleMarkProps {
  handle: Handle;
  plan: EditedPlan;
  selected: PlanItemKey | undefined;
  scale: number;
}

function HandleMark({ handle, plan, selected, scale }: HandleMarkProps) {
  const { x, z } = handle;
  const size = 9 / scale;
  if (handle.kind === 'rotation') {
    const item = selected && itemOf(plan, selected);
    const center = item && 'heading' in item.value ? item.value : undefined;
    return (
      <>
        {center && (
          <line x1={center.x} y1={center.z} x2={x} y2={z} className={styles.rotationLine} />
        )}
        <circle cx={x} cy={z} r={size * 0.6} className={styles.handle} />
      </>
    );
  }
  if (handle.kind === 'edge') {
    return <circle cx={x} cy={z} r={size * 0.4} className={styles.faintHandle} />;
  }
  return (
    <rect x={x - size / 2} y={z - size / 2} width={size} height={size} className={styles.handle} />
  );
}

function ProblemMark({
  plan,
  problem,
  scale,
}: {
  plan: EditedPlan;
  problem: PlanProblem;
  scale: number;
}) {
  const keys = problem.items.map(keyOf);
  const tone = styles.problem[problem.severity];
  const marks = problem.place ? [problem.place] : keys.flatMap((key) => markOf(plan, key, scale));
  const size = problemIconSize / scale;
  return (
    <g data-problem={problem.code}>
      <path d={outlinePath(plan, keys)} className={tone} />
      {marks.map(({ x, z }, index) => (
        <g key={index} transform={`translate(${x} ${z}) scale(${size})`}>
          <path d="M0 -1L1 0.8H-1Z" className={styles.problemIcon[problem.severity]} />
          <path d="M0 -0.3V0.25M0 0.5V0.52" className={styles.problemIconMark} />
        </g>
      ))}
    </g>
  );
}

const problemIconSize = 8;

/** Position above the object, so that the marker does not cover it. */
function markOf(plan: EditedPlan, key: PlanItemKey, scale: number): Place[] {
  const item = itemOf(plan, key);
  const outline = item ? outlineOf(plan, item) : [];
  if (outline.length === 0) return [];
  const bounds = boundsOfPoints(outline);
  return [{ x: centroidOf(bounds).x, z: bounds.top - problemIconSize / scale }];
}

/** Approximate width of a character in pixels. Japanese characters are as wide as high. */
const characterWidth = { wide: 12, narrow: 6.6 };
const namePadding = 6;

interface ZoneNamesProps {
  plan: EditedPlan;
  scale: number;
  language: string;
}

const ZoneNames = memo(function ZoneNames({ plan, scale, language }: ZoneNamesProps) {
  return plan.zones.map(({ kind, name, polygon }, index) => {
    if (kind === 'OPEN') return null;
    const { left, top, right } = boundsOfPoints(polygon);
    const text = truncateName(
      language === 'ja' ? name.ja : name.en,
      (right - left) * scale - 2 * namePadding,
    );
    return (
      <text
        key={index}
        x={left + namePadding / scale}
        y={top + (namePadding + 2) / scale}
        className={styles.zoneName}
      >
        {text}
      </text>
    );
  });
});

/** Truncates a name to a width in pixels. Returns an empty string if fewer than four characters fit. */
function truncateName(name: string, maxWidth: number): string {
  let width = 0;
  for (const [index, character] of [...name].entries()) {
    width += character > '\u2000' ? characterWidth.wide : characterWidth.narrow;
    if (width > maxWidth) return index < 4 ? '' : `${[...name].slice(0, index - 1).join('')}…`;
  }
  return name;
}
