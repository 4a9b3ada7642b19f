import { Mesh, MeshBasicMaterial, RingGeometry } from 'three';
import type { Point } from '@office/world/geometry';
import { palette } from '../shapes/palette.ts';

export class Marker {
  readonly mesh = new Mesh(
    new RingGeometry(0.2, 0.27, 36).rotateX(-Math.PI / 2),
    new MeshBasicMaterial({
      color: palette.accent,
      transparent: true,
      opacity: 0.85,
      depthWrite: false,
    }),
  );
  #time = 0;

  constructor() {
    this.mesh.visible = false;
  }

  show(point: Point | undefined, seconds: number, calm: boolean): void {
    this.mesh.visible = point !== undefined;
    if (!point) return;
    this.#time += seconds;
    const size = calm ? 1 : 1 + Math.sin(this.#time * 5) * 0.09;
    this.mesh.scale.set(size, 1, size);
    this.mesh.position.set(point.x, 0.02, point.z);
  }

  dispose(): void {
    this.mesh.removeFromParent();
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }
}
