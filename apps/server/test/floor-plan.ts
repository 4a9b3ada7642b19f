import type { FloorPlan } from '@office/world/floor-plan';

export const testPlan: FloorPlan = {
  version: 1,
  name: { ja: '1階', en: '1F', katakana: 'ｲｯｶｲ' },
  size: { width: 20, depth: 10, height: 3 },
  spawns: [{ x: 10, z: 9, heading: 3.14 }],
  walls: [],
  doors: [],
  zones: [
    zone('open', 'OPEN', 'フロア', 'Floor'),
    zone('keyaki', 'MEETING', '会議室 けやき', 'Meeting room Keyaki', 'ｶｲｷﾞｼﾂｹﾔｷ'),
    zone('momiji', 'MEETING', '会議室 もみじ', 'Meeting room Momiji'),
  ],
  desks: [],
  seats: [
    ...Array.from({ length: 10 }, (_, index) => seat(`desk-${index + 1}`, 'DESK', 'open')),
    seat('sofa-1', 'SOFA', 'open'),
    seat('keyaki-1', 'CHAIR', 'keyaki'),
    seat('keyaki-2', 'CHAIR', 'keyaki'),
  ],
  decor: [],
};

function zone(
  id: string,
  kind: FloorPlan['zones'][number]['kind'],
  ja: string,
  en: string,
  katakana?: string,
): FloorPlan['zones'][number] {
  const polygon: [number, number][] = [
    [0, 0],
    [20, 0],
    [20, 10],
    [0, 10],
  ];
  return {
    id,
    kind,
    name: { ja, en, ...(katakana && { katakana }) },
    polygon,
    finish: 'WOOD',
    tint: 'sand',
  };
}

function seat(
  id: string,
  kind: FloorPlan['seats'][number]['kind'],
  zoneId: string,
): FloorPlan['seats'][number] {
  return { id, label: id.toUpperCase(), x: 2, z: 2, heading: 0, zoneId, kind };
}
