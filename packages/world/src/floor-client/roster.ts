import type { Frame } from '../movement/codec.ts';
import type { FloorPerson, FloorPeopleChange, Pose } from '../movement/contract.ts';
import { ServerClock, Track } from './track.ts';

interface Member {
  info: FloorPerson;
  track: Track;
}

export class FloorRoster {
  readonly #members = new Map<number, Member>();
  readonly #clock = new ServerClock();

  get count(): number {
    return this.#members.size;
  }

  numbers(): IterableIterator<number> {
    return this.#members.keys();
  }

  info(number: number): FloorPerson | undefined {
    return this.#members.get(number)?.info;
  }

  /**
   * Replaces all people, for example after entering. `now` is in local milliseconds throughout this class.
   */
  reset(people: readonly FloorPerson[], serverTime: number, now: number): void {
    this.#clock.observe(serverTime, now);
    this.#members.clear();
    for (const info of people) this.#add(info, serverTime);
  }

  apply(patch: FloorPeopleChange, now: number): void {
    const time = this.#clock.displayTime(now);
    for (const number of patch.left) this.#members.delete(number);
    for (const info of patch.joined) this.#add(info, time);
    for (const info of patch.changed) {
      const member = this.#members.get(info.person);
      if (member) member.info = info;
    }
  }

  frame(frame: Frame, now: number): void {
    this.#clock.observe(frame.serverTime, now);
    for (const pose of frame.poses)
      this.#members.get(pose.person)?.track.push(pose, frame.serverTime);
  }

  change(number: number, change: Partial<FloorPerson>): void {
    const member = this.#members.get(number);
    if (member) member.info = { ...member.info, ...change };
  }

  pose(number: number, now: number): Pose | undefined {
    return this.#members.get(number)?.track.at(this.#clock.displayTime(now));
  }

  moving(number: number, now: number): boolean {
    return this.#members.get(number)?.track.moving(this.#clock.displayTime(now)) ?? false;
  }

  #add(info: FloorPerson, time: number): void {
    this.#members.set(info.person, { info, track: new Track(info, time) });
  }
}
