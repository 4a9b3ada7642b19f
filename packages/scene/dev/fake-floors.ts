import { floorNamespace, realtimePath } from '@office/vocabulary';
import { readFileSync } from 'node:fs';
import type { Server as HttpServer } from 'node:http';
import { statuses } from '@office/vocabulary';
import { Server } from 'socket.io';
import type { Socket } from 'socket.io';
import { defaultAvatar } from '@office/world/avatar';
import { floorPlanSchema } from '@office/world/floor-plan';
import type { FloorPlan } from '@office/world/floor-plan';
import { chooseSpawn, compileFloorPlan } from '@office/world/geometry';
import { decodeMove, encodeFrame, floorEnterRequestSchema, movement } from '@office/world/movement';
import type { FloorPerson } from '@office/world/movement';
import { Navigation } from '@office/world/navigation';
import { readAs } from '@office/world/read-as';
import { Walker } from '@office/world/walking';

const names = [
  '青木 葵',
  '高橋 蓮',
  '小林 芽衣',
  '森田 陽',
  'Emma Larsen',
  '佐藤 結衣',
  '田中 大翔',
  'Noah Kim',
  '伊藤 さくら',
  '渡辺 湊',
  '山本 凛',
  '中村 颯太',
  'Sofia Rossi',
  '加藤 美月',
  '吉田 樹',
  'Liam O’Brien',
  '山田 杏',
  '松本 悠真',
  '井上 紬',
  'Mia Novak',
];

const fakeDesk = {
  userId: 'me',
  decorations: [
    { slot: 'left', kind: 'plant' },
    { slot: 'right', kind: 'figure' },
    { slot: 'back', kind: 'photo' },
  ],
  notes: [
    ['高橋 蓮', '資料ありがとうございました。とても分かりやすかったです！', 'yellow'],
    ['伊藤 芽依', 'お昼、一緒に行きませんか？', 'pink'],
    ['Emma Clarke', 'Great demo today — the customer loved it.', 'green'],
    ['加藤 悠斗', '3階のプリンター、直しておきました。', 'blue'],
    ['井上 健太', '誕生日おめでとうございます🎂', 'yellow'],
  ].map(([nameKanji, text, tint], i) => ({ id: `note-${i}`, author: { nameKanji }, text, tint })),
};

const fakeMeetings = [
  '朝会',
  'デザインレビュー',
  'London weekly',
  '大口案件の提案準備',
  '1on1',
].map((title, i) => {
  const startTime = new Date();
  startTime.setHours(9 + i * 2, 30, 0, 0);
  return { title, startTime: startTime.toISOString(), status: i === 0 ? 'ENDED' : 'SCHEDULED' };
});

interface Simulated {
  info: FloorPerson;
  walker: Walker;
  next: number;
  moved: boolean;
}

export class FakeFloors {
  readonly #plans: Map<string, FloorPlan>;
  readonly #people: Simulated[] = [];
  /** People of the other floors, which can only be watched. They stay seated. */
  readonly #watchedFloorPeople = new Map<string, FloorPerson[]>();
  readonly #guests = new Map<string, FloorPerson>();
  readonly #frozen: boolean;
  #ownSeat: string;
  refuseSeats = false;
  roomMeetings: unknown[] = [];
  #close: ((floorId: string, next: string | null) => void) | undefined;
  #numbers = 0;

  static load(people: number, frozen: boolean): FakeFloors {
    const read = (file: string) => {
      const url = new URL(
        `../../../apps/server/src/demo/floor-plans/${file}.json`,
        import.meta.url,
      );
      const plan = readAs(floorPlanSchema, JSON.parse(readFileSync(url, 'utf8')));
      if (!plan) throw new Error(`${file} is not a floor plan`);
      return plan;
    };
    return new FakeFloors(
      new Map([
        ['floor-1', read('sakura-1')],
        ['floor-2', read('sakura-2')],
        ['floor-3', read('northwind-1')],
      ]),
      people,
      frozen,
    );
  }

