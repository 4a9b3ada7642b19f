import { BackSide, Color, Fog, Mesh, ShaderMaterial, SphereGeometry } from 'three';

/** Metres from the camera at which objects start to fade into the horizon, and at which they have. */
const haze = { near: 70, far: 340 };

export class Sky {
  readonly fog = new Fog('#ffffff', haze.near, haze.far);
  readonly mesh: Mesh<SphereGeometry, ShaderMaterial>;

  constructor() {
    const material = new ShaderMaterial({
      uniforms: { horizon: { value: new Color() }, zenith: { value: new Color() } },
      vertexShader: `
        varying vec3 vDirection;
        void main() {
          vDirection = position;
          gl_Position = (projectionMatrix * mat4(mat3(viewMatrix)) * vec4(position, 1.0)).xyww;
        }`,
      fragmentShader: `
        uniform vec3 horizon, zenith;
        varying vec3 vDirection;
        void main() {
          float up = max(normalize(vDirection).y, 0.0);
          gl_FragColor = vec4(mix(horizon, zenith, smoothstep(0.0, 0.35, up)), 1.0);
        }`,
      side: BackSide,
      depthWrite: false,
    });
    this.mesh = new Mesh(new SphereGeometry(1, 24, 12), material);
    this.mesh.frustumCulled = false;
    // Drawn last, only where nothing else is.
    this.mesh.renderOrder = 10;
  }

  set({ horizon, zenith }: { horizon: Color; zenith: Color }): void {
    this.fog.color.copy(horizon);
    this.mesh.material.uniforms['horizon']!.value.copy(horizon);
    this.mesh.material.uniforms['zenith']!.value.copy(zenith);
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }
}
