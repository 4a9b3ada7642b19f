import { Vector3 } from 'three';

/** Metres by which objects between the camera and the head of the member are thinned out. */
export const sight = {
  /** Height of the head of a seated person. */
  head: 1.3,
  /** Objects below this height stay solid. */
  floor: 0.8,
  /** Radius around the line of sight, and its share from which objects are thinned out completely. */
  radius: 0.55,
  inner: 0.6,
  /** Distance before the head from which objects stay solid, and where that is complete. */
  before: [0.6, 0.4],
  /** Share of the distance to the head in which nothing is drawn, its limits, and where it ends. */
  near: { share: 0.4, least: 1.2, most: 3, end: 1.3 },
  /** Share of the fragments on the line of sight that stay visible. */
  rest: 0.08,
} as const;

/** Line of sight from the camera to the head of the member; `radius` in metres, 0 disables fading. */
export const sightUniforms = {
  sightTo: { value: new Vector3() },
  sightRadius: { value: 0 },
};

const float = (value: number) => value.toFixed(3);

const fade = (kept: string) => `
  if (sightRadius > 0.0 && vWorld.y > ${float(sight.floor)}) {
    vec3 sight = sightTo - cameraPosition;
    float reach = length(sight);
    vec3 offset = vWorld - cameraPosition;
    float near = clamp(reach * ${float(sight.near.share)}, ${float(sight.near.least)}, ${float(sight.near.most)});
    float ahead = smoothstep(near, near * ${float(sight.near.end)}, length(offset));
    ${kept}
    float noise = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715))));
    if (noise >= kept) discard;
  }`;

/** Thins out fragments near the camera: people, who stay solid between the camera and the member. */
export const fadeNearCamera = fade('float kept = ahead;');

/** Thins out fragments near the camera, and between it and the member's head. */
export const fadeInSight = fade(`
    float along = dot(offset, sight) / reach;
    float away = length(offset - sight * (along / reach));
    float aside = smoothstep(sightRadius * ${float(sight.inner)}, sightRadius, away);
    float behind = smoothstep(reach - ${float(sight.before[0])}, reach - ${float(sight.before[1])}, along);
    float kept = min(mix(${float(sight.rest)}, 1.0, max(aside, behind)), ahead);`);
