import { expect, test } from 'vitest';
import { FaceLayout, type FaceBox } from './face-layout.ts';

const still = { aside: 0, up: 0 };

const at = (x: number, foot: number) => ({
  name: { left: x - 40, right: x + 40, top: foot - 24, bottom: foot },
  face: { left: x - 20, right: x + 20, top: foot - 71, bottom: foot - 26 },
});

function layOut(places: Record<string, [x: number, foot: number]>, width = 1000) {
  const people = Object.entries(places).map(([userId, [x, foot]]) => ({ userId, ...at(x, foot) }));
  const names = people.map(({ userId, name }) => ({ userId, box: name }));
  const layout = new FaceLayout(names, width);
  const faces = people.map(({ userId, face }) => {
    const { aside, up } = layout.place(userId, face, still);
    const box = {
      left: face.left + aside,
      right: face.right + aside,
      top: face.top - up,
      bottom: face.bottom - up,
    };
    return { userId, way: { aside, up }, box };
  });
  return { names, faces };
}

const meet = (a: FaceBox, b: FaceBox) =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

test('keeps a face above its person while there is space', () => {
  const { faces } = layOut({ ren: [200, 300], mei: [300, 300] });
  expect(faces.map(({ way }) => way)).toEqual([still, still]);
});

test.each([
  ['two at the same position', { ren: [200, 300], mei: [200, 276] }],
  ['two side by side', { ren: [200, 300], mei: [224, 300] }],
  [
    'five at the same position',
    { a: [500, 300], b: [500, 274], c: [486, 287], d: [514, 287], e: [500, 261] },
  ],
  ['two at the edge', { ren: [22, 300], mei: [22, 276] }],
] as const)('prevents overlap with other faces and names: %s', (_, places) => {
  const { names, faces } = layOut(places as unknown as Record<string, [number, number]>);
  for (const face of faces) {
    for (const other of faces) expect(face !== other && meet(face.box, other.box)).toBe(false);
    for (const { userId, box } of names)
      expect(face.userId !== userId && meet(face.box, box)).toBe(false);
    expect(face.box.left).toBeGreaterThanOrEqual(0);
  }
});

test('keeps a face on its side while two people share a position', () => {
  const sideFrom = (before: number) => {
    const { name, face } = at(200, 300);
    const layout = new FaceLayout([], 1000);
    layout.place('ren', face, still);
    expect(name.top).toBeGreaterThan(face.bottom);
    const other = { ...face, left: face.left + before / 10, right: face.right + before / 10 };
    return Math.sign(layout.place('mei', other, { aside: before, up: 0 }).aside);
  };
  expect([sideFrom(-30), sideFrom(30)]).toEqual([-1, 1]);
});
