import { Color, DoubleSide, MeshLambertMaterial } from 'three';
import type { MeshLambertMaterialParameters } from 'three';

/** The light of lamps and screens, shared by every material; the time of day sets it. */
export const lightUniforms = {
  lampStrength: { value: 0.12 },
  lampColor: { value: new Color('#ffd9a0') },
  glowStrength: { value: 0.55 },
  /** The lamps' light on people, who have no baked light of their own. */
  lampBase: { value: 0 },
};

/**
 * Matt paint in vertex (or instance) colours, lit by sun and sky, plus what is baked into the geometry:
 * `glow`, what shines by itself, and `lamp`, the light of the lamps (at smooth edges they may be read beside
 * the triangle, below zero).
 */
export function officeMaterial(
  parameters: MeshLambertMaterialParameters = {},
  options: { baked: boolean } = { baked: true },
): MeshLambertMaterial {
  const material = new MeshLambertMaterial({ vertexColors: true, ...parameters });
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, lightUniforms);
    const declare = options.baked
      ? 'attribute float glow; attribute float lamp; varying float vGlow; varying float vLamp;'
      : 'attribute float glow;';
    const copy = options.baked ? 'vGlow = glow; vLamp = lamp;' : '';
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `#include <common>\n${declare}`)
      .replace('#include <begin_vertex>', `#include <begin_vertex>\n${copy}`)
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
         ${options.baked ? 'varying float vGlow; varying float vLamp;' : ''}`,
      )
      .replace(
        '#include <emissivemap_fragment>',
        `#include <emissivemap_fragment>\ntotalEmissiveRadiance += diffuseColor.rgb * (${light});`,
      );
  };
  material.customProgramCacheKey = () => `office-${options.baked}`;
  return material;
}

/** On a figure nothing shines: there `glow` is how much of a part keeps its own colour. */
const ownColor = `
  #if defined(USE_COLOR) && defined(USE_INSTANCING_COLOR)
    vColor.rgb = color * mix(instanceColor.rgb, vec3(1.0), glow);
  #endif`;

export function glassMaterial(): MeshLambertMaterial {
  return officeMaterial({ transparent: true, opacity: 0.2, depthWrite: false, side: DoubleSide });
}
