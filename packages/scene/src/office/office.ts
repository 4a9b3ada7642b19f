import type { SceneMethodHandlers, SceneName, SceneSignInData } from '@office/scene-bridge';
import { forcedLogoutCodes } from '@office/scene-bridge';
import type { FloorPlan, Zone } from '@office/scene-bridge/floor-plan';
import { FloorClient } from '@office/scene-bridge/walking';
import { openFloorSocket } from '../net/floor-socket.ts';
import { OfficeApi } from '../net/office-api.ts';
import type { FloorSummary } from '../net/office-api.ts';
import { SceneSession } from '../net/session.ts';
import { CharacterView } from '../scenes/character-view.ts';
import { DeskView } from '../scenes/desk-view.ts';
import { MainView } from '../scenes/main-view.ts';
import type { Setting, View } from '../scenes/view.ts';
import { WorldMapView } from '../scenes/world-map-view.ts';
import { ZoneWatch } from '../scenes/zone-watch.ts';
import { textsFor } from '../texts.ts';
import { DirectCall } from './direct-call.ts';
import { MeetingRooms } from './meeting-rooms.ts';
import type { Emit } from './meeting-rooms.ts';
import { OfficeData } from './office-data.ts';
import { Popup } from './popup.ts';
import { Screen } from './screen.ts';

/** Milliseconds between two looks at who sits where while the floor is shown. */
const seatInterval = 60_000;
/** Milliseconds after which a floor is shown without having been entered. */
const patience = 5_000;

export interface SceneStatistics {
  /** Of the last picture. */
  calls: number;
  triangles: number;
  /** Pictures drawn so far. */
  frames: number;
  /** Where everyone is drawn now, in metres. */
  people: { userId: string; x: number; z: number }[];
}

