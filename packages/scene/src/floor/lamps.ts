import { BufferAttribute } from 'three';
import type { BufferGeometry } from 'three';
import type { FloorPlan } from '@office/world/floor-plan';

interface Lamp {
  x: number;
  y: number;
  z: number;
  power: number;
}

export function lampsOf(plan: FloorPlan): Lamp[] {
  return plan.decor.flatMap(({ kind, x, z }): Lamp[] => {
    if (kind === 'PENDANT') return [{ x, y: 2, z, power: 1 }];
    if (kind === 'FLOOR_LAMP') return [{ x, y: 1.5, z, power: 1.1 }];
    if (kind === 'PHONE_BOOTH') return [{ x, y: 2, z, power: 0.35 }];
    if (kind === 'KITCHEN_COUNTER') return [{ x, y: 1.45, z: z + 0.3, power: 0.7 }];
    return [];
  });
}

/** Light of all lamps at a point with the given normal; about 1 directly under a pendant. */
function lampLight(
  lamps: readonly Lamp[],
  x: number,
  y: number,
  z: number,
  nx = 0,
  ny = 1,
  nz = 0,
): number {
  let sum = 0;
  for (const lamp of lamps) {
    const dx = lamp.x - x;
    const dz = lamp.z - z;
    const flat = dx * dx + dz * dz;
    if (flat > 30) continue;
    const dy = lamp.y - y;
    const distance = Math.sqrt(flat + dy * dy) || 0.1;
    const facing = Math.max(0, (nx * dx + ny * dy + nz * dz) / distance);
    sum += (lamp.power * (0.25 + 0.75 * facing) * 1.5) / (0.6 + flat + dy * dy * 0.45);
  }
  return Math.min(1.6, sum);
}

/** Bakes the lamp light into the geometry's `lamp` attribute, instead of using dynamic lights. */
export function bakeLamps(geometry: BufferGeometry, lamps: readonly Lamp[]): void {
  const position = geometry.getAttribute('position');
  const normal = geometry.getAttribute('normal');
  const values = new Float32Array(position.count);
  geometry.setAttribute('lamp', new BufferAttribute(values, 1));
  if (lamps.length === 0) return;
  for (let i = 0; i < values.length; i++) {
    values[i] = lampLight(
      lamps,
      position.getX(i),
      position.getY(i),
      position.getZ(i),
      normal.getX(i),
      normal.getY(i),
      normal.getZ(i),
    );
  }
}

export function paintLampLight(plan: FloorPlan, pixelsPerMetre: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(plan.size.width * pixelsPerMetre);
  canvas.height = Math.round(plan.size.depth * pixelsPerMetre);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2D canvas');
  const lamps = lampsOf(plan);
  const image = context.createImageData(canvas.width, canvas.height);
  for (let row = 0; row < canvas.height; row++) {
    for (let column = 0; column < canvas.width; column++) {
      const light = lampLight(
        lamps,
        (column + 0.5) / pixelsPerMetre,
        0,
        (row + 0.5) / pixelsPerMetre,
      );
      const value = Math.min(255, (light / 1.6) * 255);
      image.data.set([value, value * 0.82, value * 0.58, 255], (row * canvas.width + column) * 4);
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}
