import { Color, DoubleSide, MeshLambertMaterial } from 'three';
import type { MeshLambertMaterialParameters } from 'three';
import { fadeInSight, fadeNearCamera, sightUniforms } from './sight.ts';

export const lightUniforms = {
  lampStrength: { value: 0.12 },
  lampColor: { value: new Color('#ffd9a0') },
  glowStrength: { value: 0.55 },
  /** Lamp light on people, because figures lack baked light. */
  lampBase: { value: 0 },
};

/** Levels of the lights of a floor without rooms that react to people. */
const litRooms = { value: new Float32Array(32).fill(1) };

/** `lamp` contains the index of the room in steps of 2. Glowing parts at the height of lamps are dimmed too. */
const bakedLight = `
  float room = floor(lamp * 0.5);
  float roomLight = roomLights[int(room)];
  vLamp = (lamp - room * 2.0) * roomLight;
  vGlow = glow * (vWorld.y > 1.9 ? min(roomLight, 1.0) : 1.0);`;

const worldPosition = `
  vec4 placed = vec4(transformed, 1.0);
  #ifdef USE_INSTANCING
    placed = instanceMatrix * placed;
  #endif
  vWorld = (modelMatrix * placed).xyz;`;

/**
 * Matte material with two baked attributes: `glow` for emissive parts and `lamp` for lamp light. At
 * antialiased edges they may be extrapolated below zero.
 */
export function officeMaterial(
  parameters: MeshLambertMaterialParameters = {},
  options: { baked: boolean; roomLights?: { value: Float32Array } } = { baked: true },
): MeshLambertMaterial {
  const material = new MeshLambertMaterial({ vertexColors: true, ...parameters });
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, lightUniforms, sightUniforms);
    if (options.baked) shader.uniforms['roomLights'] = options.roomLights ?? litRooms;
    const declare = options.baked
      ? 'attribute float lamp; uniform float roomLights[32]; varying float vGlow; varying float vLamp;'
      : '';
    const copy = options.baked ? bakedLight : '';
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        `#include <common>\nattribute float glow; varying vec3 vWorld; ${declare}`,
      )
      .replace('#include <begin_vertex>', `#include <begin_vertex>\n${worldPosition}\n${copy}`)
      .replace(
        '#include <color_vertex>',
        `#include <color_vertex>\n${options.baked ? '' : ownColor}`,
      );
    const light = options.baked
      ? 'max(vGlow, 0.0) * glowStrength + max(vLamp, 0.0) * lampStrength * lampColor'
      : 'lampBase * lampColor';
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>
         uniform float lampStrength, glowStrength, lampBase; uniform vec3 lampColor;
         uniform vec3 sightTo; uniform float sightRadius; varying vec3 vWorld;
         ${options.baked ? 'varying float vGlow; varying float vLamp;' : ''}`,
      )
      .replace(
        '#include <clipping_planes_fragment>',
        `#include <clipping_planes_fragment>\n${options.baked ? fadeInSight : fadeNearCamera}`,
      )
      .replace(
        '#include <emissivemap_fragment>',
        `#include <emissivemap_fragment>\ntotalEmissiveRadiance += diffuseColor.rgb * (${light});`,
      );
  };
  material.customProgramCacheKey = () => `office-${options.baked}`;
  return material;
}

/** Figures have no emissive parts; for them, `glow` is the share of a part that keeps its own colour. */
const ownColor = `
  #if defined(USE_COLOR) && defined(USE_INSTANCING_COLOR)
    vColor.rgb = color * mix(instanceColor.rgb, vec3(1.0), glow);
  #endif`;

export function glassMaterial(): MeshLambertMaterial {
  return officeMaterial({ transparent: true, opacity: 0.2, depthWrite: false, side: DoubleSide });
}
