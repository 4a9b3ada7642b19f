import type { Language } from '@office/vocabulary';
import { Board } from '../engine/board.ts';
import type { Inset } from '../engine/camera-rig.ts';
import type { Appearance } from '../engine/daylight.ts';
import type { Command } from '../engine/input.ts';
import type { Viewport } from '../engine/stage.ts';
import type { TooltipContent } from '../engine/tooltip.ts';
import { palette, translucent } from '../shapes/palette.ts';
import { textsFor } from '../texts.ts';

const buttons = ['turnLeft', 'turnRight', 'zoomOut', 'zoomIn', 'topView'] as const;
export type ViewButton = (typeof buttons)[number] & Command;

const keys: Record<ViewButton, string> = {
  turnLeft: 'Q',
  turnRight: 'E',
  zoomOut: '−',
  zoomIn: '+',
  topView: 'T',
};

const icons: Record<ViewButton, string> = {
  turnLeft: 'M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8 M3 3v5h5',
  turnRight: 'M21 12a9 9 0 1 1-9-9c2.52 0 4.93 1 6.74 2.74L21 8 M21 3v5h-5',
  zoomOut: 'M5 12h14',
  zoomIn: 'M5 12h14 M12 5v14',
  topView: 'M4 5h16v14H4z M11 5v4 M4 13h7v6 M15 12h5',
};

/** Button sizes in CSS pixels: in the row, which is as wide as the minimap, and in the column, for touch. */
const small = 34;
const large = 44;
const edge = { row: 3, column: 2 };
const gap = 14;
const toMap = 8;
const minWidthForRow = 560;
const minWidth = 160;

const colors = {
  light: {
    ground: 'rgb(255 255 255 / 0.93)',
    ink: '#4a443c',
    over: '#ece9e4',
    on: '#5151cd',
    focus: '#5151cd',
  },
  dark: {
    ground: translucent(palette.night, 0.93),
    ink: '#dedae8',
    over: '#3c3a4a',
    on: '#a5a5ff',
    focus: '#cfcfff',
  },
} as const;

interface ButtonPlace {
  left: number;
  top: number;
  width: number;
  height: number;
  row: boolean;
}

/**
 * A row above the minimap, or in the corner. Narrow viewports use a column halfway down the side,
 * clear of notices and the call bar. Undefined if the free space is too small.
 */
export function placeOfButtons(
  viewport: Pick<Viewport, 'width' | 'height'>,
  inset: Readonly<Inset>,
  mapTop: number | undefined,
): ButtonPlace | undefined {
  const free = viewport.width - inset.left - inset.right;
  const row = free >= minWidthForRow;
  const long = buttons.length * (row ? small : large) + 2 * (row ? edge.row : edge.column);
  const short = row ? small + 2 * edge.row : large + 2 * edge.column;
  const [width, height] = row ? [long, short] : [short, long];
  if (free < minWidth || viewport.height < height + 2 * gap) return undefined;
  const bottom =
    mapTop === undefined ? viewport.height - (inset.bottom ?? 0) - gap : mapTop - toMap;
  return {
    left: Math.round(viewport.width - inset.right - gap - width),
    top: Math.round(row ? bottom - height : (viewport.height - height) / 2),
    width,
    height,
    row,
  };
}

export function buttonAt(place: ButtonPlace, x: number, y: number): ViewButton | undefined {
  const across = x - place.left;
  const down = y - place.top;
  if (across < 0 || down < 0 || across > place.width || down > place.height) return undefined;
  const share = place.row ? across / place.width : down / place.height;
  return buttons[Math.min(buttons.length - 1, Math.floor(share * buttons.length))];
}

interface Look {
  appearance: Appearance;
  language: Language;
  above: boolean;
}

/** Buttons for users who cannot drag, pinch or scroll. Reachable with Tab. */
export class ViewButtons {
  readonly #board = new Board();
  #place: ButtonPlace | undefined;
  #pointed: ViewButton | undefined;
  #focused: ViewButton | undefined;
  #shown = true;
  #key = '';

