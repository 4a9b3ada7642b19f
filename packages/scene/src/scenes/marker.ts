import { Mesh, MeshBasicMaterial, RingGeometry } from 'three';
import type { Point } from '@office/scene-bridge/floor-plan';

/** The ring on the floor where one is going. */
export class Marker {
  readonly mesh = new Mesh(
    new RingGeometry(0.2, 0.27, 36).rotateX(-Math.PI / 2),
    new MeshBasicMaterial({
      color: '#5b5bd6',
      transparent: true,
      opacity: 0.85,
      depthWrite: false,
    }),
  );

  constructor() {
    this.mesh.visible = false;
    this.mesh.position.y = 0.02;
  }

  show(point: Point | undefined): void {
    this.mesh.visible = point !== undefined;
    if (point) this.mesh.position.set(point.x, 0.02, point.z);
  }

  dispose(): void {
    this.mesh.removeFromParent();
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }
}
