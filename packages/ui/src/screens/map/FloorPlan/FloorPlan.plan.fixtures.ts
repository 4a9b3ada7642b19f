import type { FloorPlanData, PlanDecor, PlanDesk, PlanSeat, PlanWall, PlanZone } from '../map.ts';

/* The first floor of the demo organisation (apps/server/src/demo/floor-plans/sakura-1.json). */

/** id material thickness from to */
const walls = `
north WINDOW 0.24 0 0.12 34 0.12
west WINDOW 0.24 0.12 0 0.12 22
east WINDOW 0.24 33.88 0 33.88 22
south WINDOW 0.24 0 21.88 34 21.88
sakura-front GLASS 0.08 0.24 5.6 7 5.6
sakura-ume PLASTER 0.16 7 0.24 7 5.6
ume-front GLASS 0.08 7 5.6 12.6 5.6
ume-east GLASS 0.08 12.6 0.24 12.6 5.6
take-north PLASTER 0.16 0.24 7.6 7 7.6
take-east GLASS 0.08 7 7.6 7 14
take-south WOOD 0.16 0.24 14 7 14
kitchen-west WOOD 0.16 24.6 0.24 24.6 3.4
`;

/** id kind wall at width */
const doors = `
door-1 GLASS south 17 2.4
door-2 GLASS sakura-front 5.2 1.2
door-3 GLASS ume-front 1.5 1.2
door-4 GLASS take-east 3.2 1.2
`;

/** id kind finish tint polygon ja en */
const zones = `
floor OPEN WOOD sand 0:0,34:0,34:22,0:22 フロア Floor
desks DESK_AREA CARPET sand 8.4:6.6,24.2:6.6,24.2:18.2,8.4:18.2 執務エリア Desks
sakura MEETING CARPET rose 0.24:0.24,7:0.24,7:5.6,0.24:5.6 会議室_さくら Meeting_room_Sakura
ume MEETING CARPET sky 7:0.24,12.6:0.24,12.6:5.6,7:5.6 会議室_うめ Meeting_room_Ume
take MEETING CARPET sage 0.24:7.6,7:7.6,7:14,0.24:14 会議室_たけ Meeting_room_Take
komorebi VOICE WOOD clay 0.24:14,7.4:14,7.4:21.76,0.24:21.76 トークエリア_こもれび Talk_area_Komorebi
engawa VOICE WOOD iris 13.4:0.24,19.6:0.24,19.6:4.9,13.4:4.9 トークエリア_えんがわ Talk_area_Engawa
kitchen LOUNGE TILE ivory 24.6:0.24,33.76:0.24,33.76:7.2,24.6:7.2 キッチン Kitchen
lounge LOUNGE CARPET iris 25.4:13.6,33.76:13.6,33.76:21.76,25.4:21.76 ラウンジ Lounge
`;

/** id x z heading width depth */
const desks = `
desk-a1 10.15 8.32 0 1.5 0.75
desk-a2 11.65 8.32 0 1.5 0.75
desk-a3 13.15 8.32 0 1.5 0.75
desk-a4 14.65 8.32 0 1.5 0.75
desk-a5 10.15 9.07 3.14 1.5 0.75
desk-a6 11.65 9.07 3.14 1.5 0.75
desk-a7 13.15 9.07 3.14 1.5 0.75
desk-a8 14.65 9.07 3.14 1.5 0.75
desk-b1 17.95 8.32 0 1.5 0.75
desk-b2 19.45 8.32 0 1.5 0.75
desk-b3 20.95 8.32 0 1.5 0.75
desk-b4 22.45 8.32 0 1.5 0.75
desk-b5 17.95 9.07 3.14 1.5 0.75
desk-b6 19.45 9.07 3.14 1.5 0.75
desk-b7 20.95 9.07 3.14 1.5 0.75
desk-b8 22.45 9.07 3.14 1.5 0.75
desk-c1 10.15 12.13 0 1.5 0.75
desk-c2 11.65 12.13 0 1.5 0.75
desk-c3 13.15 12.13 0 1.5 0.75
desk-c4 14.65 12.13 0 1.5 0.75
desk-c5 10.15 12.88 3.14 1.5 0.75
desk-c6 11.65 12.88 3.14 1.5 0.75
desk-c7 13.15 12.88 3.14 1.5 0.75
desk-c8 14.65 12.88 3.14 1.5 0.75
desk-d1 17.95 12.13 0 1.5 0.75
desk-d2 19.45 12.13 0 1.5 0.75
desk-d3 20.95 12.13 0 1.5 0.75
desk-d4 22.45 12.13 0 1.5 0.75
desk-d5 17.95 12.88 3.14 1.5 0.75
desk-d6 19.45 12.88 3.14 1.5 0.75
desk-d7 20.95 12.88 3.14 1.5 0.75
desk-d8 22.45 12.88 3.14 1.5 0.75
desk-e1 10.15 15.93 0 1.5 0.75
desk-e2 11.65 15.93 0 1.5 0.75
desk-e3 13.15 15.93 0 1.5 0.75
desk-e4 14.65 15.93 0 1.5 0.75
desk-e5 10.15 16.68 3.14 1.5 0.75
desk-e6 11.65 16.68 3.14 1.5 0.75
desk-e7 13.15 16.68 3.14 1.5 0.75
desk-e8 14.65 16.68 3.14 1.5 0.75
`;

