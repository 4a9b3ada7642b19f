import {
  memo,
  useCallback,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  type CSSProperties,
  type MouseEvent,
  type Ref,
} from 'react';
import { useTranslation } from 'react-i18next';
import * as shapes from '../../../../patterns/planDrawing/shapes.css.ts';
import { useCamera } from '../../../../patterns/planDrawing/useCamera.ts';
import { icons, type IconGlyph } from '../../../../primitives/Icon/index.ts';
import { IconButton } from '../../../../primitives/IconButton/index.ts';
import { Tooltip } from '../../../../primitives/Tooltip/index.ts';
import { VisuallyHidden } from '../../../../primitives/VisuallyHidden/index.ts';
import { CanvasOverlay } from './CanvasOverlay.tsx';
import * as styles from './EditorCanvas.css.ts';
import { frameOf } from './frameOf.ts';
import { centroidOf, type Place } from './model/geometry.ts';
import { boundsOfItems } from './model/outlines.ts';
import { affectedByReshape, type Keys, type PlanItemKey } from './model/planItems.ts';
import type { Tool, ToolUse } from './model/tools.ts';
import { DragLayer } from './DragLayer.tsx';
import type { EditedPlan, PlanProblem } from './planEditorState.ts';
import { PlanItemsLayer } from './PlanItemsLayer.tsx';
import { useCanvasGestures } from './useCanvasGestures.ts';
import { useCanvasTool } from './useCanvasTool.ts';
import type { Edit } from './useEditor.ts';

export interface CanvasHandle {
  focus(): void;
  /** Centres objects or a position. */
  show(target: Iterable<PlanItemKey> | Place): void;
  pan(by: { x: number; y: number }): void;
  zoom(factor: number): void;
  fit(): void;
  middle(): Place;
  /** Cancels a drag or an unfinished wall. Returns whether there was one. */
  cancel(): boolean;
}

interface EditorCanvasProps {
  plan: EditedPlan;
  selection: Keys;
  tool: Tool;
  use: ToolUse;
  grid: number;
  showGrid: boolean;
  snapping: boolean;
  /** True while the space bar is held. */
  moving: boolean;
  readOnly: boolean;
  problems: readonly PlanProblem[];
  summary: string;
  ref: Ref<CanvasHandle>;
  onSelect(keys: Iterable<PlanItemKey>): void;
  onEdit(edit: Edit, change: 'moved' | 'changed' | 'added'): void;
  onNoWall(): void;
  onToolEnd(): void;
}

const zoomStep = 1.5;
/** Minimum pixels per metre when showing an object. */
const minShowScale = 40;

