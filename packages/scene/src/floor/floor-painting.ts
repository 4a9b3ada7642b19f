import { planDecorSizes } from '@office/vocabulary';
import type { FloorPlan, Zone } from '@office/world/floor-plan';
import { boundsOf } from '@office/world/geometry';
import type { Area, Box, FloorGeometry } from '@office/world/geometry';
import { mix, palette, tintColors } from '../shapes/palette.ts';
import { randomFor } from '../shapes/random.ts';

/** Paints the floor into one texture, which replaces hundreds of meshes and lights. */
export function paintFloor(
  floor: FloorGeometry,
  pixelsPerMetre: number,
  contact = true,
): HTMLCanvasElement {
  const { plan } = floor;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(plan.size.width * pixelsPerMetre);
  canvas.height = Math.round(plan.size.depth * pixelsPerMetre);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2D canvas');
  context.scale(canvas.width / plan.size.width, canvas.height / plan.size.depth);
  for (const zone of plan.zones) paintZone(context, zone, pixelsPerMetre);
  for (const item of plan.decor) {
    if (item.kind === 'RUG' || item.kind === 'ROUND_RUG') paintRug(context, item, pixelsPerMetre);
  }
  if (contact) paintShadows(context, floor, pixelsPerMetre);
  return canvas;
}

function tracePolygon(context: CanvasRenderingContext2D, polygon: Zone['polygon']): void {
  context.beginPath();
  for (const [x, z] of polygon) context.lineTo(x, z);
  context.closePath();
}

function paintZone(context: CanvasRenderingContext2D, zone: Zone, pixelsPerMetre: number): void {
  const area = boundsOf(zone.polygon);
  const random = randomFor(zone.id);
  context.save();
  tracePolygon(context, zone.polygon);
  context.clip();
  if (zone.finish === 'WOOD') {
    const base = zone.kind === 'OPEN' ? palette.oak : mix(palette.oak, tintColors[zone.tint], 0.22);
    const board = 0.2;
    for (let z = area.z0; z < area.z1; z += board) {
      let x = area.x0 - random() * 2;
      while (x < area.x1) {
        const length = 1.4 + random() * 1.6;
        context.fillStyle = mix(base, random() < 0.5 ? '#efe2cd' : '#c6ab8a', random() * 0.26);
        context.fillRect(x, z, length, board);
        context.fillStyle = 'rgb(120 84 48 / 0.28)';
        context.fillRect(x, z, 0.014, board);
        x += length;
      }
      context.fillStyle = 'rgb(120 84 48 / 0.22)';
      context.fillRect(area.x0, z, area.x1 - area.x0, 0.012);
    }
  } else if (zone.finish === 'TILE') {
    const base = mix(tintColors[zone.tint], palette.white, 0.3);
    const size = 0.6;
    for (let z = area.z0; z < area.z1; z += size) {
      for (let x = area.x0; x < area.x1; x += size) {
        context.fillStyle = mix(base, '#cfc6b8', random() * 0.22);
        context.fillRect(x, z, size, size);
      }
    }
    context.fillStyle = 'rgb(120 108 92 / 0.3)';
    for (let z = area.z0; z < area.z1; z += size)
      context.fillRect(area.x0, z, area.x1 - area.x0, 0.016);
    for (let x = area.x0; x < area.x1; x += size)
      context.fillRect(x, area.z0, 0.016, area.z1 - area.z0);
  } else {
    const carpet = zone.finish === 'CARPET';
    const color = carpet
      ? mix(tintColors[zone.tint], palette.linen, zone.tint === 'sand' ? 0.35 : 0.42)
      : '#d9d4cc';
    context.fillStyle = color;
    context.fillRect(area.x0, area.z0, area.x1 - area.x0, area.z1 - area.z0);
    if (carpet) paintCarpetTiles(context, area, color, random);
    paintFlecks(context, area, pixelsPerMetre, random);
  }
  context.restore();
}

function paintCarpetTiles(
  context: CanvasRenderingContext2D,
  area: Area,
  color: string,
  random: () => number,
): void {
  const size = 1;
  for (let z = area.z0, row = 0; z < area.z1; z += size, row++) {
    for (let x = area.x0, column = 0; x < area.x1; x += size, column++) {
      const tone = ((row + column) % 2 ? 0.05 : 0) + random() * 0.05;
      context.fillStyle = mix(color, '#7d6a55', tone);
      context.fillRect(x, z, size, size);
    }
  }
}

