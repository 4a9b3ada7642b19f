export interface Point {
  readonly x: number;
  readonly z: number;
}

/** A rotated rectangle; (cos, sin) is the direction of its width. */
export interface Box extends Point {
  readonly halfWidth: number;
  readonly halfDepth: number;
  readonly cos: number;
  readonly sin: number;
}

function toLocal(box: Box, point: Point): Point {
  const dx = point.x - box.x;
  const dz = point.z - box.z;
  return { x: dx * box.cos + dz * box.sin, z: -dx * box.sin + dz * box.cos };
}

function toWorld(box: Box, local: Point): Point {
  return {
    x: box.x + local.x * box.cos - local.z * box.sin,
    z: box.z + local.x * box.sin + local.z * box.cos,
  };
}

export function boxCorners(box: Box): Point[] {
  const { halfWidth, halfDepth } = box;
  return [-halfWidth, halfWidth].flatMap((x) =>
    [-halfDepth, halfDepth].map((z) => toWorld(box, { x, z })),
  );
}

const clamp = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));

/** Fast rejection test: false guarantees a distance greater than `radius`. */
export function boxTouches(box: Box, point: Point, radius: number): boolean {
  const reach = box.halfWidth + box.halfDepth + radius;
  return Math.abs(point.x - box.x) <= reach && Math.abs(point.z - box.z) <= reach;
}

/** Distance in metres; 0 inside. */
export function boxDistance(box: Box, point: Point): number {
  const local = toLocal(box, point);
  return Math.hypot(
    local.x - clamp(local.x, box.halfWidth),
    local.z - clamp(local.z, box.halfDepth),
  );
}

export function moveOutOfBox(box: Box, point: Point, clearance: number): Point {
  const local = toLocal(box, point);
  const near = { x: clamp(local.x, box.halfWidth), z: clamp(local.z, box.halfDepth) };
  const dx = local.x - near.x;
  const dz = local.z - near.z;
  const distance = Math.hypot(dx, dz);
  if (distance > 1e-9) {
    const scale = clearance / distance;
    return toWorld(box, { x: near.x + dx * scale, z: near.z + dz * scale });
  }
  const overX = box.halfWidth - Math.abs(local.x);
  const overZ = box.halfDepth - Math.abs(local.z);
  return overX < overZ
    ? toWorld(box, { x: (box.halfWidth + clearance) * (local.x < 0 ? -1 : 1), z: local.z })
    : toWorld(box, { x: local.x, z: (box.halfDepth + clearance) * (local.z < 0 ? -1 : 1) });
}

function pointSegmentDistance(point: Point, from: Point, to: Point): number {
  const dx = to.x - from.x;
  const dz = to.z - from.z;
  const squared = dx * dx + dz * dz;
  const t =
    squared === 0
      ? 0
      : Math.max(0, Math.min(1, ((point.x - from.x) * dx + (point.z - from.z) * dz) / squared));
  return Math.hypot(point.x - from.x - t * dx, point.z - from.z - t * dz);
}

/** Whether the segment, in box coordinates, crosses the rectangle (Liang–Barsky). */
function intersectsSegment(box: Box, from: Point, to: Point): boolean {
  let enter = 0;
  let leave = 1;
  const clip = (start: number, delta: number, half: number) => {
    if (delta === 0) return Math.abs(start) <= half;
    const a = (-half - start) / delta;
    const b = (half - start) / delta;
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
    return enter <= leave;
  };
  return clip(from.x, to.x - from.x, box.halfWidth) && clip(from.z, to.z - from.z, box.halfDepth);
}

/** Distance in metres; 0 if they intersect. */
export function boxSegmentDistance(box: Box, from: Point, to: Point): number {
  const a = toLocal(box, from);
  const b = toLocal(box, to);
  if (intersectsSegment(box, a, b)) return 0;
  const toBox = (point: Point) =>
    Math.hypot(point.x - clamp(point.x, box.halfWidth), point.z - clamp(point.z, box.halfDepth));
  let least = Math.min(toBox(a), toBox(b));
  for (const x of [-box.halfWidth, box.halfWidth]) {
    for (const z of [-box.halfDepth, box.halfDepth]) {
      least = Math.min(least, pointSegmentDistance({ x, z }, a, b));
    }
  }
  return least;
}
