import { DynamicDrawUsage, InstancedMesh, Matrix4, MeshBasicMaterial, RingGeometry } from 'three';
import { palette } from '../shapes/palette.ts';
import type { Conversation } from './conversations.ts';

const capacity = 32;
const matrix = new Matrix4();

export class ConversationRings {
  readonly mesh = new InstancedMesh(
    new RingGeometry(0.94, 1, 64).rotateX(-Math.PI / 2),
    new MeshBasicMaterial({
      color: palette.accent,
      transparent: true,
      opacity: 0.55,
      depthWrite: false,
    }),
    capacity,
  );

  constructor() {
    this.mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    this.mesh.frustumCulled = false;
    this.mesh.count = 0;
    this.mesh.visible = false;
  }

  show(conversations: readonly Conversation[]): void {
    let count = 0;
    for (const { centre, radius, seated } of conversations) {
      if (seated || count === capacity) continue;
      matrix.makeScale(radius, 1, radius).setPosition(centre.x, 0.018, centre.z);
      this.mesh.setMatrixAt(count++, matrix);
    }
    if (count === 0 && this.mesh.count === 0) return;
    this.mesh.count = count;
    this.mesh.visible = count > 0;
    this.mesh.instanceMatrix.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.removeFromParent();
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
    this.mesh.dispose();
  }
}
