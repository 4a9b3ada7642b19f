import type { FloorPlan } from '@office/world/floor-plan';

export function planSummary(plan: FloorPlan): Record<string, number | string> {
  const { size, walls, doors, zones, desks, seats, spawns, decor } = plan;
  return {
    size: `${size.width} × ${size.depth} m`,
    walls: walls.length,
    doors: doors.length,
    zones: zones.length,
    desks: desks.length,
    seats: seats.length,
    entrances: spawns.length,
    furniture: decor.length,
  };
}
