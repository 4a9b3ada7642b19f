import type { GraphicsQuality } from '@office/vocabulary';
import { Color, DirectionalLight, Group, HemisphereLight } from 'three';
import { lightUniforms } from './materials.ts';
import { qualities } from './quality.ts';

export type Appearance = 'light' | 'dark';

export const daytimes = ['morning', 'day', 'evening', 'night'] as const;
export type Daytime = (typeof daytimes)[number];

interface Mood {
  /** Colours of scenes without a sky, and of the sky at the horizon and above. */
  background: string;
  horizon: string;
  zenith: string;
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

const lightingPresets: Record<Daytime, Mood> = {
  morning: {
    background: '#efe4d8',
    horizon: '#f8dcc0',
    zenith: '#a9c6e4',
    sky: '#eef1ff',
    ground: '#e6d3bd',
    skyPower: 1.75,
    sun: '#ffd3a1',
    sunPower: 2.9,
    fill: '#bcc8f5',
    fillPower: 0.5,
    lamps: 0.22,
    glow: 0.5,
    lampBase: 0.02,
  },
  day: {
    background: '#eee6da',
    horizon: '#dfe9ec',
    zenith: '#8fbbe2',
    sky: '#fffaf3',
    ground: '#e2d6c6',
    skyPower: 2.05,
    sun: '#fff2e2',
    sunPower: 2.75,
    fill: '#cfd4ff',
    fillPower: 0.45,
    lamps: 0.1,
    glow: 0.4,
    lampBase: 0,
  },
  evening: {
    background: '#453d50',
    horizon: '#c98f74',
    zenith: '#4a4b7d',
    sky: '#d9c6d8',
    ground: '#6e5a5c',
    skyPower: 1.25,
    sun: '#ffab7a',
    sunPower: 0.95,
    fill: '#9a94dc',
    fillPower: 0.3,
    lamps: 0.95,
    glow: 0.9,
    lampBase: 0.26,
  },
  night: {
    background: '#2b2937',
    horizon: '#46486d',
    zenith: '#20213a',
    sky: '#c9c4de',
    ground: '#5f5361',
    skyPower: 1.05,
    sun: '#b4bbf4',
    sunPower: 0.6,
    fill: '#9c9ce4',
    fillPower: 0.22,
    lamps: 1.25,
    glow: 1.05,
    lampBase: 0.34,
  },
};

const shadowSize = 4096;
/** Radius in metres below which a shadow map is cheap and replaces the painted floor shadow. */
const smallAreaRadius = 12;

/** Direction to the sun; not normalised. */
export const sunDirection = { x: -0.72, y: 1.02, z: -0.62 } as const;

/** Renders the sun's shadows once from static geometry; people have blob shadows. */
export class Daylight {
  readonly group = new Group();
  readonly background = new Color();
  readonly horizon = new Color();
  readonly zenith = new Color();
  readonly #sky = new HemisphereLight();
  readonly #sun = new DirectionalLight();
  readonly #fill = new DirectionalLight();
  #radius = Infinity;

  constructor() {
    this.#sun.shadow.autoUpdate = false;
    this.#sun.shadow.bias = -0.0006;
    this.#sun.shadow.normalBias = 0.025;
    this.#sun.shadow.radius = 3;
    this.group.add(this.#sky, this.#sun, this.#sun.target, this.#fill, this.#fill.target);
  }

  setTime(daytime: Daytime): void {
    const mood = lightingPresets[daytime];
    this.background.set(mood.background);
    this.horizon.set(mood.horizon);
    this.zenith.set(mood.zenith);
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

  fitTo(width: number, depth: number): void {
    const middle = { x: width / 2, z: depth / 2 };
    const reach = Math.hypot(width, depth) / 2 + 1;
    this.#radius = reach;
    this.#sun.position.set(
      middle.x + reach * sunDirection.x,
      reach * sunDirection.y,
      middle.z + reach * sunDirection.z,
    );
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

  setLevel(level: GraphicsQuality): void {
    const { shadows } = qualities[level];
    this.#sun.castShadow =
      shadows === 'all' || (shadows === 'floor' && this.#radius < smallAreaRadius);
    const size = this.#radius < smallAreaRadius ? shadowSize / 4 : shadowSize;
    this.#sun.shadow.mapSize.set(size, size);
    this.#sun.shadow.needsUpdate = true;
    if (this.#sun.castShadow) return;
    this.#sun.shadow.map?.dispose();
    this.#sun.shadow.map = null;
  }

  refresh(): void {
    this.#sun.shadow.needsUpdate = true;
  }

  dispose(): void {
    this.#sun.dispose();
    this.#fill.dispose();
  }
}
