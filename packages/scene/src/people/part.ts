import { DynamicDrawUsage, InstancedBufferAttribute, InstancedMesh } from 'three';
import type { BufferGeometry, Color, Material, Matrix4 } from 'three';

export class Part {
  readonly mesh: InstancedMesh;
  #count = 0;

  constructor(geometry: BufferGeometry, material: Material, capacity: number) {
    this.mesh = new InstancedMesh(geometry, material, capacity);
    this.mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    this.mesh.instanceColor = new InstancedBufferAttribute(
      new Float32Array(capacity * 3).fill(1),
      3,
    );
    this.mesh.instanceColor.setUsage(DynamicDrawUsage);
    this.mesh.frustumCulled = false;
    this.mesh.receiveShadow = true;
    this.mesh.count = 0;
    this.mesh.visible = false;
  }

  reset(): void {
    this.#count = 0;
  }

  /** Returns the instance index, or −1 when the capacity is exhausted. */
  push(matrix: Matrix4, color: Color): number {
    if (this.#count >= this.mesh.instanceMatrix.count) return -1;
    this.mesh.setMatrixAt(this.#count, matrix);
    this.mesh.setColorAt(this.#count, color);
    return this.#count++;
  }

  commit(): void {
    this.mesh.count = this.#count;
    this.mesh.visible = this.#count > 0;
    const { instanceMatrix, instanceColor } = this.mesh;
    instanceMatrix.clearUpdateRanges();
    instanceMatrix.addUpdateRange(0, this.#count * 16);
    instanceMatrix.needsUpdate = true;
    if (!instanceColor) return;
    instanceColor.clearUpdateRanges();
    instanceColor.addUpdateRange(0, this.#count * 3);
    instanceColor.needsUpdate = true;
  }
}