/** id kind zone x z heading label */
const seats = `
sakura-1 CHAIR sakura 2.13 1.68 0 Sakura_1
sakura-2 CHAIR sakura 2.98 1.68 0 Sakura_2
sakura-3 CHAIR sakura 3.83 1.68 0 Sakura_3
sakura-4 CHAIR sakura 4.68 1.68 0 Sakura_4
sakura-5 CHAIR sakura 2.13 3.82 3.14 Sakura_5
sakura-6 CHAIR sakura 2.98 3.82 3.14 Sakura_6
sakura-7 CHAIR sakura 3.83 3.82 3.14 Sakura_7
sakura-8 CHAIR sakura 4.68 3.82 3.14 Sakura_8
sakura-9 CHAIR sakura 1.25 2.75 1.57 Sakura_9
sakura-10 CHAIR sakura 5.55 2.75 -1.57 Sakura_10
ume-1 CHAIR ume 9.2 1.68 0 Ume_1
ume-2 CHAIR ume 10.4 1.68 0 Ume_2
ume-3 CHAIR ume 9.2 3.72 3.14 Ume_3
ume-4 CHAIR ume 10.4 3.72 3.14 Ume_4
take-1 CHAIR take 2.08 12.07 1.57 Take_1
take-2 CHAIR take 2.08 11.22 1.57 Take_2
take-3 CHAIR take 2.08 10.37 1.57 Take_3
take-4 CHAIR take 2.08 9.52 1.57 Take_4
take-5 CHAIR take 4.32 12.08 4.71 Take_5
take-6 CHAIR take 4.32 11.23 4.71 Take_6
take-7 CHAIR take 4.32 10.38 4.71 Take_7
take-8 CHAIR take 4.32 9.53 4.71 Take_8
take-9 CHAIR take 3.2 12.95 3.14 Take_9
take-10 CHAIR take 3.2 8.65 0 Take_10
engawa-1 SOFA engawa 15.78 1.03 0 Engawa_1
engawa-2 SOFA engawa 16.5 1.03 0 Engawa_2
engawa-3 SOFA engawa 17.22 1.03 0 Engawa_3
engawa-4 SOFA engawa 14.78 2.6 1.57 Engawa_4
engawa-5 SOFA engawa 18.22 2.6 -1.57 Engawa_5
engawa-6 SOFA engawa 16.5 4.27 3.14 Engawa_6
library-1 SOFA floor 21.47 2.63 1.2 Library_1
library-2 SOFA floor 22.93 2.93 -1.2 Library_2
a-1 DESK desks 10.15 7.53 0 A-1
a-2 DESK desks 11.65 7.53 0 A-2
a-3 DESK desks 13.15 7.53 0 A-3
a-4 DESK desks 14.65 7.53 0 A-4
a-5 DESK desks 10.15 9.87 3.14 A-5
a-6 DESK desks 11.65 9.87 3.14 A-6
a-7 DESK desks 13.15 9.87 3.14 A-7
a-8 DESK desks 14.65 9.87 3.14 A-8
b-1 DESK desks 17.95 7.53 0 B-1
b-2 DESK desks 19.45 7.53 0 B-2
b-3 DESK desks 20.95 7.53 0 B-3
b-4 DESK desks 22.45 7.53 0 B-4
b-5 DESK desks 17.95 9.87 3.14 B-5
b-6 DESK desks 19.45 9.87 3.14 B-6
b-7 DESK desks 20.95 9.87 3.14 B-7
b-8 DESK desks 22.45 9.87 3.14 B-8
c-1 DESK desks 10.15 11.33 0 C-1
c-2 DESK desks 11.65 11.33 0 C-2
c-3 DESK desks 13.15 11.33 0 C-3
c-4 DESK desks 14.65 11.33 0 C-4
c-5 DESK desks 10.15 13.67 3.14 C-5
c-6 DESK desks 11.65 13.67 3.14 C-6
c-7 DESK desks 13.15 13.67 3.14 C-7
c-8 DESK desks 14.65 13.67 3.14 C-8
d-1 DESK desks 17.95 11.33 0 D-1
d-2 DESK desks 19.45 11.33 0 D-2
d-3 DESK desks 20.95 11.33 0 D-3
d-4 DESK desks 22.45 11.33 0 D-4
d-5 DESK desks 17.95 13.67 3.14 D-5
d-6 DESK desks 19.45 13.67 3.14 D-6
d-7 DESK desks 20.95 13.67 3.14 D-7
d-8 DESK desks 22.45 13.67 3.14 D-8
e-1 DESK desks 10.15 15.13 0 E-1
e-2 DESK desks 11.65 15.13 0 E-2
e-3 DESK desks 13.15 15.13 0 E-3
e-4 DESK desks 14.65 15.13 0 E-4
e-5 DESK desks 10.15 17.47 3.14 E-5
e-6 DESK desks 11.65 17.47 3.14 E-6
e-7 DESK desks 13.15 17.47 3.14 E-7
e-8 DESK desks 14.65 17.47 3.14 E-8
project-1 CHAIR desks 18.63 15.23 0 Project_1
project-2 CHAIR desks 19.68 15.23 0 Project_2
project-3 CHAIR desks 20.73 15.23 0 Project_3
project-4 CHAIR desks 21.78 15.23 0 Project_4
project-5 CHAIR desks 18.63 17.37 3.14 Project_5
project-6 CHAIR desks 19.68 17.37 3.14 Project_6
project-7 CHAIR desks 20.73 17.37 3.14 Project_7
project-8 CHAIR desks 21.78 17.37 3.14 Project_8
counter-1 STOOL kitchen 27.4 3.72 3.14 Counter_1
counter-2 STOOL kitchen 28.2 3.72 3.14 Counter_2
counter-3 STOOL kitchen 29 3.72 3.14 Counter_3
counter-4 STOOL kitchen 29.8 3.72 3.14 Counter_4
café-a-1 CHAIR kitchen 27.39 6.62 -2.64 Café_A_1
café-a-2 CHAIR kitchen 27.43 5.2 -0.55 Café_A_2
café-a-3 CHAIR kitchen 26.18 5.88 1.55 Café_A_3
café-b-1 CHAIR kitchen 30.29 6.27 -2.34 Café_B_1
café-b-2 CHAIR kitchen 30.27 5.11 -0.77 Café_B_2
café-b-3 CHAIR kitchen 29.11 5.13 0.8 Café_B_3
café-b-4 CHAIR kitchen 29.13 6.29 2.37 Café_B_4
café-c-1 CHAIR kitchen 32.96 5.4 -1.94 Café_C_1
café-c-2 CHAIR kitchen 32.08 4.29 0.15 Café_C_2
café-c-3 CHAIR kitchen 31.56 5.61 2.25 Café_C_3
huddle-1 STOOL floor 28.71 11.04 -2.74 Huddle_1
huddle-2 STOOL floor 29.14 9.99 -1.17 Huddle_2
huddle-3 STOOL floor 28.09 9.56 0.4 Huddle_3
huddle-4 STOOL floor 27.66 10.61 1.97 Huddle_4
lounge-a-1 SOFA lounge 28.98 15.48 0 Lounge_A_1
lounge-a-2 SOFA lounge 29.7 15.48 0 Lounge_A_2
lounge-a-3 SOFA lounge 30.42 15.48 0 Lounge_A_3
lounge-b-1 SOFA lounge 32.52 16.98 -1.57 Lounge_B_1
lounge-b-2 SOFA lounge 32.52 17.7 -1.57 Lounge_B_2
lounge-b-3 SOFA lounge 32.52 18.42 -1.57 Lounge_B_3
lounge-c SOFA lounge 26.98 16.9 1.57 Lounge_C
lounge-d SOFA lounge 26.98 18.5 1.57 Lounge_D
lounge-e-1 SOFA lounge 30.42 19.92 3.14 Lounge_E_1
lounge-e-2 SOFA lounge 29.7 19.92 3.14 Lounge_E_2
lounge-e-3 SOFA lounge 28.98 19.92 3.14 Lounge_E_3
komorebi-a-1 SOFA komorebi 2.88 15.98 0 Komorebi_A_1
komorebi-a-2 SOFA komorebi 3.6 15.98 0 Komorebi_A_2
komorebi-a-3 SOFA komorebi 4.32 15.98 0 Komorebi_A_3
komorebi-b-1 SOFA komorebi 1.08 18.72 1.57 Komorebi_B_1
komorebi-b-2 SOFA komorebi 1.08 18 1.57 Komorebi_B_2
komorebi-b-3 SOFA komorebi 1.08 17.28 1.57 Komorebi_B_3
komorebi-c SOFA komorebi 5.92 17.4 -1.57 Komorebi_C
komorebi-d SOFA komorebi 5.92 18.8 -1.57 Komorebi_D
reception CHAIR floor 12.6 19.15 0 Reception
`;

