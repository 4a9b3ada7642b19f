import { defaultGraphicsQuality } from '@office/vocabulary';
import type { GraphicsQuality } from '@office/vocabulary';
import {
  HalfFloatType,
  LinearFilter,
  Mesh,
  NeutralToneMapping,
  NoToneMapping,
  OrthographicCamera,
  PCFShadowMap,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  WebGLRenderTarget,
  WebGLRenderer,
} from 'three';
import type { PerspectiveCamera } from 'three';
import { Adaptation, qualities } from './quality.ts';
import type { Quality, Verdict } from './quality.ts';

/** Canvas size in CSS pixels, and the device pixel ratio. */
export interface Viewport {
  width: number;
  height: number;
  ratio: number;
}

/**
 * Renders the scene at the level's resolution and scales it to the canvas. The overlay with names
 * is rendered at the device resolution, so that text is sharp at every level.
 */
export class Stage {
  readonly renderer: WebGLRenderer;
  readonly viewport: Viewport = { width: 1, height: 1, ratio: 1 };
  frames = 0;
  /** Disables quality adaptation and the frame rate limit of the level, for benchmarks. */
  fixed = false;
  readonly #canvas: HTMLCanvasElement;
  readonly #onChange: () => void;
  readonly #observer: ResizeObserver;
  readonly #adaptation = new Adaptation();
  readonly #spread = makeSpread();
  readonly #flatCamera = new OrthographicCamera(-1, 1, 1, -1, 0, 1);
  readonly #glassCamera = new OrthographicCamera(0, 1, 0, -1, -1, 1);
  #target: WebGLRenderTarget | undefined;
  #level: GraphicsQuality = defaultGraphicsQuality;
  #isIdle = false;

