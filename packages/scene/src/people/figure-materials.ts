import type { Material, MeshLambertMaterial, Texture } from 'three';
import { officeMaterial } from '../engine/materials.ts';
import { faceAtlasColumns, faceAtlasRows } from './face-atlas.ts';

/**
 * Independent of the surroundings, so that faces stay readable in shade, with a saturation against
 * warm light, so that skin and hair match the portraits.
 */
const fill = '(diffuseColor.rgb * 0.16 + vec3(0.006))';
const saturation = '0.8';

export function clothMaterial(): MeshLambertMaterial {
  const material = officeMaterial({}, { baked: false });
  withFill(material);
  material.customProgramCacheKey = () => 'office-cloth';
  return material;
}

/** Composes the atlas cells given by `features`. The instance colour is that of the brows. */
export function faceMaterial(map: Texture): Material {
  const material = officeMaterial(
    {
      map,
      transparent: true,
      depthWrite: false,
      vertexColors: false,
      polygonOffset: true,
      polygonOffsetFactor: -2,
      polygonOffsetUnits: -4,
    },
    { baked: false },
  );
  withFill(material);
  const before = material.onBeforeCompile;
  material.onBeforeCompile = (shader, renderer) => {
    before(shader, renderer);
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        '#include <common>\nattribute vec4 features; varying vec4 vFeatures;',
      )
      .replace('#include <uv_vertex>', '#include <uv_vertex>\nvFeatures = features;');
    const rows = faceAtlasRows.length;
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>
         varying vec4 vFeatures;
         vec4 faceCell(sampler2D atlas, vec2 at, float column, float row) {
           vec2 cell = vec2(floor(column + 0.5), ${rows - 1}.0 - row);
           return texture2D(atlas, (clamp(at, 0.004, 0.996) + cell) / vec2(${faceAtlasColumns}.0, ${rows}.0));
         }
         vec4 over(vec4 top, vec4 under) {
           float alpha = top.a + under.a * (1.0 - top.a);
           vec3 color = top.rgb * top.a + under.rgb * under.a * (1.0 - top.a);
           return vec4(color / max(alpha, 0.001), alpha);
         }`,
      )
      .replace(
        '#include <map_fragment>',
        `vec4 brow = faceCell(map, vMapUv, vFeatures.z, 2.0);
         brow.rgb = vColor.rgb;
         vec4 drawn = over(faceCell(map, vMapUv, vFeatures.y, 1.0), faceCell(map, vMapUv, vFeatures.x, 0.0));
         diffuseColor *= over(faceCell(map, vMapUv, vFeatures.w, 3.0), over(brow, drawn));`,
      )
      .replace('#include <color_fragment>', '');
  };
  material.customProgramCacheKey = () => 'office-face';
  return material;
}

function withFill(material: MeshLambertMaterial): void {
  const before = material.onBeforeCompile;
  material.onBeforeCompile = (shader, renderer) => {
    before(shader, renderer);
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <emissivemap_fragment>',
      `#include <emissivemap_fragment>
       diffuseColor.rgb = mix(vec3(dot(diffuseColor.rgb, vec3(0.3, 0.6, 0.1))), diffuseColor.rgb, ${saturation});
       totalEmissiveRadiance += ${fill};`,
    );
  };
}