  constructor(plans: Map<string, FloorPlan>, people: number, frozen: boolean) {
    this.#plans = plans;
    this.#frozen = frozen;
    this.#ownSeat = plans.get('floor-1')!.seats.filter(({ kind }) => kind === 'DESK')[5]!.id;
    const plan = plans.get('floor-1')!;
    const navigation = new Navigation(compileFloorPlan(plan), movement.personRadius);
    for (let i = 0; i < people; i++) {
      const seat = plan.seats[(i * 37) % plan.seats.length]!;
      const start =
        i < plan.seats.length
          ? seat
          : {
              ...(navigation.nearestFree({ x: 9 + (i % 15), z: 7 + (i % 11) }) ?? plan.spawns[0]!),
              heading: i,
            };
      const walker = new Walker(navigation, start);
      if (start === seat) walker.settle(seat);
      else if (i % 3 === 0) walker.resting = 'talk';
      const info = this.#person(
        `member-${i}`,
        names[i % names.length]! + (i < names.length ? '' : ` ${i}`),
        walker,
      );
      Object.assign(info, walker.pose);
      this.#people.push({ info, walker, next: 500 + ((i * 7919) % 20_000), moved: false });
    }
    this.#seatPeople('floor-2', Math.round(people * 0.4));
    this.#seatPeople('floor-3', Math.round(people * 0.15));
  }

  #seatPeople(floorId: string, count: number): void {
    const { seats } = this.#plans.get(floorId)!;
    const people = Array.from({ length: count }, (_, i) => {
      const seat = seats[(i * 11) % seats.length]!;
      const name = names[(i + 7) % names.length]!;
      return { ...this.#person(`${floorId}-member-${i}`, name, seat), state: 'sit' as const };
    });
    this.#watchedFloorPeople.set(floorId, people);
  }

  #on(floorId: string): FloorPerson[] {
    if (floorId !== 'floor-1') return this.#watchedFloorPeople.get(floorId) ?? [];
    return [...this.#people.map(({ info }) => info), ...this.#guests.values()];
  }

  answer(path: string): unknown {
    const plan = /\/contracts\/floors\/([^/]+)\/plan$/.exec(path)?.[1];
    if (plan) return this.#plans.get(plan);
    if (path.endsWith('/contracts/offices')) {
      const floors = [...this.#plans].map(([id, { name }], position) => ({
        id,
        name: name.ja,
        position,
        blocked: false,
        presentCount: this.#on(id).length,
      }));
      return { data: [{ id: 'contract-1', name: '本社', floors }] };
    }
    if (path.includes('/user-seat-positions/')) {
      const seats = this.#plans.get('floor-1')!.seats.filter(({ kind }) => kind === 'DESK');
      return {
        data: seats.map(({ id }, i) => ({
          seatId: id,
          floorId: 'floor-1',
          label: id,
          state: id === this.#ownSeat ? 'ACTIVE' : i % 3 === 0 ? 'SELECTED' : 'EMPTY',
          user: i % 3 === 0 ? { nameKanji: names[i % names.length] } : null,
        })),
      };
    }
    if (path.endsWith('/desk')) return fakeDesk;
    if (path.endsWith('/v1/meetings/rooms')) return { data: this.roomMeetings };
    if (path.endsWith('/v1/meetings')) return { data: fakeMeetings };
    if (path.endsWith('/chat-rooms/unread')) return { unreadCount: 3, rooms: [] };
    return path.endsWith('/meeting-rooms') ? { data: [] } : undefined;
  }

  take(seatId: string): boolean {
    if (!this.refuseSeats) this.#ownSeat = seatId;
    return !this.refuseSeats;
  }

  close(floorId: string, next: string | null): void {
    this.#close?.(floorId, next);
  }

  /** Replaces the plan and makes everyone on the floor enter again. */
  rebuild(floorId: string, plan: FloorPlan): void {
    this.#plans.set(floorId, plan);
    this.close(floorId, floorId);
  }

  listen(server: HttpServer): () => Promise<void> {
    const io = new Server(server, { path: realtimePath });
    const floor = io.of(floorNamespace);
    floor.use((socket, next) =>
      next(socket.handshake.auth['token'] === 'expired' ? new Error('unauthorized') : undefined),
    );
    floor.on('connection', (socket) => this.#welcome(socket));
    this.#close = (floorId, next) => floor.emit('closed', { floorId, next });
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const seconds = (now - last) / 1000;
      last = now;
      if (!this.#frozen) for (const person of this.#people) this.#live(person, seconds, now);
      const poses = [
        ...this.#people.filter(({ moved }) => moved).map(({ info }) => info),
        ...this.#guests.values(),
      ];
      if (poses.length > 0)
        floor.volatile.emit('frame', encodeFrame({ serverTime: Math.round(now), poses }));
    }, 1000 / movement.rateHz);
    return async () => {
      clearInterval(timer);
      await io.close();
    };
  }

  #person(
    userId: string,
    name: string,
    at: { x: number; z: number; heading: number },
  ): FloorPerson {
    const person = this.#numbers++;
    const status = statuses[person % 7 === 3 ? 1 : person % 11 === 5 ? 2 : 0]!;
    const { x, z, heading } = at;
    return {
      person,
      userId,
      name,
      avatar: defaultAvatar(userId),
      status,
      workingStatus: 'OFFICE',
      x,
      z,
      heading,
      state: 'stand',
    };
  }

  #live(one: Simulated, seconds: number, now: number): void {
    const { walker, info } = one;
    if (now > one.next && !walker.walking) {
      const plan = this.#plans.get('floor-1')!;
      const dice = Math.random();
      if (dice < 0.45) walker.sitOn(plan.seats[Math.floor(Math.random() * plan.seats.length)]!);
      else if (dice < 0.8)
        walker.walkTo({ x: Math.random() * plan.size.width, z: Math.random() * plan.size.depth });
      else if (!walker.seat) walker.resting = dice < 0.93 ? 'talk' : 'wave';
      one.next = now + 4000 + Math.random() * 20_000;
      if (dice < 0.8) walker.resting = 'stand';
    }
    walker.step(seconds, undefined);
    const { pose } = walker;
    one.moved = pose.x !== info.x || pose.z !== info.z || pose.state !== info.state;
    Object.assign(info, pose);
  }

  #welcome(socket: Socket): void {
    socket.on('enter', (raw: unknown, answer: (result: unknown) => void) => {
      const request = readAs(floorEnterRequestSchema, raw);
      const plan = request && this.#plans.get(request.floorId);
      if (!request || !plan) return answer({ ok: false, error: 'floorInvalid' });
      const at = request.last ?? chooseSpawn(compileFloorPlan(plan), [...this.#guests.values()]);
      const self = this.#person(String(socket.handshake.auth['token']), '桜井 遥', at);
      this.#guests.set(socket.id, self);
      const people = request.floorId === 'floor-1' ? this.#people.map(({ info }) => info) : [];
      answer({
        ok: true,
        self: self.person,
        people: [...people, ...this.#guests.values()],
        serverTime: Math.round(performance.now()),
      });
      socket.broadcast.emit('people', { joined: [self], left: [], changed: [] });
    });
    socket.on('watch', (raw: unknown, answer: (result: unknown) => void) => {
      const { floorId } = raw as { floorId: string };
      if (!this.#plans.has(floorId)) return answer({ ok: false, error: 'floorInvalid' });
      const people = this.#on(floorId);
      answer({ ok: true, people, serverTime: Math.round(performance.now()) });
    });
    socket.on('move', (data: unknown) => {
      const move = decodeMove(data);
      const self = this.#guests.get(socket.id);
      if (!move || !self) return;
      const { sequence: _, ...pose } = move;
      Object.assign(self, pose);
    });
    socket.on('authenticate', (_: unknown, answer?: (result: unknown) => void) =>
      answer?.({ ok: true }),
    );
    socket.on('disconnect', () => {
      const self = this.#guests.get(socket.id);
      this.#guests.delete(socket.id);
      if (self)
        socket.broadcast.emit('people', {
          joined: [],
          left: [self.person],
          changed: [],
        });
    });
  }
}
