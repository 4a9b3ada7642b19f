import { randomUUID } from 'node:crypto';
import { Agent } from 'node:https';
import { setTimeout as delay } from 'node:timers/promises';
import type { CompanyData } from './company-data.ts';
import { FailedStep, Member } from './member.ts';
import { seededRandom, shuffled, zipfPicker } from '../random.ts';
import { Measurements } from './samples.ts';

/** Work of all members per second. */
export interface Rates {
  messages: number;
  openedRooms: number;
  openedCalendars: number;
  /** Walks of `walkSeconds`. */
  walks: number;
}

const walkSeconds = 4;
/** One of so many teams has a meeting each hour. */
const teamsPerMeeting = 32;
/** One of so many members reads the positions that it receives. */
export const membersPerObserver = 10;

const none = { messages: 0, openedRooms: 0, openedCalendars: 0, steps: 0 };

/** The members of all organisations, who share one event loop. */
export class Company {
  measurements = new Measurements();
  readonly #data: CompanyData;
  readonly #members: Member[];
  readonly #everyone: number[];
  readonly #random = seededRandom(7);
  readonly #pickRoom: () => CompanyData['rooms'][number];
  readonly #sentMessages = new Map<string, number>();
  readonly #sentPositions = new Map<string, number>();
  #notifiedAt = 0;
  /** Messages and positions that were received, and notifications. */
  readonly received = { ...none, notifications: 0 };
  readonly done = { ...none, meetings: 0 };

  constructor(url: string, data: CompanyData) {
    this.#data = data;
    const agents = data.organizations.map(() => new Agent({ keepAlive: true }));
    this.#members = data.members.map(
      (member, index) =>
        new Member(member, {
          url,
          agent: agents[member.organization]!,
          address: `127.0.1.${member.organization + 1}`,
          measurements: () => this.measurements,
          onMessage: (clientId) => this.#see(clientId),
          onNotification: () => this.#seeNotification(),
          onPosition:
            index % membersPerObserver === 0
              ? (person, x, z) => this.#seePosition(member.organization, person, x, z)
              : null,
        }),
    );
    this.#everyone = [...this.#members.keys()];
    this.#pickRoom = zipfPicker(shuffled(data.rooms, this.#random), this.#random);
  }

  /** Everyone arrives at a random time. */
  async arrive(seconds: number): Promise<void> {
    await Promise.all(
      this.#members.map(async (member) => {
        await delay(this.#random() * seconds * 1000);
        await this.#attempt(() =>
          member.arrive(this.#data.organizations[member.data.organization]!),
        );
      }),
    );
  }

  /** Works at these rates. Waits for the started work at the end. */
  async work(seconds: number, rates: Partial<Rates>): Promise<void> {
    const { messages = 0, openedRooms = 0, openedCalendars = 0, walks = 0 } = rates;
    await Promise.all([
      this.#repeat(seconds, messages, () => this.#sendMessage()),
      this.#repeat(seconds, openedRooms, () => this.#openRoom()),
      this.#repeat(seconds, openedCalendars, () => this.#openCalendar()),
      this.#repeat(seconds, walks, () => this.#walk()),
    ]);
  }

  /** Some teams have a meeting with a call. */
  async meet(seconds: number): Promise<void> {
    const meetings = this.#data.organizations.flatMap(({ teams }) =>
      teams.filter((_, index) => (index + this.done.meetings) % teamsPerMeeting === 0),
    );
    await Promise.all(
      meetings.map(async (team) => {
        const people = team.map((index) => this.#members[index]!).filter((who) => who.isOnline);
        const [organizer, ...others] = people;
        if (!organizer || others.length === 0) return;
        await delay(this.#random() * seconds * 250);
        await this.#attempt(async () => {
          const meetingId = await organizer.startMeeting(others.map(({ data }) => data.userId));
          this.done.meetings += 1;
          await Promise.all(
            people.map(async (member) => {
              await delay(this.#random() * seconds * 100);
              await member.joinMeeting(meetingId);
              await delay(seconds * 500);
              await member.leaveMeeting(meetingId);
            }),
          );
          await organizer.endMeeting(meetingId);
        });
      }),
    );
  }

  /** The administrator of each organisation sends a notification to all members. */
  async notifyEveryone(): Promise<void> {
    this.#notifiedAt = performance.now();
    await Promise.all(
      this.#data.organizations.map((organization, index) =>
        this.#attempt(() =>
          this.#members
            .find(({ data }) => data.organization === index)!
            .notifyEveryone(organization),
        ),
      ),
    );
  }

  /** Keeps the errors. */
  forgetTimes(): void {
    this.measurements = new Measurements(this.measurements.errors);
  }

  leave(): void {
    for (const member of this.#members) member.leave();
  }

  async #sendMessage(): Promise<void> {
    const room = this.#pickRoom();
    const clientId = randomUUID();
    this.#sentMessages.set(clientId, performance.now());
    await this.#memberOf(room.members)?.send(room.id, clientId);
    this.done.messages += 1;
    // Deliveries after this time are not measured, but counted as received.
    setTimeout(() => this.#sentMessages.delete(clientId), 30_000).unref();
  }

  async #openRoom(): Promise<void> {
    const room = this.#pickRoom();
    await this.#memberOf(room.members)?.openRoom(room.id);
    this.done.openedRooms += 1;
  }

  async #openCalendar(): Promise<void> {
    await this.#memberOf(this.#everyone)?.openCalendar();
    this.done.openedCalendars += 1;
  }

  async #walk(): Promise<void> {
    const member = this.#memberOf(this.#everyone);
    await member?.walk(walkSeconds, (x, z) => {
      this.done.steps += 1;
      const key = positionKey(member.data.organization, member.person, x, z);
      this.#sentPositions.set(key, performance.now());
      setTimeout(() => this.#sentPositions.delete(key), 10_000).unref();
    });
  }

  #see(clientId: string): void {
    this.received.messages += 1;
    const sent = this.#sentMessages.get(clientId);
    if (sent !== undefined)
      this.measurements.add('message seen by another member', performance.now() - sent);
  }

  #seePosition(organization: number, person: number, x: number, z: number): void {
    this.received.steps += 1;
    const sent = this.#sentPositions.get(positionKey(organization, person, x, z));
    if (sent !== undefined)
      this.measurements.add('position seen by another member', performance.now() - sent);
  }

  #seeNotification(): void {
    this.received.notifications += 1;
    this.measurements.add('notification seen by a member', performance.now() - this.#notifiedAt);
  }

  /** Returns one of the members that is online. */
  #memberOf(indexes: readonly number[]): Member | undefined {
    const start = Math.floor(this.#random() * indexes.length);
    for (let offset = 0; offset < indexes.length; offset += 1) {
      const member = this.#members[indexes[(start + offset) % indexes.length]!]!;
      if (member.isOnline) return member;
    }
    return undefined;
  }

  async #repeat(seconds: number, perSecond: number, work: () => Promise<void>): Promise<void> {
    if (perSecond === 0) return;
    const begin = performance.now();
    const started: Promise<void>[] = [];
    for (let count = 0; count < seconds * perSecond; count += 1) {
      await delay(Math.max(0, begin + (count / perSecond) * 1000 - performance.now()));
      started.push(this.#attempt(work));
    }
    await Promise.all(started);
  }

  /** Failures are recorded where they occur. */
  async #attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof FailedStep)) this.measurements.fail('client', String(error));
    }
  }
}

const positionKey = (organization: number, person: number, x: number, z: number) =>
  `${organization} ${person} ${Math.round(x * 100)} ${Math.round(z * 100)}`;