/** kind x z heading width depth tint */
const decor = `
MEETING_TABLE 3.4 2.75 0 3.4 1.3 -
SCREEN 0.34 2.75 1.57 2 - -
WHITEBOARD 6.86 2.6 -1.57 2.2 - -
PLANT 0.7 5.1 0 - - -
PLANT 6.5 0.7 0 - - -
MEETING_TABLE 9.8 2.7 0 2.4 1.2 -
SCREEN 7.16 2.7 1.57 1.6 - -
TREE 12 0.9 0 - - -
MEETING_TABLE 3.2 10.8 1.57 3.4 1.4 -
SCREEN 3.2 7.74 0 2.2 - -
CABINET 1.2 13.62 3.14 1.6 - -
PLANT 6.4 8.2 0 - - -
ARTWORK 4.6 13.86 3.14 1.4 - sage
CABINET 1.4 7.24 3.14 2 - -
PLANT 0.7 6.1 0 - - -
ARTWORK 4.2 7.48 3.14 1.6 - rose
ROUND_RUG 16.5 2.6 0 4 4 iris
COFFEE_TABLE 16.5 2.6 0 1 1 -
SOFA 16.5 0.95 0 2.4 - sand
ARMCHAIR 14.7 2.6 1.57 - - iris
ARMCHAIR 18.3 2.6 -1.57 - - iris
ARMCHAIR 16.5 4.35 3.14 - - clay
FLOOR_LAMP 14.6 0.8 0 - - -
TREE 18.8 0.95 0 - - -
PLANTER 13.5 1.6 1.57 2.2 - -
BOOKSHELF 21 0.5 0 2 - -
BOOKSHELF 23.1 0.5 0 2 - -
ROUND_RUG 22.1 2.7 0 2.6 2.6 sage
ARMCHAIR 21.4 2.6 1.2 - - sage
ARMCHAIR 23 2.9 -1.2 - - sage
PLANT 20 0.7 0 - - -
MEETING_TABLE 20.2 16.3 0 4.2 1.3 -
WHITEBOARD 23.6 16.3 -1.57 2.2 - -
PLANTER 16.3 8.7 1.57 1.7 - -
PLANTER 16.3 12.5 1.57 1.7 - -
PLANTER 16.3 16.3 1.57 1.7 - -
TREE 11.6 6.3 0 - - -
TREE 24 6.4 0 - - -
PLANT 8.6 18.4 0 - - -
PRINTER 24.1 10.6 -1.57 - - -
CABINET 24.2 12.4 -1.57 1.8 - -
KITCHEN_COUNTER 28.6 0.6 0 5 - -
FRIDGE 31.6 0.62 0 - - -
KITCHEN_ISLAND 28.6 2.9 0 3.2 0.95 -
ROUND_TABLE 27 5.9 0 - - -
ROUND_TABLE 29.7 5.7 0 - - -
ROUND_TABLE 32.2 5.1 0 - - -
PLANT 33.2 0.75 0 - - -
PLANT 33.2 6.9 0 - - -
ARTWORK 24.72 1.8 1.57 1.6 - clay
PHONE_BOOTH 33 8.7 -1.57 - - iris
PHONE_BOOTH 33 10.1 -1.57 - - clay
PHONE_BOOTH 33 11.5 -1.57 - - sage
TREE 33 12.9 0 - - -
ROUND_TABLE 28.4 10.3 0 - - -
ROUND_RUG 28.4 10.3 0 3 3 clay
RUG 29.7 17.7 0 5 3.6 iris
SOFA 29.7 15.4 0 2.8 - sand
SOFA 32.6 17.7 -1.57 2.4 - clay
ARMCHAIR 26.9 16.9 1.57 - - iris
ARMCHAIR 26.9 18.5 1.57 - - iris
COFFEE_TABLE 29.7 17.5 0 1.5 0.9 -
SOFA 29.7 20 3.14 2 - sand
FLOOR_LAMP 32.8 15.3 0 - - -
TREE 33 20.8 0 - - -
BOOKSHELF 28 13.9 0 2 - -
BOOKSHELF 30.2 13.9 0 2 - -
PLANT 26.1 14.1 0 - - -
PLANT 26 21.1 0 - - -
PLANTER 25.5 19.6 1.57 2 - -
RUG 3.6 18 0 4.2 3.2 clay
SOFA 3.6 15.9 0 2.4 - sage
SOFA 1 18 1.57 2.4 - sand
ARMCHAIR 6 17.4 -1.57 - - clay
ARMCHAIR 6 18.8 -1.57 - - clay
COFFEE_TABLE 3.6 18 0 1.2 0.8 -
FLOOR_LAMP 0.9 16.1 0 - - -
TREE 1 20.9 0 - - -
PLANT 6.9 14.6 0 - - -
PLANTER 7.3 20.4 1.57 2 - -
PLANT 4.4 21.1 0 - - -
RECEPTION 12.6 19.9 0 2.6 - -
RUG 17 20.2 0 3.4 2.2 sand
TREE 14.9 21.2 0 - - -
TREE 19.1 21.2 0 - - -
COAT_RACK 21 21.1 0 - - -
CABINET 23 21.35 3.14 2 - -
PLANT 10.4 21.1 0 - - -
CLOCK 24.74 2.9 1.57 - - -
`;

