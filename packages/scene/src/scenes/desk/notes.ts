import type { DeskNoteTint, Language } from '@office/vocabulary';
import {
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  MeshLambertMaterial,
  SRGBColorSpace,
} from 'three';
import { randomFor } from '../../shapes/random.ts';
import { palette } from '../../shapes/palette.ts';
import type { DeskNote } from '../../net/desk-contents.ts';
import { pinboard } from './room.ts';
import { fontFamily } from '../../engine/font-family.ts';

const tints: Record<DeskNoteTint, { paper: string; edge: string }> = {
  yellow: { paper: '#f7e08a', edge: '#eccf66' },
  pink: { paper: '#f6bfc4', edge: '#eca6ae' },
  green: { paper: '#c3dfa9', edge: '#abd08c' },
  blue: { paper: '#b9d8ee', edge: '#9cc6e3' },
};
const pins = [palette.accent, '#cb7f5c', '#5d8d68', '#53525c'] as const;

/** Centre and side length of a note on the board, in metres. */
export interface Pinned {
  note: DeskNote;
  x: number;
  y: number;
  size: number;
  tilt: number;
}

/** Lays out notes, newest first; the fewer, the larger. `left` counts notes that do not fit. */
export function pinNotes(notes: readonly DeskNote[]): { pinned: Pinned[]; left: number } {
  const [columns, rows] = grids.find(([c, r]) => c * r >= notes.length) ?? grids.at(-1)!;
  const size = Math.min(pinboard.width / columns, pinboard.height / rows) - 0.035;
  const shown = notes.slice(0, columns * rows);
  const lines = Math.ceil(shown.length / columns);
  const pinned = shown.map((note, i) => {
    const random = randomFor(note.id);
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, shown.length - row * columns);
    const across = ((i % columns) + 0.5 - inRow / 2) * (pinboard.width / columns);
    const down = (row + 0.5 - lines / 2) * (pinboard.height / Math.max(lines, rows - 0.4));
    return {
      note,
      size,
      x: across + (random() - 0.5) * 0.02,
      y: pinboard.y + pinboard.height / 2 - down + (random() - 0.5) * 0.015,
      tilt: (random() - 0.5) * 0.16,
    };
  });
  return { pinned, left: notes.length - shown.length };
}

const grids: readonly (readonly [number, number])[] = [
  [3, 1],
  [4, 2],
  [5, 2],
  [6, 3],
];

const cell = 256;

export function makeNotes(
  pinned: readonly Pinned[],
  language: Language,
): Mesh<BufferGeometry, MeshLambertMaterial> {
  const columns = Math.max(1, Math.ceil(Math.sqrt(pinned.length)));
  const rows = Math.max(1, Math.ceil(pinned.length / columns));
  const canvas = document.createElement('canvas');
  canvas.width = columns * cell;
  canvas.height = rows * cell;
  const context = canvas.getContext('2d');
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  pinned.forEach((each, i) => {
    const column = i % columns;
    const row = Math.floor(i / columns);
    if (context) {
      context.save();
      context.translate(column * cell, row * cell);
      paintNote(context, each, language);
      context.restore();
    }
    const base = positions.length / 3;
    // Three rows of vertices, because the lower edge bends away from the board.
    for (const [down, off] of [
      [0, 0.004],
      [0.55, 0.007],
      [1, 0.028],
    ] as const) {
      for (const across of [0, 1]) {
        const dx = (across - 0.5) * each.size;
        const dy = (0.5 - down) * each.size;
        const [c, s] = [Math.cos(each.tilt), Math.sin(each.tilt)];
        positions.push(each.x + dx * c - dy * s, each.y + dx * s + dy * c, pinboard.z + off);
        normals.push(0, down === 1 ? 0.25 : 0.05, 1);
        uvs.push((column + across) / columns, 1 - (row + down) / rows);
      }
    }
    for (const at of [base, base + 2]) indices.push(at, at + 2, at + 3, at, at + 3, at + 1);
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3));
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uvs), 2));
  geometry.setIndex(indices);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  const mesh = new Mesh(
    geometry,
    new MeshLambertMaterial({
      map: texture,
      emissive: '#ffffff',
      emissiveMap: texture,
      emissiveIntensity: 0.12,
    }),
  );
  mesh.castShadow = mesh.receiveShadow = true;
  return mesh;
}

/** Paints into a square of {@link cell} pixels. */
function paintNote(context: CanvasRenderingContext2D, { note }: Pinned, language: Language): void {
  const { paper, edge } = tints[note.tint];
  const shade = context.createLinearGradient(0, 0, 0, cell);
  shade.addColorStop(0, paper);
  shade.addColorStop(0.75, paper);
  shade.addColorStop(1, edge);
  context.fillStyle = shade;
  context.fillRect(0, 0, cell, cell);
  context.fillStyle = 'rgb(255 255 255 / 0.22)';
  context.fillRect(0, 0, cell, 34);
  context.fillStyle = pins[note.id.length % pins.length]!;
  context.beginPath();
  context.arc(cell / 2, 17, 9, 0, 7);
  context.fill();
  context.fillStyle = 'rgb(255 255 255 / 0.55)';
  context.beginPath();
  context.arc(cell / 2 - 3, 14, 3, 0, 7);
  context.fill();
  context.fillStyle = '#3b3330';
  context.textBaseline = 'alphabetic';
  const short = note.text.trim().length <= 24;
  const size = short ? 36 : 29;
  const lines = wrap(
    context,
    note.text.trim(),
    `550 ${size}px ${fontFamily}`,
    // Leaves space for a full stop that overhangs the line.
    cell - 54,
    short ? 4 : 5,
    language,
  );
  lines.forEach((text, i) => context.fillText(text, 18, 44 + size * 0.9 + i * size * 1.16));
  context.font = `600 22px ${fontFamily}`;
  context.fillStyle = 'rgb(59 51 48 / 0.72)';
  context.textAlign = 'right';
  context.fillText(clip(context, note.author, cell - 40), cell - 18, cell - 16);
  context.textAlign = 'left';
}

function clip(context: CanvasRenderingContext2D, text: string, width: number): string {
  let short = text;
  while (short.length > 1 && context.measureText(short).width > width)
    short = `${short.slice(0, -2).trimEnd()}…`;
  return short;
}

/** Breaks text into at most `most` lines, between words or at any character in Japanese. */
function wrap(
  context: CanvasRenderingContext2D,
  text: string,
  font: string,
  width: number,
  most: number,
  language: Language,
): string[] {
  context.font = font;
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const lines: string[] = [];
  let line = '';
  for (const word of [...segmenter.segment(text)].map(({ segment }) => segment)) {
    const pieces = context.measureText(word).width > width ? [...word] : [word];
    for (const piece of pieces) {
      const closing = /^[、。，．」』）！？!?,.)]/.test(piece);
      if (piece.includes('\n') || (!closing && context.measureText(line + piece).width > width)) {
        lines.push(line.trimEnd());
        line = piece.trimStart();
      } else line += piece;
    }
  }
  lines.push(line);
  const full = lines.filter((each, i) => each !== '' || i < lines.length - 1);
  if (full.length <= most) return full;
  const cut = full.slice(0, most);
  cut[most - 1] = clip(context, `${cut[most - 1]!}……`, width);
  return cut;
}