export function EditorCanvas({ ref, ...props }: EditorCanvasProps) {
  const { plan, selection, tool, problems, readOnly } = props;
  const { t, i18n } = useTranslation('admin-floors');
  const { measure, view, camera, isFit, step } = useCamera(plan.size, undefined);
  const surface = useRef<HTMLDivElement>(null);
  const keysId = useId();
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      surface.current = element;
      return measure(element);
    },
    [measure],
  );
  const canvas = useCanvasTool({
    ...props,
    camera,
    view,
    onPan: (by) => step({ kind: 'pan', ...by }),
  });
  const { drag } = canvas;
  useCanvasGestures({
    surface,
    ...canvas.gestures,
    onPan: (by) => step({ kind: 'pan', ...by }),
    onZoom: (zoom) => step({ kind: 'zoom', ...zoom }),
  });
  const zoom = (factor: number) => step({ kind: 'zoom', factor, at: { x: 0, y: 0 } });

  useImperativeHandle(ref, () => ({
    focus: () => surface.current?.focus(),
    show: (target) => {
      const bounds = 'x' in target ? undefined : boundsOfItems(plan, [...target]);
      const at = 'x' in target ? target : bounds && centroidOf(bounds);
      if (at) step({ kind: 'look', at, scale: minShowScale });
    },
    pan: (by) => step({ kind: 'pan', ...by }),
    zoom,
    fit: () => step({ kind: 'fit' }),
    middle: () => camera ?? { x: plan.size.width / 2, z: plan.size.depth / 2 },
    cancel: () => {
      canvas.cancel();
      return canvas.isBusy;
    },
  }));

  const moving = drag?.kind === 'move' ? drag.moving : undefined;
  const reshaped = drag?.kind === 'reshape' ? drag.keys : undefined;
  // Keeps its identity during a gesture, so that the drawing below is not re-rendered.
  const without = useMemo(
    () => moving ?? (reshaped && affectedByReshape(plan, reshaped)),
    [moving, reshaped, plan],
  );
  const scale = camera?.scale ?? 1;
  return (
    <div className={styles.root} data-component="EditorCanvas" data-measured={camera !== undefined}>
      {camera && view && (
        <div aria-hidden="true" className={styles.window}>
          <div
            className={styles.world}
            style={
              {
                transform: `translate(${view.width / 2 - camera.x * camera.scale}px, ${view.height / 2 - camera.z * camera.scale}px) scale(${camera.scale})`,
              } as CSSProperties
            }
          >
            <Drawing
              plan={plan}
              without={without}
              showGrid={props.showGrid}
              scale={quantizeScale(camera.scale)}
            />
            {drag?.kind === 'move' && (
              <DragLayer
                plan={plan}
                moving={drag.moving}
                selection={selection}
                by={drag.by}
                scale={camera.scale}
              />
            )}
            <svg
              {...frameOf(plan)}
              className={styles.overlay}
              style={{ [shapes.scale]: camera.scale } as CSSProperties}
            >
              <CanvasOverlay
                plan={plan}
                selection={selection}
                hovered={canvas.hovered}
                problems={problems}
                drag={drag}
                reshaped={without}
                snappedPlace={canvas.snappedPlace}
                tool={tool}
                readOnly={readOnly}
                scale={scale}
                language={i18n.language}
              />
            </svg>
          </div>
        </div>
      )}
      {/* Sibling of the drawing, because a changing cursor is inherited by all descendants. */}
      <div
        ref={attach}
        // Passes keys through screen readers to the canvas.
        role="application"
        aria-label={props.summary}
        aria-describedby={keysId}
        aria-roledescription={t('editor.canvas')}
        tabIndex={0}
        className={styles.surface}
        data-tool={props.moving ? 'hand' : tool}
        data-over={canvas.hovered !== undefined}
        onDoubleClick={(event: MouseEvent<HTMLElement>) => {
          const { left, top } = event.currentTarget.getBoundingClientRect();
          canvas.onDoublePress({ x: event.clientX - left, y: event.clientY - top });
        }}
      >
        <VisuallyHidden id={keysId}>{t('editor.canvasKeys')}</VisuallyHidden>
      </div>
      <div role="group" aria-label={t('editor.view')} className={styles.controls}>
        <Control icon={icons.plus} label={t('editor.nearer')} onPress={() => zoom(zoomStep)} />
        <Control
          icon={icons.minus}
          label={t('editor.farther')}
          disabled={isFit}
          onPress={() => zoom(1 / zoomStep)}
        />
        <Control
          icon={icons.maximize}
          label={t('editor.fit')}
          disabled={isFit}
          onPress={() => step({ kind: 'fit' })}
        />
      </div>
    </div>
  );
}

interface DrawingProps {
  plan: EditedPlan;
  without: Keys | undefined;
  showGrid: boolean;
  /** Pixels per metre for the line width. */
  scale: number;
}

/** Rounds the scale, because updating every line takes longer than a frame. */
function quantizeScale(scale: number): number {
  return 2 ** (Math.round(Math.log2(scale) * 2) / 2);
}

const Drawing = memo(function Drawing({ plan, without, showGrid, scale }: DrawingProps) {
  const { width, depth } = plan.size;
  return (
    <svg
      {...frameOf(plan)}
      className={styles.drawing}
      style={{ [shapes.scale]: scale } as CSSProperties}
    >
      <rect width={width} height={depth} className={shapes.floor} />
      <PlanItemsLayer plan={plan} exclude={without} grid={showGrid} />
    </svg>
  );
});

interface ControlProps {
  icon: IconGlyph;
  label: string;
  disabled?: boolean;
  onPress(): void;
}

function Control(props: ControlProps) {
  const button = <IconButton size="sm" {...props} />;
  // A disabled button receives no pointer events and therefore shows no tooltip.
  return props.disabled ? (
    button
  ) : (
    <Tooltip label={props.label} side="left">
      {button}
    </Tooltip>
  );
}
