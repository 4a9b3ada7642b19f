import type { FloorPlan } from '@office/world/floor-plan';
import {
  decodeFrame,
  encodeFrame,
  movement,
  type FloorPerson,
  type FloorPeopleChange,
  type Pose,
} from '@office/world/movement';
import type { Fanout } from '../../realtime/fanout.ts';
import type { FloorAudience } from './floor-audience.ts';
import { LocalFloor, type Origin, type PersonAppearance } from './local-floor.ts';
import { FloorInterest, watchers } from './floor-interest.ts';
import { FloorMirror } from './floor-mirror.ts';
import { FloorPeers, type PeerEvents } from './floor-peers.ts';

/** Floor with people or watchers in this process or people in another process. */
export interface LiveFloor {
  readonly id: string;
  /** Null while only other processes have people on the floor. */
  organizationId: string | null;
  own: LocalFloor | null;
  readonly mirror: FloorMirror;
  readonly interest: FloorInterest;
}

/** At 15 frames per second, less than 5 KB per second. Watchers receive fewer and larger frames. */
const framePeople = 28;
const watchFramePeople = 96;
const watchTickInterval = movement.rateHz / movement.watchRateHz;

/**
 * Every 1/15 s, each group receives a volatile frame with the people who moved. Joined, left and
 * changed people are sent reliably to everyone.
 */
export class LiveFloors {
  readonly #floors = new Map<string, LiveFloor>();
  readonly #audience: FloorAudience;
  readonly #peers: FloorPeers;
  readonly #firstNumber: number;
  readonly #onGone: (organizationId: string, userIds: string[]) => void;
  #tick = 0;

  constructor(deps: {
    audience: FloorAudience;
    fanout: Fanout;
    firstNumber: number;
    /** Called when people have left their floor and are on no other floor. */
    onGone(organizationId: string, userIds: string[]): void;
  }) {
    this.#audience = deps.audience;
    this.#firstNumber = deps.firstNumber;
    this.#onGone = deps.onGone;
    this.#peers = new FloorPeers(deps.fanout, this.#peerEvents());
  }

  close(): void {
    this.#peers.close();
  }

  find(id: string): LiveFloor | undefined {
    return this.#floors.get(id);
  }

  opened(): (LiveFloor & { organizationId: string })[] {
    return [...this.#floors.values()].filter(
      (floor): floor is LiveFloor & { organizationId: string } => floor.organizationId !== null,
    );
  }

  open(id: string, organizationId: string): LiveFloor {
    const floor = this.#known(id);
    floor.organizationId = organizationId;
    return floor;
  }