const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
const words = (text = '') => text.replaceAll('_', ' ');
const size = (text: string | undefined) => (text === '-' ? undefined : Number(text));

export const plan: FloorPlanData = {
  size: { width: 34, depth: 22 },
  walls: lines(walls).map(([id, material, thickness, x1, z1, x2, z2]) => ({
    id: id!,
    material: material as PlanWall['material'],
    thickness: Number(thickness),
    from: [Number(x1), Number(z1)],
    to: [Number(x2), Number(z2)],
  })),
  doors: lines(doors).map(([id, kind, wallId, at, width]) => ({
    id: id!,
    kind: kind as 'GLASS',
    wallId: wallId!,
    at: Number(at),
    width: Number(width),
  })),
  zones: lines(zones).map(
    ([id, kind, finish, tint, polygon, ja, en]) =>
      ({
        id,
        kind,
        finish,
        tint,
        polygon: polygon!.split(',').map((point) => point.split(':').map(Number)),
        name: { ja: words(ja), en: words(en) },
      }) as unknown as PlanZone,
  ),
  desks: lines(desks).map(([id, ...numbers]): PlanDesk => {
    const [x = 0, z = 0, heading = 0, width = 0, depth = 0] = numbers.map(Number);
    return { id: id!, x, z, heading, width, depth };
  }),
  seats: lines(seats).map(([id, kind, zoneId, x, z, heading, label]): PlanSeat => ({
    id: id!,
    kind: kind as PlanSeat['kind'],
    zoneId: zoneId!,
    x: Number(x),
    z: Number(z),
    heading: Number(heading),
    label: words(label),
  })),
  decor: lines(decor).map(([kind, x, z, heading, width, depth, tint]) => ({
    kind: kind as PlanDecor['kind'],
    x: Number(x),
    z: Number(z),
    heading: Number(heading),
    width: size(width),
    depth: size(depth),
    tint: tint === '-' ? undefined : (tint as PlanDecor['tint']),
  })),
};
