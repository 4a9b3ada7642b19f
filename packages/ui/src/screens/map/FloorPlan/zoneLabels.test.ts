import { describe, expect, it } from 'vitest';
import type { FloorPlanData, PlanDecor, PlanZone } from '../map.ts';
import { plan as sakura } from './FloorPlan.plan.fixtures.ts';
import { zoneLabels, placeLabels, labelBox } from './zoneLabels.ts';

const room: PlanZone = {
  id: 'ume',
  kind: 'MEETING',
  name: { ja: '会議室 うめ', en: 'Meeting room Ume' },
  finish: 'WOOD',
  tint: 'sky',
  polygon: [
    [2, 1],
    [10, 1],
    [10, 7],
    [2, 7],
  ],
};

function planWith(decor: readonly PlanDecor[], zone = room): FloorPlanData {
  return {
    size: { width: 12, depth: 8 },
    walls: [],
    doors: [],
    zones: [zone],
    desks: [],
    seats: [],
    decor,
  };
}

const at = (x: number, z: number, kind: PlanDecor['kind'] = 'TREE'): PlanDecor => ({
  kind,
  x,
  z,
  heading: 0,
});

function placeIn(plan: FloorPlanData) {
  const [place] = placeLabels(plan, 'en');
  return [place?.alongX, place?.alongZ];
}

describe('placeLabels', () => {
  it.each([
    ['in the upper left of an empty room', [], [0, 0]],
    ['beside a plant in the upper left', [at(2.6, 1.5)], [0.25, 0]],
    ['over a rug', [at(4, 2, 'RUG')], [0, 0]],
    ['below a fully occupied upper edge', [at(3, 1.4), at(6, 1.4), at(9, 1.4)], [0, 1]],
  ])('places a name %s', (_, decor, place) => {
    expect(placeIn(planWith(decor))).toEqual(place);
  });

  it('avoids doors', () => {
    const plan = planWith([]);
    const withDoor: FloorPlanData = {
      ...plan,
      walls: [{ id: 'w', from: [10, 1], to: [2, 1], thickness: 0.1, material: 'PLASTER' }],
      doors: [{ id: 'd', wallId: 'w', at: 6.4, width: 1.2, kind: 'WOOD' }],
    };
    expect(placeIn(withDoor)).not.toEqual([0, 0]);
  });

  it('stays inside an L-shaped room', () => {
    const polygon: PlanZone['polygon'] = [
      [6, 1],
      [10, 1],
      [10, 7],
      [2, 7],
      [2, 3],
      [6, 3],
    ];
    const zone = { ...room, name: { ja: 'うめ', en: 'Ume' }, polygon };
    expect(placeIn(planWith([], zone))).toEqual([0.75, 0]);
  });

  it('does not cover plants of the demo floor with lounge names', () => {
    const scale = 24;
    const plants = sakura.decor.filter(({ kind }) => kind === 'PLANT' || kind === 'TREE');
    for (const language of ['ja', 'en']) {
      const places = placeLabels(sakura, language).filter(({ zone }) => zone.kind === 'LOUNGE');
      for (const label of zoneLabels(places, scale)) {
        const { left, top, right, bottom } = labelBox(label, scale);
        const covered = plants.filter(
          ({ x, z }) =>
            x * scale > left && x * scale < right && z * scale > top && z * scale < bottom,
        );
        expect(covered, label.text).toEqual([]);
      }
    }
  });
});

describe('zoneLabels', () => {
  const sakuraRoom: PlanZone = {
    ...room,
    id: 'sakura',
    name: { ja: '会議室 さくら', en: 'Meeting room Sakura' },
  };
  const two = placeLabels({ ...planWith([]), zones: [room, sakuraRoom] }, 'en');
  const texts = (places: typeof two, scale: number) =>
    zoneLabels(places, scale).map(({ text }) => text);

  it('shows full names if there is enough space, otherwise the distinguishing part', () => {
    expect(texts(two, 24)).toEqual(['Meeting room Ume', 'Meeting room Sakura']);
    expect(texts(two, 9)).toEqual(['Ume', 'Sakura']);
  });

  it('leaves space for the number of people', () => {
    const narrow = {
      ...sakuraRoom,
      polygon: room.polygon.map(([x, z]): [number, number] => [x * 0.8, z]),
    };
    const places = placeLabels({ ...planWith([]), zones: [room, narrow] }, 'en');
    expect(texts(places, 24)).toEqual(['Meeting room Ume', 'Sakura']);
  });

  it('does not shorten a name without a shared prefix', () => {
    expect(texts(placeLabels(planWith([]), 'en'), 9)).toEqual(['Meeting room Ume']);
  });

  it('keeps labels within the width of the room', () => {
    const [label] = zoneLabels(two, 2);
    const { left, right } = labelBox(label!, 2);
    expect(left).toBeGreaterThanOrEqual(4);
    expect(right).toBeLessThanOrEqual(20);
  });
});
