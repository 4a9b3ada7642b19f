import { Mesh, PlaneGeometry, ShaderMaterial } from 'three';
import { makeCanvasTexture } from './canvas-texture.ts';

/** 2D canvas over the view, in CSS pixels from the top left. One draw call. */
export class Board {
  readonly mesh: Mesh<PlaneGeometry, ShaderMaterial>;
  readonly #canvas = document.createElement('canvas');
  #texture = makeCanvasTexture(this.#canvas);
  #size = { width: 0, height: 0 };

  constructor() {
    const material = new ShaderMaterial({
      uniforms: { picture: { value: this.#texture }, strength: { value: 1 } },
      vertexShader:
        'varying vec2 vUv; void main() { vUv = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
      fragmentShader:
        'uniform sampler2D picture; uniform float strength; varying vec2 vUv; void main() { gl_FragColor = texture2D(picture, vUv) * strength; }',
      transparent: true,
      premultipliedAlpha: true,
      depthTest: false,
      depthWrite: false,
    });
    this.mesh = new Mesh(new PlaneGeometry(1, 1), material);
    this.mesh.frustumCulled = false;
    this.mesh.visible = false;
  }

  get size(): Readonly<{ width: number; height: number }> {
    return this.#size;
  }

  paint(
    width: number,
    height: number,
    ratio: number,
    draw: (context: CanvasRenderingContext2D) => void,
  ): void {
    const pixels = { width: Math.ceil(width * ratio), height: Math.ceil(height * ratio) };
    if (pixels.width !== this.#canvas.width || pixels.height !== this.#canvas.height) {
      Object.assign(this.#canvas, pixels);
      // The size of a texture cannot change after its upload to the GPU.
      this.#texture.dispose();
      this.#texture = makeCanvasTexture(this.#canvas);
      this.mesh.material.uniforms['picture']!.value = this.#texture;
    }
    this.#size = { width, height };
    const context = this.#canvas.getContext('2d');
    if (!context) return;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    draw(context);
    this.#texture.needsUpdate = true;
    this.mesh.scale.set(width, height, 1);
  }

  place(left: number, top: number): void {
    const { width, height } = this.#size;
    this.mesh.position.set(Math.round(left) + width / 2, -(Math.round(top) + height / 2), 0);
  }

  set strength(value: number) {
    this.mesh.material.uniforms['strength']!.value = value;
  }

  dispose(): void {
    this.mesh.removeFromParent();
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
    this.#texture.dispose();
  }
}