  /** Throws if WebGL 2 is not available. */
  constructor(canvas: HTMLCanvasElement, onChange: () => void) {
    this.#canvas = canvas;
    this.#onChange = onChange;
    this.renderer = new WebGLRenderer({
      canvas,
      antialias: false,
      powerPreference: 'high-performance',
    });
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.shadowMap.enabled = true;
    this.renderer.info.autoReset = false;
    this.#observer = new ResizeObserver(() => {
      this.#resize();
      onChange();
    });
    this.#observer.observe(canvas);
    canvas.addEventListener('webglcontextlost', this.#onLost);
    canvas.addEventListener('webglcontextrestored', this.#onChange);
    this.#resize();
  }

  /** Whether the browser renders without a GPU, for example on a virtual desktop. */
  get isSoftware(): boolean {
    const gl = this.renderer.getContext();
    const info = gl.getExtension('WEBGL_debug_renderer_info');
    const name: unknown = gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER);
    return /swiftshader|llvmpipe|softpipe|basic render/i.test(String(name));
  }

  get quality(): Quality {
    const quality = qualities[this.#level];
    return this.#isIdle ? quality : this.#adaptation.apply(quality);
  }

  get pixels(): { width: number; height: number } {
    const { width, height } = this.#target ?? { width: 0, height: 0 };
    return { width, height };
  }

  setLevel(level: GraphicsQuality): void {
    if (level === this.#level) return;
    this.#level = level;
    this.#adaptation.reset();
    this.#retarget();
    this.#onChange();
  }

  /** Adds the time of the last frame in milliseconds. Call only for consecutive frames. */
  measure(frame: number): Verdict {
    if (this.fixed) return 'same';
    const { frameRate, limit } = this.quality;
    const verdict = this.#adaptation.add(frame, 1000 / frameRate, limit);
    if (verdict === 'changed') this.#retarget();
    return verdict;
  }

  setIdle(still: boolean): boolean {
    if (still === this.#isIdle) return false;
    const before = this.quality;
    this.#isIdle = still;
    const { scale, samples } = this.quality;
    if (scale === before.scale && samples === before.samples) return false;
    this.#retarget();
    return true;
  }

  /** `flat` scenes are rendered last, in CSS pixels from the top left corner. */
  render(
    scene: Scene,
    camera: PerspectiveCamera,
    overlay: Scene | undefined,
    flat: readonly Scene[] = [],
  ): void {
    const { renderer } = this;
    const target = (this.#target ??= this.#makeTarget());
    renderer.info.reset();
    this.frames++;
    renderer.toneMapping = NoToneMapping;
    renderer.setRenderTarget(target);
    renderer.clear();
    renderer.render(scene, camera);
    this.#spreadPicture(target, camera, overlay, flat);
  }

  renderOverlay(
    camera: PerspectiveCamera,
    overlay: Scene | undefined,
    flat: readonly Scene[],
  ): boolean {
    const target = this.#target;
    if (!target) return false;
    this.renderer.info.reset();
    this.#spreadPicture(target, camera, overlay, flat);
    return true;
  }

  #spreadPicture(
    target: WebGLRenderTarget,
    camera: PerspectiveCamera,
    overlay: Scene | undefined,
    flat: readonly Scene[],
  ): void {
    const { renderer } = this;
    renderer.setRenderTarget(null);
    renderer.toneMapping = NeutralToneMapping;
    this.#spread.material.uniforms['picture']!.value = target.texture;
    renderer.render(this.#spread.scene, this.#flatCamera);
    renderer.toneMapping = NoToneMapping;
    renderer.autoClear = false;
    if (overlay) renderer.render(overlay, camera);
    for (const one of flat) renderer.render(one, this.#glassCamera);
    renderer.autoClear = true;
  }

  dispose(): void {
    this.#observer.disconnect();
    this.#canvas.removeEventListener('webglcontextlost', this.#onLost);
    this.#canvas.removeEventListener('webglcontextrestored', this.#onChange);
    this.#target?.dispose();
    this.#spread.material.dispose();
    this.#spread.geometry.dispose();
    this.renderer.dispose();
    // Keeps the context of a mounted canvas, which may be used by another scene.
    if (!this.#canvas.isConnected) this.renderer.forceContextLoss();
  }

  /** Allows the browser to restore the context; three.js then recreates all resources. */
  readonly #onLost = (event: Event): void => event.preventDefault();

  #resize(): void {
    const width = Math.max(1, this.#canvas.clientWidth);
    const height = Math.max(1, this.#canvas.clientHeight);
    Object.assign(this.viewport, {
      width,
      height,
      ratio: Math.min(2, window.devicePixelRatio || 1),
    });
    Object.assign(this.#glassCamera, { right: width, bottom: -height });
    this.#glassCamera.updateProjectionMatrix();
    this.renderer.setPixelRatio(this.viewport.ratio);
    this.renderer.setSize(width, height, false);
    this.#retarget();
  }

  #retarget(): void {
    this.#target?.dispose();
    this.#target = undefined;
  }

  #makeTarget(): WebGLRenderTarget {
    const { width, height, ratio } = this.viewport;
    const { scale, samples } = this.quality;
    // Limits the resolution to the screen's, but at least 1.25 for smooth edges on low-density screens.
    const used = Math.min(scale, Math.max(ratio, 1.25));
    return new WebGLRenderTarget(Math.ceil(width * used), Math.ceil(height * used), {
      samples,
      type: HalfFloatType,
      minFilter: LinearFilter,
      magFilter: LinearFilter,
    });
  }
}

function makeSpread() {
  const material = new ShaderMaterial({
    uniforms: { picture: { value: null } },
    vertexShader:
      'varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }',
    fragmentShader: `
      uniform sampler2D picture;
      varying vec2 vUv;
      void main() {
        gl_FragColor = texture2D(picture, vUv);
        vec2 off = vUv - 0.5;
        gl_FragColor.rgb *= 1.0 - 0.15 * smoothstep(0.22, 0.72, dot(off, off) * 1.35);
        gl_FragColor.rgb = mix(vec3(dot(gl_FragColor.rgb, vec3(0.2126, 0.7152, 0.0722))), gl_FragColor.rgb, 1.05);
        gl_FragColor.rgb = max(gl_FragColor.rgb, 0.0);
        #include <tonemapping_fragment>
        #include <colorspace_fragment>
      }`,
    depthTest: false,
    depthWrite: false,
  });
  const geometry = new PlaneGeometry(2, 2);
  const mesh = new Mesh(geometry, material);
  mesh.frustumCulled = false;
  const scene = new Scene();
  scene.add(mesh);
  return { scene, material, geometry };
}
