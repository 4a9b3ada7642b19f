import {
  LinearFilter,
  Mesh,
  OrthographicCamera,
  PlaneGeometry,
  RedFormat,
  Scene,
  ShaderMaterial,
  UnsignedByteType,
  Vector2,
  WebGLRenderTarget,
} from 'three';
import type { BufferGeometry, Texture, WebGLRenderer } from 'three';
import { sunDirection } from '../engine/daylight.ts';

/** Pixels per metre, and blur in pixels. */
const resolution = 40;
const softness = 1.6;
const largest = 2048;

/** Sun shadows of a floor rendered once into a texture: cheaper than a shadow map, with soft edges. */
export class FloorShadow {
  readonly #target: WebGLRenderTarget;
  readonly #between: WebGLRenderTarget;
  readonly #camera: OrthographicCamera;
  #casters: readonly BufferGeometry[];

  constructor(size: { width: number; depth: number }, casters: readonly BufferGeometry[]) {
    this.#casters = casters;
    const scale = Math.min(resolution, largest / Math.max(size.width, size.depth));
    const make = () =>
      new WebGLRenderTarget(Math.round(size.width * scale), Math.round(size.depth * scale), {
        format: RedFormat,
        type: UnsignedByteType,
        minFilter: LinearFilter,
        magFilter: LinearFilter,
        depthBuffer: false,
      });
    this.#target = make();
    this.#between = make();
    this.#camera = new OrthographicCamera(0, size.width, 0, -size.depth, 0, 100);
    this.#camera.position.y = 50;
    this.#camera.rotation.x = -Math.PI / 2;
    this.#camera.updateMatrixWorld();
  }

  get texture(): Texture {
    return this.#target.texture;
  }

  /** Renders on the first call only. Safe to call while another target is being rendered. */
  draw(renderer: WebGLRenderer): void {
    if (this.#casters.length === 0) return;
    const before = renderer.getRenderTarget();
    const { autoClear } = renderer;
    renderer.autoClear = true;
    this.#projectShadow(renderer);
    this.#blur(renderer, this.#target, this.#between, new Vector2(softness, 0));
    this.#blur(renderer, this.#between, this.#target, new Vector2(0, softness));
    renderer.autoClear = autoClear;
    renderer.setRenderTarget(before);
    this.#casters = [];
    this.#between.dispose();
  }

  dispose(): void {
    this.#target.dispose();
    this.#between.dispose();
  }

  #projectShadow(renderer: WebGLRenderer): void {
    const { x, y, z } = sunDirection;
    const material = new ShaderMaterial({
      uniforms: { slope: { value: new Vector2(x / y, z / y) } },
      vertexShader: `
        uniform vec2 slope;
        void main() {
          vec3 at = position;
          at.xz -= slope * max(at.y, 0.0);
          gl_Position = projectionMatrix * viewMatrix * vec4(at, 1.0);
        }`,
      fragmentShader: 'void main() { gl_FragColor = vec4(1.0); }',
      depthTest: false,
      depthWrite: false,
    });
    const scene = new Scene();
    for (const geometry of this.#casters) {
      const mesh = new Mesh(geometry, material);
      mesh.frustumCulled = false;
      scene.add(mesh);
    }
    renderer.setRenderTarget(this.#target);
    renderer.clear();
    renderer.render(scene, this.#camera);
    material.dispose();
  }

  #blur(
    renderer: WebGLRenderer,
    from: WebGLRenderTarget,
    to: WebGLRenderTarget,
    pixels: Vector2,
  ): void {
    const step = new Vector2(pixels.x / from.width, pixels.y / from.height);
    const material = new ShaderMaterial({
      uniforms: { picture: { value: from.texture }, step: { value: step } },
      vertexShader:
        'varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }',
      fragmentShader: `
        uniform sampler2D picture; uniform vec2 step; varying vec2 vUv;
        void main() {
          float sum = texture2D(picture, vUv).r * 0.23;
          sum += (texture2D(picture, vUv + step).r + texture2D(picture, vUv - step).r) * 0.2;
          sum += (texture2D(picture, vUv + step * 2.0).r + texture2D(picture, vUv - step * 2.0).r) * 0.12;
          sum += (texture2D(picture, vUv + step * 3.0).r + texture2D(picture, vUv - step * 3.0).r) * 0.065;
          gl_FragColor = vec4(sum);
        }`,
      depthTest: false,
      depthWrite: false,
    });
    const geometry = new PlaneGeometry(2, 2);
    const mesh = new Mesh(geometry, material);
    mesh.frustumCulled = false;
    const scene = new Scene();
    scene.add(mesh);
    renderer.setRenderTarget(to);
    renderer.render(scene, this.#camera);
    geometry.dispose();
    material.dispose();
  }
}
