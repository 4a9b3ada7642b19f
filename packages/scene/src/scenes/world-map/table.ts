import {
  CanvasTexture,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
  SRGBColorSpace,
} from 'three';
import type { Appearance } from '../../engine/daylight.ts';
import type { Extent } from './layout.ts';

export function makeTable(
  { width, depth }: Extent,
  appearance: Appearance,
): Mesh<PlaneGeometry, MeshLambertMaterial | MeshBasicMaterial> {
  const margin = 26;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 256;
  const context = canvas.getContext('2d');
  if (context) {
    const light = context.createRadialGradient(128, 128, 20, 128, 128, 128);
    const color = appearance === 'dark' ? '66 62 84' : '240 233 222';
    light.addColorStop(0, `rgb(${color} / 0.95)`);
    light.addColorStop(0.62, `rgb(${color} / 0.8)`);
    light.addColorStop(1, `rgb(${color} / 0)`);
    context.fillStyle = light;
    context.fillRect(0, 0, 256, 256);
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  const look = { map: texture, transparent: true, depthWrite: false };
  const mesh = new Mesh(
    new PlaneGeometry(width + margin * 2, depth + margin * 2).rotateX(-Math.PI / 2),
    // Unlit in dark mode; otherwise the models would appear to float.
    appearance === 'dark' ? new MeshBasicMaterial(look) : new MeshLambertMaterial(look),
  );
  mesh.position.y = -0.98;
  mesh.renderOrder = -3;
  mesh.receiveShadow = true;
  return mesh;
}