function paintFlecks(
  context: CanvasRenderingContext2D,
  area: Area,
  pixelsPerMetre: number,
  random: () => number,
): void {
  const dot = 1.4 / pixelsPerMetre;
  const count = Math.min(9000, (area.x1 - area.x0) * (area.z1 - area.z0) * 90);
  for (let i = 0; i < count; i++) {
    context.fillStyle = i % 2 ? 'rgb(255 255 255 / 0.16)' : 'rgb(70 56 40 / 0.09)';
    context.fillRect(
      area.x0 + random() * (area.x1 - area.x0),
      area.z0 + random() * (area.z1 - area.z0),
      dot * (1 + random()),
      dot * (1 + random()),
    );
  }
}

function paintRug(
  context: CanvasRenderingContext2D,
  item: FloorPlan['decor'][number],
  pixelsPerMetre: number,
): void {
  const width = item.width ?? planDecorSizes[item.kind].width;
  const depth = item.depth ?? planDecorSizes[item.kind].depth;
  const color = tintColors[item.tint ?? 'sand'];
  const pale = mix(color, palette.white, 0.45);
  context.save();
  context.translate(item.x, item.z);
  context.rotate(-item.heading);
  const shape = (inset: number) => {
    context.beginPath();
    if (item.kind === 'ROUND_RUG')
      context.ellipse(0, 0, width / 2 - inset, depth / 2 - inset, 0, 0, 7);
    else
      context.roundRect(
        -width / 2 + inset,
        -depth / 2 + inset,
        width - 2 * inset,
        depth - 2 * inset,
        0.08,
      );
  };
  shadow(context, pixelsPerMetre, 0.05, 'rgb(60 44 28 / 0.35)', () => shape(0));
  const rings = [
    [0, mix(color, palette.ink, 0.1)],
    [0.06, pale],
    [0.14, color],
    [0.3, mix(color, palette.white, 0.18)],
    [0.34, color],
  ] as const;
  for (const [inset, fill] of rings) {
    shape(inset);
    context.fillStyle = fill;
    context.fill();
  }
  shape(0.4);
  context.clip();
  context.fillStyle = `rgb(255 255 255 / 0.2)`;
  for (let z = -depth / 2; z < depth / 2; z += 0.22) {
    const shift = Math.round(z / 0.22) % 2 ? 0.16 : 0;
    for (let x = -width / 2; x < width / 2; x += 0.32) context.fillRect(x + shift, z, 0.12, 0.03);
  }
  context.restore();
}

/** Draws only the soft shadow of a path by moving the path itself off the canvas. */
function shadow(
  context: CanvasRenderingContext2D,
  pixelsPerMetre: number,
  blur: number,
  color: string,
  trace: () => void,
): void {
  const away = 10_000;
  context.save();
  context.shadowColor = color;
  context.shadowBlur = blur * pixelsPerMetre * 2;
  context.shadowOffsetX = away;
  // Shadow offsets are in pixels and ignore the transform, so the path is moved in pixels as well.
  context.setTransform(new DOMMatrix([1, 0, 0, 1, -away, 0]).multiply(context.getTransform()));
  trace();
  context.fillStyle = '#000';
  context.fill();
  context.restore();
}

function traceBox(context: CanvasRenderingContext2D, box: Box, grow: number): void {
  const w = box.halfWidth + grow;
  const d = box.halfDepth + grow;
  context.beginPath();
  for (const [u, v] of [
    [-w, -d],
    [w, -d],
    [w, d],
    [-w, d],
  ] as const) {
    context.lineTo(box.x + u * box.cos - v * box.sin, box.z + u * box.sin + v * box.cos);
  }
  context.closePath();
}

function paintShadows(
  context: CanvasRenderingContext2D,
  floor: FloorGeometry,
  pixelsPerMetre: number,
): void {
  const { plan } = floor;
  for (const wall of floor.walls) {
    shadow(context, pixelsPerMetre, 0.34, 'rgb(66 46 26 / 0.34)', () =>
      traceBox(context, wall, 0.08),
    );
  }
  for (const box of floor.furniture) {
    shadow(context, pixelsPerMetre, 0.2, 'rgb(60 42 26 / 0.42)', () => traceBox(context, box, 0));
    shadow(context, pixelsPerMetre, 0.06, 'rgb(50 34 22 / 0.3)', () =>
      traceBox(context, box, -0.05),
    );
  }
  for (const seat of plan.seats) {
    if (seat.kind === 'SOFA') continue;
    shadow(context, pixelsPerMetre, 0.12, 'rgb(60 42 26 / 0.5)', () => {
      context.beginPath();
      context.ellipse(seat.x, seat.z, 0.24, 0.24, 0, 0, 7);
    });
  }
}
