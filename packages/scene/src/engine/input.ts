export interface InputHandlers {
  tap(x: number, y: number, times: number): void;
  hover(x: number, y: number): boolean;
  leave(): void;
  orbit(dx: number, dy: number): void;
  pan(dx: number, dy: number): void;
  zoom(factor: number): void;
  command(name: Command): void;
  /** A movement key was pressed (with its direction) or released; read {@link Input.axis}. */
  steer(pressed?: { right: number; forward: number }): void;
}

export type Command =
  | 'turnLeft'
  | 'turnRight'
  | 'zoomIn'
  | 'zoomOut'
  | 'topView'
  | 'center'
  | 'sit'
  | 'wave'
  | 'follow'
  | 'map'
  | 'alone'
  | 'escape'
  | 'choose';

const commands: Record<string, Command> = {
  KeyQ: 'turnLeft',
  KeyE: 'turnRight',
  Equal: 'zoomIn',
  NumpadAdd: 'zoomIn',
  Minus: 'zoomOut',
  NumpadSubtract: 'zoomOut',
  KeyT: 'topView',
  Home: 'center',
  KeyC: 'center',
  KeyX: 'sit',
  KeyG: 'wave',
  KeyF: 'follow',
  KeyM: 'map',
  KeyH: 'alone',
  Escape: 'escape',
  Enter: 'choose',
  NumpadEnter: 'choose',
  Space: 'choose',
};

const steering: Record<string, readonly [number, number]> = {
  ArrowUp: [0, 1],
  KeyW: [0, 1],
  ArrowDown: [0, -1],
  KeyS: [0, -1],
  ArrowLeft: [-1, 0],
  KeyA: [-1, 0],
  ArrowRight: [1, 0],
  KeyD: [1, 0],
};

/** Maximum movement of a tap in CSS pixels. No time limit, because some people press longer. */
const maxTapMovement = { mouse: 6, other: 12 };
/** Maximum milliseconds and CSS pixels between the two taps of a double tap. */
const doubleTime = 350;
const doubleSlack = 24;

interface Point {
  x: number;
  y: number;
}

/** Distance of two fingers, with a minimum so that nearly touching fingers do not cause zoom jumps. */
function fingerDistance(a: Point, b: Point): number {
  return Math.max(Math.hypot(a.x - b.x, a.y - b.y), 8);
}

export class Input {
  readonly #canvas: HTMLCanvasElement;
  readonly #handlers: InputHandlers;
  readonly #pointers = new Map<number, Point>();
  readonly #pressed = new Set<string>();
  readonly #abort = new AbortController();
  #active = true;
  #start = { x: 0, y: 0, moved: false };
  #lastTap = { x: 0, y: 0, at: Number.NEGATIVE_INFINITY };

