import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { LiveRegion } from '../../primitives/LiveRegion/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { idle, nextGesture, type GestureEvent } from '../pointerGesture.ts';
import { movedCrop, cropSquare, zoomedCrop, type Crop, type PictureSize } from './crop.ts';
import * as styles from './CropArea.css.ts';
import { useText } from '../LocaleProvider/useText.ts';
import * as texts from '../texts.ts';

interface CropAreaProps {
  src: string;
  size: PictureSize;
  kind: 'person' | 'organization';
  crop: Crop;
  onChange(event: { crop: Crop }): void;
}

const keyStep = 0.05;
const zoomStep = 1.1;
/** Wheel pixels that zoom by a factor of e. */
const wheelPixelsPerZoom = 400;

const directions: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -keyStep, y: 0 },
  ArrowRight: { x: keyStep, y: 0 },
  ArrowUp: { x: 0, y: -keyStep },
  ArrowDown: { x: 0, y: keyStep },
};

const percent = (share: number) => Math.round(share * 100);

/** Crops a picture to a square: moves it by drag or keys, zooms by wheel, pinch or keys. */
export function CropArea({ src, size, kind, crop, onChange }: CropAreaProps) {
  const t = useText();
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const gesture = useRef(idle);
  const [announced, setAnnounced] = useState('');
  // Several events can arrive between two renders, so each builds on the latest crop.
  const latest = useRef(crop);
  useLayoutEffect(() => {
    latest.current = crop;
  }, [crop]);
  const change = (next: Crop) => {
    latest.current = next;
    onChange({ crop: next });
  };
  const { left, top, side } = cropSquare(crop, size);

  // React registers wheel listeners as passive, so the page would scroll.
  useEffect(() => {
    const element = area.current;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const zoom = latest.current.zoom * Math.exp(-event.deltaY / wheelPixelsPerZoom);
      latest.current = zoomedCrop(latest.current, size, zoom);
      onChange({ crop: latest.current });
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [size, onChange]);

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = directions[event.key];
    if (by) {
      event.preventDefault();
      const next = movedCrop(latest.current, size, by);
      change(next);
      setAnnounced(t(texts.crop.position, { x: percent(next.x), y: percent(next.y) }));
      return;
    }
    const nearer = event.key === '+' || event.key === '=' || event.key === ';';
    if (!nearer && event.key !== '-') return;
    event.preventDefault();
    const { zoom } = latest.current;
    const next = zoomedCrop(latest.current, size, nearer ? zoom * zoomStep : zoom / zoomStep);
    change(next);
    setAnnounced(t(texts.crop.zoomValue, { percent: percent(next.zoom) }));
  };

  const take = (event: GestureEvent, width: number) => {
    const step = nextGesture(gesture.current, event);
    gesture.current = step.gesture;
    const { action } = step;
    if (!action || action.kind === 'press') return;
    const by = { x: -action.by.x / width, y: -action.by.y / width };
    const moved = movedCrop(latest.current, size, by);
    change(action.kind === 'pan' ? moved : zoomedCrop(moved, size, moved.zoom * action.factor));
  };
  const onPointer = (event: PointerEvent<HTMLDivElement>) => {
    const area = event.currentTarget;
    const pointer = { id: event.pointerId, x: event.clientX, y: event.clientY };
    switch (event.type) {
      case 'pointerdown':
        area.setPointerCapture(event.pointerId);
        return take({ type: 'down', pointer, isPrimary: event.isPrimary }, area.clientWidth);
      case 'pointermove':
        return take({ type: 'move', pointer, moveTolerance: 0 }, area.clientWidth);
      default:
        return take({ type: 'up', pointer }, area.clientWidth);
    }
  };

  return (
    <div data-part="CropArea">
      <div
        ref={area}
        // Passes the arrow keys through from screen readers.
        role="application"
        tabIndex={0}
        aria-label={t(texts.crop.area)}
        aria-describedby={`${id}-hint`}
        className={styles.root}
        onKeyDown={press}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
        onPointerUp={onPointer}
        onPointerCancel={onPointer}
      >
        <img
          src={src}
          alt=""
          draggable={false}
          className={styles.picture}
          style={{
            width: `${(size.width / side) * 100}%`,
            height: `${(size.height / side) * 100}%`,
            left: `${(-left / side) * 100}%`,
            top: `${(-top / side) * 100}%`,
          }}
        />
        <span className={styles.shape[kind]} />
      </div>
      <VisuallyHidden>
        <span id={`${id}-hint`}>{t(texts.crop.hint)}</span>
      </VisuallyHidden>
      <LiveRegion>{announced}</LiveRegion>
    </div>
  );
}