/** The built-in scene: what the page says, what the server says, and the view that shows it. */
export class Office {
  readonly #emit: Emit;
  readonly #screen: Screen;
  readonly #rooms: MeetingRooms;
  readonly #popup: Popup;
  #setting: Setting = {
    level: 'MEDIUM',
    language: 'ja',
    appearance: 'light',
    reducedMotion: false,
    software: false,
  };
  #session: SceneSession | undefined;
  #data: OfficeData | undefined;
  #client: FloorClient | undefined;
  #main: MainView | undefined;
  #floorId: string | undefined;
  #wanted: SceneName = 'Main';
  #seatsAt = Number.NEGATIVE_INFINITY;
  #call: DirectCall | undefined;
  #areaRoom: string | undefined;
  #loading = 0;
  #readyFor = 0;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #disposed = false;

  constructor(canvas: HTMLCanvasElement, emit: Emit, gone: () => void) {
    this.#emit = emit;
    this.#rooms = new MeetingRooms(emit);
    this.#popup = new Popup(emit);
    this.#screen = new Screen(canvas, {
      settingChanged: () => this.#set({}),
      after: (now) => this.#afterFrame(now),
      gone,
    });
    this.#set({ software: this.#screen.stage.software });
    this.#screen.apply(this.#setting);
  }

  /** The reactions to the page's 18 messages. */
  readonly handlers: SceneMethodHandlers = {
    OnReceiveUserSignInData: (data) => this.#signIn(data),
    OnSwitchScene: ({ scene, floorId }) => this.#switch(scene, floorId),
    OnSetActiveUnity: (active) => this.#screen.setActive(active),
    OnRequestChangeState: (request) => {
      if (request.state === 'LOGOUT') {
        this.#client?.close();
        this.#emit('SetSystemState', { state: 'LOGOUT' });
        return;
      }
      const { status, workingStatus } = request;
      this.#main?.company.changeSelf({ status, workingStatus });
      this.#screen.wake();
    },
    OnOKConfirmPopup: () => this.#popup.answer(true),
    OnCancelConfirmPopup: () => this.#popup.answer(false),
    OnRequestJoinVoiceChat: ({ roomId, kind }) => {
      if (kind === 'DIRECT' && this.#call) this.#call.roomId = roomId;
      if (kind === 'AREA') {
        const inside = this.#areaRoom === roomId;
        this.#areaRoom = roomId;
        if (!inside) this.#main?.goToZone(roomId);
      }
      this.#main?.setTalking(true);
    },
    OnLeaveVoiceChat: ({ roomId }) => {
      if (this.#call?.roomId === roomId) this.#call = undefined;
      if (this.#areaRoom === roomId) this.#areaRoom = undefined;
      this.#main?.setTalking(false);
    },
    OnRequestInviteDirectVoiceChat: ({ userId }) => {
      this.#call = new DirectCall(userId, {
        warn: (event) => this.#emit('SetWarningRangeVoiceChat', event),
        end: (event) => this.#emit('SetDisconnectVoiceChat', event),
      });
      this.#main?.goToPerson(userId);
    },
    OnChangeSystemLanguage: (language) => this.#set({ language }),
    OnStartOnlineMeeting: ({ meetingId, meetingRoomId }) =>
      this.#rooms.start(meetingId, meetingRoomId),
    OnEndMeeting: ({ meetingId }) => {
      const room = this.#rooms.end(meetingId);
      if (room) this.#main?.documents.clear(this.#rooms.zoneOf(room));
    },
    OnRequestShareDocument: ({ meetingRoomId }) =>
      this.#main?.documents.prepare(this.#rooms.zoneOf(meetingRoomId)),
    OnSelectImageShareDocument: ({ meetingRoomId, url, page, pages }) =>
      this.#main?.documents.show(this.#rooms.zoneOf(meetingRoomId), url, page, pages),
    OnRequestJoinMeetingRoom: ({ meetingRoomId }) =>
      void this.#main?.goToZone(this.#rooms.zoneOf(meetingRoomId)),
    OnCancelJoinMeetingRoom: ({ meetingRoomId }) =>
      this.#main?.leaveZone(this.#rooms.zoneOf(meetingRoomId)),
    OnChangeGraphicSetting: (level) => {
      this.#set({ level });
      this.#screen.apply(this.#setting);
    },
    OnChangeOfficeAvatar: (avatar) => {
      const data = this.#session?.data;
      if (data) this.#session?.update({ ...data, user: { ...data.user, avatar } });
      this.#main?.company.changeSelf({ avatar });
      const { view } = this.#screen;
      if (view instanceof CharacterView || view instanceof DeskView) view.change(avatar);
      this.#screen.wake();
    },
  };

  /** What is on the canvas, for tests and benchmarks. */
  get statistics(): SceneStatistics {
    const { render } = this.#screen.stage.renderer.info;
    const people = this.#main?.company.people() ?? [];
    return {
      calls: render.calls,
      triangles: render.triangles,
      frames: this.#screen.stage.frames,
      people: people.map(({ info, x, z }) => ({ userId: info.userId, x, z })),
    };
  }

  dispose(): void {
    if (this.#disposed) return;
    this.#disposed = true;
    clearTimeout(this.#patience);
    this.#client?.close();
    this.#show(undefined);
    this.#main?.dispose();
    this.#screen.dispose();
  }

  #set(change: Partial<Setting>): void {
    // The screen reads its surroundings while it is being made, before it is here.
    const { appearance, reducedMotion } =
      (this.#screen as Screen | undefined)?.surroundings ?? this.#setting;
    this.#setting = { ...this.#setting, appearance, reducedMotion, ...change };
    this.#main?.set(this.#setting);
    const { view } = (this.#screen as Screen | undefined) ?? { view: undefined };
    if (view !== this.#main) view?.set(this.#setting);
  }

  #signIn(data: SceneSignInData): void {
    const first = !this.#session;
    const changedOrganization = this.#session?.data.organizationId !== data.organizationId;
    // Told apart by what the page said last: a floor chosen in here is not undone by a new token.
    const sentToFloor = this.#session?.data.floorId !== data.floorId;
    if (this.#session) this.#session.update(data);
    else {
      this.#session = new SceneSession(data, () => this.#emit('GetNewAccessToken'));
      this.#data = new OfficeData(new OfficeApi(this.#session));
    }
    this.#set({ language: data.language, level: data.graphics });
    this.#screen.apply(this.#setting);
    if (!first && !changedOrganization) {
      this.#client?.renew(data.accessToken);
      const { name, avatar, status, workingStatus } = data.user;
      this.#main?.company.changeSelf({ name, avatar, status, workingStatus });
      if (sentToFloor && data.floorId !== this.#floorId) void this.#goToFloor(data.floorId);
      return;
    }
    if (!first) this.#data = new OfficeData(new OfficeApi(this.#session));
    void this.#goToFloor(data.floorId);
  }

  #switch(scene: SceneName, floorId: string | undefined): void {
    this.#wanted = scene;
    if (floorId && floorId !== this.#floorId && this.#session) void this.#goToFloor(floorId);
    else void this.#present();
  }

  async #goToFloor(floorId: string): Promise<void> {
    const loading = ++this.#loading;
    const current = () => loading === this.#loading && !this.#disposed;
    this.#floorId = floorId;
    this.#emit('SetUnityLoading', true);
    this.#progress(0.1);
    let plan: FloorPlan;
    try {
      plan = await this.#data!.plan(floorId);
    } catch {
      if (current()) this.#floorFailed(floorId);
      return;
    }
    if (!current()) return;
    this.#progress(0.5);
    const old = this.#main;
    this.#main = new MainView(plan, this.#setting, new ZoneWatch(), {
      person: (userId) => this.#emit('SetShowUserProfile', { userId }),
      screen: (zone) => this.#rooms.screen(zone),
      zone: (change) => this.#zoneChanged(change),
      wake: () => this.#screen.wake(),
    });
    if (this.#screen.view === old) this.#screen.show(undefined);
    old?.dispose();
    this.#progress(0.8);
    this.#client ??= this.#connect();
    this.#client.enter(floorId);
    void this.#refreshSeats();
    void this.#data?.meetingRooms(floorId).then((rooms) => this.#rooms.setRooms(rooms));
    // Where sockets are blocked the floor is shown without people rather than not at all.
    this.#patience = setTimeout(() => current() && this.#ready(), patience);
    await this.#present();
  }

  /** The floor can be used; said once for each floor. */
  #ready(): void {
    clearTimeout(this.#patience);
    if (this.#readyFor === this.#loading) return;
    this.#readyFor = this.#loading;
    this.#progress(1);
    this.#emit('SetUnityLoading', false);
  }

  #connect(): FloorClient {
    const session = this.#session!;
    return new FloorClient(openFloorSocket(session), session, {
      entered: (self, people, serverTime) => {
        this.#main?.enter(self, people, serverTime, performance.now());
        this.#ready();
      },
      refused: () => this.#floorId && this.#floorFailed(this.#floorId),
      frame: (frame) => {
        this.#main?.company.frame(frame, performance.now());
        this.#screen.wake();
      },
      people: (change) => {
        this.#main?.company.apply(change, performance.now());
        this.#screen.wake();
      },
      correct: (position) => {
        this.#main?.walker.place(position);
        this.#screen.wake();
      },
      closed: (next) => {
        if (next) void this.#goToFloor(next);
        else if (this.#floorId) this.#floorFailed(this.#floorId);
      },
      online: () => this.#screen.wake(),
      forcedLogout: (code) => {
        const known = forcedLogoutCodes.find((one) => one === code);
        if (known) this.#emit('SetSystemState', { code: known });
      },
    });
  }

  /** Shows the scene that the page wants, once there is what it needs. */
  async #present(): Promise<void> {
    const data = this.#session?.data;
    if (!data || this.#disposed) return;
    const wanted = this.#wanted;
    const { avatar } = data.user;
    const { wake } = this.#screen;
    if (wanted === 'Main') {
      if (this.#main && this.#screen.view !== this.#main) this.#show(this.#main);
    } else if (wanted === 'CharacterCustomize') {
      this.#show(new CharacterView(avatar, this.#setting, wake));
    } else if (wanted === 'MyDesk') {
      const view = new DeskView(this.#data?.ownSeat, avatar, this.#setting, wake);
      this.#show(view);
      await this.#refreshSeats();
      view.setSeat(this.#data?.ownSeat);
    } else {
      await this.#presentMap();
    }
    if (wanted !== 'Main') this.#emit('SetLoadingSceneState', { scene: wanted, progress: 1 });
  }

  async #presentMap(): Promise<void> {
    const id = this.#floorId;
    const main = this.#main;
    if (!id || !main) return;
    const name = main.floor.plan.name[this.#setting.language];
    const presentCount = main.company.count;
    const storeys = await this.#data!.storeys({ id, name, presentCount, blocked: false });
    if (this.#wanted !== 'WorldMap' || this.#disposed) return;
    const choose = (floor: FloorSummary) => this.#offerFloor(floor);
    this.#show(new WorldMapView(storeys, id, this.#setting, choose, this.#screen.wake));
  }

  #show(view: View | undefined): void {
    const old = this.#screen.view;
    if (old === view) return;
    this.#screen.show(view);
    if (old !== this.#main) old?.dispose();
  }

  #offerFloor(floor: FloorSummary): void {
    const go = () => {
      this.#emit('SendSwitchTabFE', { route: '/main' });
      this.#switch('Main', floor.id);
    };
    if (floor.id === this.#floorId) return go();
    const texts = textsFor(this.#setting.language);
    this.#popup.ask(
      {
        title: texts.changeFloorTitle,
        description: texts.changeFloor(floor.name),
        confirmText: texts.move,
        cancelText: texts.cancel,
      },
      go,
    );
  }

  #floorFailed(floorId: string): void {
    this.#emit('SetUnityLoading', false);
    const texts = textsFor(this.#setting.language);
    this.#popup.ask(
      {
        title: texts.floorFailedTitle,
        description: texts.floorFailed,
        confirmText: texts.retry,
        cancelText: texts.cancel,
      },
      () => void this.#goToFloor(floorId),
    );
  }

  #zoneChanged({ entered, left }: { entered?: Zone; left?: Zone }): void {
    if (left?.kind === 'MEETING') this.#rooms.left(left);
    if (entered?.kind === 'MEETING') this.#rooms.entered(entered);
    if (left?.kind === 'VOICE' && this.#areaRoom === left.id) {
      this.#areaRoom = undefined;
      this.#emit('SetLeaveVoiceChat', { roomId: left.id, kind: 'AREA' });
    }
    if (entered?.kind === 'VOICE' && this.#areaRoom !== entered.id) {
      this.#areaRoom = entered.id;
      this.#emit('SetJoinVoiceChat', { roomId: entered.id, kind: 'AREA' });
    }
  }

  /** Sends where one is, and watches the distance of a direct call. */
  #afterFrame(now: number): boolean {
    const main = this.#main;
    if (!main?.company.self) return false;
    if (this.#call && !this.#call.check(main.walker, main.company.byUser(this.#call.userId), now))
      this.#call = undefined;
    if (now - this.#seatsAt > seatInterval) void this.#refreshSeats();
    return this.#client?.move(main.own, now) ?? false;
  }

  async #refreshSeats(): Promise<void> {
    this.#seatsAt = performance.now();
    await this.#data?.refreshSeats();
    this.#main?.setSeats(this.#data?.seatsOf(this.#floorId) ?? new Map());
  }

  #progress(progress: number): void {
    this.#emit('SetLoadingSceneState', { scene: 'Main', progress });
  }
}
