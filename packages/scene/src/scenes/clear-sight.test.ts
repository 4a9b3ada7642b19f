import { readFileSync, readdirSync } from 'node:fs';
import { floorPlanSchema } from '@office/world/floor-plan';
import type { FloorPlan, Seat } from '@office/world/floor-plan';
import { readAs } from '@office/world/read-as';
import { Frustum, MathUtils, Matrix4, Ray, Sphere, Vector3 } from 'three';
import type { BufferGeometry } from 'three';
import { describe, expect, it } from 'vitest';
import { sight } from '../engine/sight.ts';
import { plantGarden } from '../floor/garden.ts';
import { buildInterior } from '../floor/interior.ts';
import { Partitions } from '../floor/partitions.ts';
import { Mesher } from '../shapes/mesher.ts';
import { MainCamera } from './main-camera.ts';

const folder = new URL('../../../../apps/server/src/demo/floor-plans/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
const viewport = { width: 1280, height: 800, ratio: 1 };

/** Pitch and distance of the camera: as on arrival, half-way, and nearest from above and from the side. */
const shots = [
  [0.62, 18],
  [0.32, 9],
  [0.62, 3.5],
  [0.22, 3.5],
] as const;
const yaws = Array.from({ length: 8 }, (_, i) => (i * Math.PI) / 4);

/** Metres around a desk with objects that can be between the camera and the person. */
const surroundings = 9;
/** Metres from the camera in which an object would fill the view. */
const tooNear = 1;

interface Triangle {
  corners: readonly [Vector3, Vector3, Vector3];
  bounds: Sphere;
}

function trianglesOf(plan: FloorPlan): Triangle[] {
  const partitions = new Partitions(plan, () => new Mesher());
  const garden = new Mesher();
  plantGarden(plan, garden);
  const { chunks, glass } = buildInterior(plan, partitions, false);
  return [...chunks, garden, glass].flatMap((mesher) => split(mesher.geometry()));
}

function split(geometry: BufferGeometry): Triangle[] {
  const position = geometry.getAttribute('position');
  const index = geometry.getIndex()!;
  const points = Array.from({ length: position.count }, (_, i) =>
    new Vector3().fromBufferAttribute(position, i),
  );
  return Array.from({ length: index.count / 3 }, (_, i) => {
    const corner = (at: number) => points[index.getX(i * 3 + at)]!;
    const corners = [corner(0), corner(1), corner(2)] as const;
    return { corners, bounds: new Sphere().setFromPoints([...corners]) };
  });
}

/** Share of the fragments at a point that is drawn, as in the shader. */
function drawnShare(point: Vector3, from: Vector3, head: Vector3): number {
  if (point.y <= sight.floor) return 1;
  const line = head.clone().sub(from);
  const reach = line.length();
  const offset = point.clone().sub(from);
  const along = offset.dot(line) / reach;
  const away = offset
    .clone()
    .addScaledVector(line, -along / reach)
    .length();
  const { smoothstep, clamp, lerp } = MathUtils;
  const aside = smoothstep(away, sight.radius * sight.inner, sight.radius);
  const behind = smoothstep(along, reach - sight.before[0], reach - sight.before[1]);
  const near = clamp(reach * sight.near.share, sight.near.least, sight.near.most);
  const ahead = smoothstep(offset.length(), near, near * sight.near.end);
  return Math.min(lerp(sight.rest, 1, Math.max(aside, behind)), ahead);
}

interface Sight {
  from: Vector3;
  view: Frustum;
}

function sightsAt({ x, z }: Seat, { size }: FloorPlan): Sight[] {
  return yaws.flatMap((yaw) =>
    shots.map(([pitch, distance]) => {
      const camera = new MainCamera();
      camera.setCalm(true);
      camera.begin(size, { x, z }, viewport, true);
      Object.assign(camera.rig.goal, { yaw, pitch, distance });
      camera.update(1, { x, z }, false, viewport);
      const { position, projectionMatrix, matrixWorldInverse } = camera.rig.camera;
      const projection = new Matrix4().multiplyMatrices(projectionMatrix, matrixWorldInverse);
      return {
        from: position.clone(),
        view: new Frustum().setFromProjectionMatrix(projection),
      };
    }),
  );
}

const meeting = new Vector3();

/** Points of solid objects in front of the head, which hide more than the shader leaves of them. */
function hidden(triangles: readonly Triangle[], from: Vector3, head: Vector3): Vector3[] {
  const ray = new Ray(from, head.clone().sub(from).normalize());
  const reach = from.distanceTo(head) - sight.before[0];
  return triangles.flatMap(({ corners: [a, b, c], bounds }) => {
    if (!ray.intersectsSphere(bounds)) return [];
    if (!ray.intersectTriangle(a, b, c, false, meeting)) return [];
    if (meeting.distanceTo(from) > reach) return [];
    return drawnShare(meeting, from, head) > sight.rest + 0.01 ? [meeting.clone()] : [];
  });
}

/** Points in view near the camera that are drawn. */
function filling(triangles: readonly Triangle[], { from, view }: Sight, head: Vector3): Vector3[] {
  return triangles
    .filter(({ bounds }) => bounds.distanceToPoint(from) < tooNear)
    .flatMap(({ corners }) => corners)
    .filter((point) => point.distanceTo(from) < tooNear && view.containsPoint(point))
    .filter((point) => drawnShare(point, from, head) > 0);
}

describe.each(files)('%s', (file) => {
  const plan = readAs(floorPlanSchema, JSON.parse(readFileSync(new URL(file, folder), 'utf8')))!;
  const triangles = trianglesOf(plan).filter(({ corners }) =>
    corners.some(({ y }) => y > sight.floor),
  );
  const desks = plan.seats.filter(({ kind }) => kind === 'DESK');

  it.each(desks.map((desk) => [desk.label, desk] as const))('shows the person at %s', (_, desk) => {
    const around = triangles.filter(
      ({ bounds: { center } }) => Math.hypot(center.x - desk.x, center.z - desk.z) < surroundings,
    );
    const head = new Vector3(desk.x, sight.head, desk.z);
    for (const look of sightsAt(desk, plan)) {
      expect(hidden(around, look.from, head)).toEqual([]);
      expect(filling(around, look, head)).toEqual([]);
    }
  });
});