  /** Puts a person on a floor. Keeps their pose if they were connected to another process. */
  enter(
    to: { id: string; organizationId: string; plan: FloorPlan },
    look: PersonAppearance,
    socketId: string,
    { last, ownSeatId }: Omit<Origin, 'elsewhere'>,
  ): FloorPerson {
    const floor = this.open(to.id, to.organizationId);
    const own = (floor.own ??= new LocalFloor(to.plan, this.#firstNumber));
    const remotePose = floor.mirror.find(look.userId);
    if (remotePose) this.#peers.takeover(to.id, look.userId);
    return own.enter(look, socketId, { last, elsewhere: remotePose, ownSeatId }, performance.now());
  }

  /** Returns everyone on a floor. Excludes duplicates of people who just moved over from another process. */
  people(id: string): FloorPerson[] {
    const floor = this.#floors.get(id);
    const own = floor?.own?.people() ?? [];
    const presentIds = new Set(own.map(({ userId }) => userId));
    const elsewhere = floor?.mirror.people() ?? [];
    return [...own, ...elsewhere.filter(({ userId }) => !presentIds.has(userId))];
  }

  poseOn(id: string, userId: string): Pose | undefined {
    const floor = this.#floors.get(id);
    return floor?.own?.poseOf(userId) ?? floor?.mirror.find(userId);
  }

  planOf(id: string): FloorPlan | undefined {
    return this.#floors.get(id)?.own?.plan;
  }

  /** Replaces the plan of a floor. Its people must enter again. */
  rebuild(floor: LiveFloor, plan: FloorPlan): void {
    this.#empty(floor);
    if (floor.own) floor.own = new LocalFloor(plan, this.#firstNumber);
  }

  closeFloor(floor: LiveFloor): void {
    this.#empty(floor);
    floor.own = null;
  }

  tick(): void {
    const now = performance.now();
    this.#tick += 1;
    for (const floor of this.#floors.values()) {
      const groups = this.#audience.groupsOf(floor.id);
      floor.interest.keepGroups(groups);
      if (floor.own) this.#advance(floor, floor.own, now);
      this.#sendFrames(floor, groups);
      if (floor.own?.isDisposable) floor.own = null;
      if (!floor.own && groups.length === 0) floor.organizationId = null;
      if (!floor.organizationId && floor.mirror.size === 0) this.#floors.delete(floor.id);
    }
  }

  #advance(floor: LiveFloor, own: LocalFloor, now: number): void {
    own.sweep(now);
    this.#publishChange(floor, own);
    const poses = own.flushPoses();
    if (poses.length > 0) {
      floor.interest.record(poses);
      this.#peers.frame(floor.id, encodeFrame({ serverTime: serverTime(), poses }));
    }
    this.#publishRemoved(floor, own);
  }

  #sendFrames(floor: LiveFloor, groups: readonly string[]): void {
    for (const group of groups) {
      if (group === watchers && this.#tick % watchTickInterval !== 0) continue;
      const poses = floor.interest.nextFrame(
        group,
        group === watchers ? watchFramePeople : framePeople,
      );
      if (poses.length === 0) continue;
      const frame = encodeFrame({ serverTime: serverTime(), poses });
      this.#audience.broadcastFrame(floor.id, group, frame);
    }
  }

  #empty(floor: LiveFloor): void {
    if (!floor.own) return;
    floor.own.clear();
    this.#publishChange(floor, floor.own);
    this.#publishRemoved(floor, floor.own);
  }

  #publishChange(floor: LiveFloor, own: LocalFloor): void {
    const change = own.flushChange();
    if (!change) return;
    this.#broadcastPeople(floor, change);
    this.#peers.people(floor.id, change);
  }

  #broadcastPeople(floor: LiveFloor, change: FloorPeopleChange): void {
    const { joined, left, changed } = change;
    if (joined.length + left.length + changed.length === 0) return;
    floor.interest.drop(left);
    this.#audience.broadcast(floor.id, 'people', change);
  }

  #publishRemoved(floor: LiveFloor, own: LocalFloor): void {
    const { organizationId } = floor;
    const removedIds = own
      .flushLeftUserIds()
      .filter((userId) => !this.isOnAnyFloor(organizationId, userId));
    if (removedIds.length > 0 && organizationId) this.#onGone(organizationId, removedIds);
  }

  isOnAnyFloor(organizationId: string | null, userId: string): boolean {
    return [...this.#floors.values()].some(
      (floor) =>
        floor.mirror.find(userId) ||
        (floor.organizationId === organizationId && floor.own?.poseOf(userId)),
    );
  }

  #known(id: string): LiveFloor {
    const known = this.#floors.get(id);
    if (known) return known;
    const floor: LiveFloor = {
      id,
      organizationId: null,
      own: null,
      mirror: new FloorMirror(),
      interest: new FloorInterest(),
    };
    this.#floors.set(id, floor);
    return floor;
  }

  #peerEvents(): PeerEvents {
    return {
      onSnapshotNeeded: () => {
        for (const { id, own } of this.#floors.values()) {
          if (own) this.#peers.snapshot(id, own.people());
        }
      },
      onPeople: (process, floorId, change) => {
        const floor = this.#known(floorId);
        floor.mirror.apply(process, change);
        this.#broadcastPeople(floor, change);
      },
      onSnapshot: (process, floorId, people) => {
        const floor = this.#known(floorId);
        this.#broadcastPeople(floor, floor.mirror.replace(process, people));
      },
      onFrame: (floorId, frame) => {
        const floor = this.#floors.get(floorId);
        const poses = decodeFrame(frame)?.poses ?? [];
        floor?.mirror.move(poses);
        floor?.interest.record(poses);
      },
      onTakeover: (floorId, userId) => this.#floors.get(floorId)?.own?.release(userId),
      onGone: (process) => {
        for (const floor of this.#floors.values()) {
          this.#broadcastPeople(floor, floor.mirror.drop(process));
        }
      },
    };
  }
}

/** Returns the timestamp for frames, comparable across all processes. */
export function serverTime(): number {
  return Date.now() % 2 ** 32;
}
