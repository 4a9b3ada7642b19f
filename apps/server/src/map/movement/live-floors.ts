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
import { LocalFloor, type Origin, type PersonLook } from './local-floor.ts';
import { FloorInterest, watchers } from './floor-interest.ts';
import { FloorMirror } from './floor-mirror.ts';
import { FloorPeers, type PeerEvents } from './floor-peers.ts';

/** A floor that people of this process, or of another one, are on or watch. */
export interface LiveFloor {
  readonly id: string;
  /** Null while only other processes know of it. */
  organizationId: string | null;
  /** The people who are connected here; there once one of them has entered. */
  own: LocalFloor | null;
  readonly mirror: FloorMirror;
  readonly interest: FloorInterest;
}

/**
 * People in one frame at most: with what goes around it, 15 of them are less than 5 KB a second.
 * Watchers get fewer and larger ones.
 */
const framePeople = 28;
const watchFramePeople = 96;
const watchEvery = movement.rateHz / movement.watchRateHz;

/**
 * The floors of this process, each by itself: every 1/15 s each group of its audience gets a frame of
 * those who moved (volatile), and everyone, reliably, who came, went or looks different.
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
    /** The first of this process's person numbers. */
    firstNumber: number;
    /** People left their floor, and are on no other one. */
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

  /** The floors that people of this process are on or watch. */
  opened(): (LiveFloor & { organizationId: string })[] {
    return [...this.#floors.values()].filter(
      (floor): floor is LiveFloor & { organizationId: string } => floor.organizationId !== null,
    );
  }

  /** Opens a floor for a watcher. */
  open(id: string, organizationId: string): LiveFloor {
    const floor = this.#known(id);
    floor.organizationId = organizationId;
    return floor;
  }

  /** Puts a person on a floor: as they were in another process, if they come from there. */
  enter(
    to: { id: string; organizationId: string; plan: FloorPlan },
    look: PersonLook,
    socketId: string,
    { last, ownSeatId }: Omit<Origin, 'elsewhere'>,
  ): FloorPerson {
    const floor = this.open(to.id, to.organizationId);
    const own = (floor.own ??= new LocalFloor(to.plan, this.#firstNumber));
    const elsewhere = floor.mirror.find(look.userId);
    if (elsewhere) this.#peers.takeover(to.id, look.userId);
    return own.enter(look, socketId, { last, elsewhere, ownSeatId }, performance.now());
  }

  /** Everyone on a floor; one who has just come over from another process is not counted twice. */
  people(id: string): FloorPerson[] {
    const floor = this.#floors.get(id);
    const own = floor?.own?.people() ?? [];
    const here = new Set(own.map(({ userId }) => userId));
    const elsewhere = floor?.mirror.people() ?? [];
    return [...own, ...elsewhere.filter(({ userId }) => !here.has(userId))];
  }

  /** A person's pose on a floor, whichever process they are connected to. */
  poseOn(id: string, userId: string): Pose | undefined {
    const floor = this.#floors.get(id);
    return floor?.own?.poseOf(userId) ?? floor?.mirror.find(userId);
  }

  /** The plan of a floor that people of this process are on. */
  planOf(id: string): FloorPlan | undefined {
    return this.#floors.get(id)?.own?.plan;
  }

  /** Gives a floor another plan; the people who stood on it have to enter again. */
  rebuild(floor: LiveFloor, plan: FloorPlan): void {
    this.#empty(floor);
    if (floor.own) floor.own = new LocalFloor(plan, this.#firstNumber);
  }

  /** Takes everyone off a floor. */
  shut(floor: LiveFloor): void {
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
    const poses = own.takePoses();
    if (poses.length > 0) {
      floor.interest.record(poses);
      this.#peers.frame(floor.id, encodeFrame({ serverTime: serverTime(), poses }));
    }
    this.#reportGone(floor, own);
  }

  #sendFrames(floor: LiveFloor, groups: readonly string[]): void {
    for (const group of groups) {
      if (group === watchers && this.#tick % watchEvery !== 0) continue;
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
    this.#reportGone(floor, floor.own);
  }

  #publishChange(floor: LiveFloor, own: LocalFloor): void {
    const change = own.takeChange();
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

  #reportGone(floor: LiveFloor, own: LocalFloor): void {
    const { organizationId } = floor;
    const gone = own.takeGone().filter((userId) => !this.isOnAnyFloor(organizationId, userId));
    if (gone.length > 0 && organizationId) this.#onGone(organizationId, gone);
  }

  /** Whether a member is on a floor of the organisation, in any process. */
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
      onNew: () => {
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

/** The clock of the frames: one that all processes share. */
export function serverTime(): number {
  return Date.now() % 2 ** 32;
}