  get mesh() {
    return this.#board.mesh;
  }

  hide(): void {
    this.#shown = false;
  }

  at(x: number, y: number): ViewButton | undefined {
    return this.#place && buttonAt(this.#place, x, y);
  }

  point(button?: ViewButton): boolean {
    const changed = button !== this.#pointed;
    this.#pointed = button;
    return changed;
  }

  focus(command: Command | undefined): void {
    this.#focused = buttons.find((button) => button === command);
  }

  list({ language, above }: Pick<Look, 'language' | 'above'>) {
    if (!this.#place) return [];
    return buttons.map((command) => ({
      command,
      name: nameOf(command, { language, above }),
      ...(command === 'topView' ? { pressed: above } : {}),
    }));
  }

  tip({ language, above }: Pick<Look, 'language' | 'above'>): TooltipContent | undefined {
    const button = this.#pointed ?? this.#focused;
    const place = this.#place;
    if (!button || !place) return undefined;
    const name = nameOf(button, { language, above });
    const text = language === 'ja' ? `${name}（${keys[button]}）` : `${name} (${keys[button]})`;
    const { left, top, width, height, row } = place;
    const middle = (buttons.indexOf(button) + 0.5) / buttons.length;
    return {
      id: button,
      text,
      at: row ? { x: left + width * middle, y: top } : { x: left, y: top + height * middle },
      side: row ? 'top' : 'left',
      immediate: this.#pointed === undefined,
    };
  }

  update(viewport: Viewport, inset: Readonly<Inset>, mapTop: number | undefined, look: Look): void {
    const place = this.#shown ? placeOfButtons(viewport, inset, mapTop) : undefined;
    this.#place = place;
    this.#board.mesh.visible = place !== undefined;
    if (!place) return;
    const { left, top, width, height, row } = place;
    const { appearance, above } = look;
    const key = [viewport.ratio, row, appearance, above, this.#pointed, this.#focused].join();
    if (key !== this.#key) {
      this.#key = key;
      this.#board.paint(width, height, viewport.ratio, (context) =>
        this.#paint(context, place, look),
      );
    }
    this.#board.place(left, top);
  }

  dispose(): void {
    this.#board.dispose();
  }

  #paint(context: CanvasRenderingContext2D, place: ButtonPlace, { appearance, above }: Look): void {
    const { ground, ink, over, on, focus } = colors[appearance];
    const { width, height, row } = place;
    context.fillStyle = ground;
    context.beginPath();
    context.roundRect(0, 0, width, height, 12);
    context.fill();
    const size = row ? small : large;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    for (const [i, button] of buttons.entries()) {
      const pressed = button === 'topView' && above;
      const inset = row ? edge.row : edge.column;
      context.save();
      context.translate(inset + (row ? i * size : 0), inset + (row ? 0 : i * size));
      if (pressed || button === this.#pointed) {
        context.fillStyle = pressed ? on : over;
        context.beginPath();
        context.roundRect(1, 1, size - 2, size - 2, 9);
        context.fill();
      }
      if (button === this.#focused) {
        context.lineWidth = 2;
        context.strokeStyle = focus;
        context.beginPath();
        context.roundRect(2, 2, size - 4, size - 4, 8);
        context.stroke();
      }
      context.translate((size - 18) / 2, (size - 18) / 2);
      context.scale(0.75, 0.75);
      context.lineWidth = 2.2;
      context.strokeStyle = pressed ? (appearance === 'dark' ? '#22212b' : '#ffffff') : ink;
      context.stroke(new Path2D(icons[button]));
      context.restore();
    }
  }
}

function nameOf(button: ViewButton, { language, above }: Pick<Look, 'language' | 'above'>): string {
  const texts = textsFor(language).view;
  return button === 'topView' && above ? texts.back : texts[button];
}
