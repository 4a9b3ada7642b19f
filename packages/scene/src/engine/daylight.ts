import { Color, DirectionalLight, Group, HemisphereLight } from 'three';
import type { GraphicsLevel } from '@office/scene-bridge';
import { lightUniforms } from './materials.ts';

export type Appearance = 'light' | 'dark';

interface Mood {
  background: string;
  sky: string;
  ground: string;
  skyPower: number;
  sun: string;
  sunPower: number;
  fill: string;
  fillPower: number;
  lamps: number;
  glow: number;
  lampBase: number;
}

/** A bright morning for the light appearance, an evening with the lamps on for the dark one. */
const moods: Record<Appearance, Mood> = {
  light: {
    background: '#eee6da',
    sky: '#fffaf3',
    ground: '#e2d6c6',
    skyPower: 2.05,
    sun: '#ffeed6',
    sunPower: 2.75,
    fill: '#cfd4ff',
    fillPower: 0.45,
    lamps: 0.1,
    glow: 0.4,
    lampBase: 0,
  },
  dark: {
    background: '#24222e',
    sky: '#b3aec6',
    ground: '#4a4150',
    skyPower: 0.7,
    sun: '#b4b8ee',
    sunPower: 0.4,
    fill: '#8f8fd8',
    fillPower: 0.14,
    lamps: 1.25,
    glow: 1.05,
    lampBase: 0.3,
  },
};

const shadowSize: Record<GraphicsLevel, number> = { LOW: 0, MEDIUM: 2048, HIGH: 4096 };

/**
 * Sun through the windows, light of the sky, and a faint fill. The sun's shadows are drawn once, from what
 * never moves; people bring their own soft spots.
 */
export class Daylight {
  readonly group = new Group();
  readonly background = new Color();
  readonly #sky = new HemisphereLight();
  readonly #sun = new DirectionalLight();
  readonly #fill = new DirectionalLight();

  constructor() {
    this.#sun.shadow.autoUpdate = false;
    this.#sun.shadow.bias = -0.0006;
    this.#sun.shadow.normalBias = 0.025;
    this.#sun.shadow.radius = 3;
    this.group.add(this.#sky, this.#sun, this.#sun.target, this.#fill, this.#fill.target);
  }

  setAppearance(appearance: Appearance): void {
    const mood = moods[appearance];
    this.background.set(mood.background);
    this.#sky.color.set(mood.sky);
    this.#sky.groundColor.set(mood.ground);
    this.#sky.intensity = mood.skyPower;
    this.#sun.color.set(mood.sun);
    this.#sun.intensity = mood.sunPower;
    this.#fill.color.set(mood.fill);
    this.#fill.intensity = mood.fillPower;
    lightUniforms.lampStrength.value = mood.lamps;
    lightUniforms.glowStrength.value = mood.glow;
    lightUniforms.lampBase.value = mood.lampBase;
  }

  /** Lights a place of that size whose corner is the origin. */
  cover(width: number, depth: number): void {
    const middle = { x: width / 2, z: depth / 2 };
    const reach = Math.hypot(width, depth) / 2 + 1;
    this.#sun.position.set(middle.x - reach * 0.72, reach * 1.02, middle.z - reach * 0.62);
    this.#sun.target.position.set(middle.x, 0, middle.z);
    this.#fill.position.set(middle.x + reach, reach, middle.z + reach);
    this.#fill.target.position.copy(this.#sun.target.position);
    const { camera } = this.#sun.shadow;
    camera.left = camera.bottom = -reach;
    camera.right = camera.top = reach;
    camera.near = 0.5;
    camera.far = reach * 4;
    camera.updateProjectionMatrix();
    this.#sun.shadow.needsUpdate = true;
  }

  setLevel(level: GraphicsLevel): void {
    const size = shadowSize[level];
    this.#sun.castShadow = size > 0;
    if (size > 0 && this.#sun.shadow.mapSize.width !== size) {
      this.#sun.shadow.mapSize.set(size, size);
      this.#sun.shadow.map?.dispose();
      this.#sun.shadow.map = null;
    }
    this.#sun.shadow.needsUpdate = true;
  }

  /** Has the shadows drawn anew: something that stands has changed. */
  refresh(): void {
    this.#sun.shadow.needsUpdate = true;
  }

  dispose(): void {
    this.#sun.dispose();
    this.#fill.dispose();
  }
}