  constructor(canvas: HTMLCanvasElement, handlers: InputHandlers) {
    this.#canvas = canvas;
    this.#handlers = handlers;
    canvas.style.touchAction = 'none';
    const { signal } = this.#abort;
    canvas.addEventListener('pointerdown', this.#down, { signal });
    canvas.addEventListener('pointermove', this.#move, { signal });
    canvas.addEventListener('pointerup', this.#up, { signal });
    canvas.addEventListener('pointercancel', this.#cancel, { signal });
    canvas.addEventListener('pointerleave', () => handlers.leave(), { signal });
    canvas.addEventListener('wheel', this.#wheel, { signal, passive: false });
    canvas.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    window.addEventListener('keydown', this.#keyDown, { signal });
    window.addEventListener('keyup', this.#keyUp, { signal });
    window.addEventListener('blur', this.#release, { signal });
  }

  get axis(): { right: number; forward: number; run: boolean } {
    let right = 0;
    let forward = 0;
    for (const code of this.#pressed) {
      right += steering[code]?.[0] ?? 0;
      forward += steering[code]?.[1] ?? 0;
    }
    const run = this.#pressed.has('ShiftLeft') || this.#pressed.has('ShiftRight');
    return { right: Math.sign(right), forward: Math.sign(forward), run };
  }

  setActive(active: boolean): void {
    this.#active = active;
    if (!active) this.#release();
  }

  dispose(): void {
    this.#abort.abort();
  }

  readonly #release = (): void => {
    this.#pressed.clear();
    this.#pointers.clear();
    this.#handlers.steer();
  };

  #at(event: MouseEvent): Point {
    const box = this.#canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  readonly #down = (event: PointerEvent): void => {
    // The first pointer of a touch gesture clears pointers left over from an earlier gesture.
    if (event.isPrimary) this.#pointers.clear();
    this.#pointers.set(event.pointerId, this.#at(event));
    this.#canvas.setPointerCapture(event.pointerId);
    this.#start = { ...this.#at(event), moved: this.#pointers.size > 1 };
  };

  readonly #move = (event: PointerEvent): void => {
    const point = this.#at(event);
    const before = this.#pointers.get(event.pointerId);
    if (!this.#active) return;
    if (!before) {
      // A touch pointer without an active gesture cannot hover.
      if (event.pointerType === 'touch') return;
      this.#canvas.style.cursor = this.#handlers.hover(point.x, point.y) ? 'pointer' : 'default';
      return;
    }
    const slack = maxTapMovement[event.pointerType === 'mouse' ? 'mouse' : 'other'];
    if (Math.hypot(point.x - this.#start.x, point.y - this.#start.y) > slack)
      this.#start.moved = true;
    const dx = point.x - before.x;
    const dy = point.y - before.y;
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.#pointers.set(event.pointerId, point);
    if (other) {
      this.#handlers.zoom(fingerDistance(point, other) / fingerDistance(before, other));
      this.#handlers.pan(dx / 2, dy / 2);
    } else if (this.#start.moved) {
      this.#canvas.style.cursor = 'grabbing';
      if (event.buttons & 2 || event.shiftKey) this.#handlers.pan(dx, dy);
      else this.#handlers.orbit(dx, dy);
    }
  };

  readonly #up = (event: PointerEvent): void => {
    const known = this.#pointers.delete(event.pointerId);
    this.#canvas.style.cursor = 'default';
    if (!known || !this.#active || this.#start.moved || event.button !== 0) return;
    const { x, y } = this.#at(event);
    const last = this.#lastTap;
    const double =
      event.timeStamp - last.at < doubleTime && Math.hypot(x - last.x, y - last.y) < doubleSlack;
    this.#lastTap = { x, y, at: double ? Number.NEGATIVE_INFINITY : event.timeStamp };
    this.#handlers.tap(x, y, double ? 2 : 1);
  };

  readonly #cancel = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId);
  };

  readonly #wheel = (event: WheelEvent): void => {
    if (!this.#active) return;
    event.preventDefault();
    const step = event.deltaMode === 1 ? 16 : 1;
    this.#handlers.zoom(Math.exp(-event.deltaY * step * 0.0012));
  };

  #handlesKey(event: KeyboardEvent): boolean {
    if (!this.#active || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
      return false;
    const focused = document.activeElement;
    return !focused || focused === document.body || this.#canvas.contains(focused);
  }

  readonly #keyDown = (event: KeyboardEvent): void => {
    if (!this.#handlesKey(event)) return;
    const direction = steering[event.code];
    if (direction || event.key === 'Shift') {
      if (direction) event.preventDefault();
      if (!this.#pressed.has(event.code)) {
        this.#pressed.add(event.code);
        this.#handlers.steer(direction && { right: direction[0], forward: direction[1] });
      }
      return;
    }
    const command = commands[event.code];
    // Enter and Space activate the focused button within the canvas instead.
    const isPress = command === 'choose' && document.activeElement !== this.#canvas;
    if (!command || (isPress && this.#canvas.contains(document.activeElement))) return;
    event.preventDefault();
    this.#handlers.command(command);
  };

  readonly #keyUp = (event: KeyboardEvent): void => {
    if (this.#pressed.delete(event.code)) this.#handlers.steer();
  };
}
