import { BufferAttribute, BufferGeometry, Mesh, ShaderMaterial } from 'three';
import type { CanvasTexture } from 'three';
import { makeCanvasTexture } from './canvas-texture.ts';

/** Largest size of a sign in CSS pixels. */
export const signLimits = { width: 320, height: 80 };

interface Slot {
  width: number;
  height: number;
}

/** Painted signs over the view, in CSS pixels from the top left. One texture and one draw call. */
export class SignAtlas {
  readonly mesh: Mesh<BufferGeometry, ShaderMaterial>;
  readonly #canvas = document.createElement('canvas');
  readonly #slots: Slot[];
  readonly #positions: BufferAttribute;
  readonly #corners: BufferAttribute;
  #texture: CanvasTexture;
  #ratio = 0;

  constructor(count: number) {
    this.#slots = Array.from({ length: count }, () => ({ width: 0, height: 0 }));
    this.#texture = makeCanvasTexture(this.#canvas);
    this.#positions = new BufferAttribute(new Float32Array(count * 12), 3);
    this.#corners = new BufferAttribute(new Float32Array(count * 8), 2);
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', this.#positions);
    geometry.setAttribute('uv', this.#corners);
    geometry.setIndex(
      this.#slots.flatMap((_, i) => [0, 2, 1, 1, 2, 3].map((corner) => i * 4 + corner)),
    );
    this.mesh = new Mesh(
      geometry,
      new ShaderMaterial({
        uniforms: { picture: { value: this.#texture } },
        vertexShader:
          'varying vec2 vUv; void main() { vUv = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
        fragmentShader:
          'uniform sampler2D picture; varying vec2 vUv; void main() { gl_FragColor = texture2D(picture, vUv); }',
        transparent: true,
        premultipliedAlpha: true,
        depthTest: false,
        depthWrite: false,
      }),
    );
    this.mesh.frustumCulled = false;
  }

  sizeOf(index: number): Readonly<Slot> {
    return this.#slots[index]!;
  }

  /** Clears all signs if the ratio changes. Returns whether they must be painted again. */
  setRatio(ratio: number): boolean {
    if (ratio === this.#ratio) return false;
    this.#ratio = ratio;
    Object.assign(this.#canvas, {
      width: Math.ceil(signLimits.width * ratio),
      height: Math.ceil(signLimits.height * this.#slots.length * ratio),
    });
    // The size of a texture cannot change after its upload to the GPU.
    this.#texture.dispose();
    this.#texture = makeCanvasTexture(this.#canvas);
    this.mesh.material.uniforms['picture']!.value = this.#texture;
    return true;
  }

  paint(index: number, size: Slot, draw: (context: CanvasRenderingContext2D) => void): void {
    const context = this.#canvas.getContext('2d');
    if (!context) return;
    const width = Math.min(size.width, signLimits.width);
    const height = Math.min(size.height, signLimits.height);
    this.#slots[index] = { width, height };
    const top = index * signLimits.height;
    context.setTransform(this.#ratio, 0, 0, this.#ratio, 0, top * this.#ratio);
    context.clearRect(0, 0, signLimits.width, signLimits.height);
    draw(context);
    const [u, from, to] = [width / signLimits.width, top, top + height].map((value, i) =>
      i === 0 ? value : 1 - value / (signLimits.height * this.#slots.length),
    ) as [number, number, number];
    this.#corners.array.set([0, from, u, from, 0, to, u, to], index * 8);
    this.#corners.needsUpdate = true;
    this.#texture.needsUpdate = true;
  }

  place(index: number, left: number, top: number): void {
    const { width, height } = this.#slots[index]!;
    const [x0, y0] = [Math.round(left), -Math.round(top)];
    const [x1, y1] = [x0 + width, y0 - height];
    this.#positions.array.set([x0, y0, 0, x1, y0, 0, x0, y1, 0, x1, y1, 0], index * 12);
    this.#positions.needsUpdate = true;
  }

  hide(index: number): void {
    this.#positions.array.fill(0, index * 12, index * 12 + 12);
    this.#positions.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.removeFromParent();
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
    this.#texture.dispose();
  }
}
