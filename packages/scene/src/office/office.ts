import type {
  SceneMethodHandlers,
  SceneMethodPayload,
  SceneSignInData,
} from '@office/scene-bridge';
import { defaultGraphicsQuality, defaultLanguage } from '@office/vocabulary';
import type { GraphicsQuality, SceneName } from '@office/vocabulary';
import { LevelChoice } from '../engine/quality.ts';
import { OfficeApi } from '../net/office-api.ts';
import type { FloorSummary } from '../net/office-api.ts';
import { SceneSession } from '../net/session.ts';
import type { FaceVideos } from '../scenes/faces.ts';
import type { MainViewEvents } from '../scenes/main-view.ts';
import type { Setting, View } from '../scenes/view.ts';
import { textsFor } from '../texts.ts';
import { OfficeVoice } from './office-voice.ts';
import { DeskSeats } from './desk-seats.ts';
import type { Emit } from './emit.ts';
import { FloorVisit } from './floor-visit.ts';
import { meetingMessages } from './meeting-messages.ts';
import { MeetingRooms } from './meeting-rooms.ts';
import { OfficeData } from './office-data.ts';
import { ConfirmDialog } from './confirm-dialog.ts';
import { Display } from './display.ts';
import { DoorMeetingsLoader } from './door-meetings-loader.ts';
import { SharedPages } from './shared-pages.ts';
import { SideScenes } from './side-scenes.ts';
import { watchFaces } from './page-faces.ts';
import { watchRaisedHands } from './raised-hands.ts';
import { watchReactions } from './page-reactions.ts';
import { watchSpeaking } from './speaking.ts';
import { statisticsOf } from './statistics.ts';
import type { SceneStatistics } from './statistics.ts';

export class Office {
  readonly #emit: Emit;
  readonly #display: Display;
  readonly #rooms: MeetingRooms;
  readonly #shared: SharedPages;
  readonly #dialog: ConfirmDialog;
  readonly #visit: FloorVisit;
  readonly #seats: DeskSeats;
  readonly #voice: OfficeVoice;
  readonly #side: SideScenes;
  readonly #doors: DoorMeetingsLoader;
  readonly #unwatch: readonly (() => void)[];
  #faces: FaceVideos = new Map();
  #raisedHands: ReadonlySet<string> = new Set();
  #setting: Setting = {
    level: defaultGraphicsQuality,
    language: defaultLanguage,
    appearance: 'light',
    daytime: 'day',
    reducedMotion: false,
  };
  #session: SceneSession | undefined;
  #data: OfficeData | undefined;
  #requestedScene: SceneName = 'Main';
  #changingOrganization = false;
  readonly #levels = new LevelChoice(defaultGraphicsQuality);
  readonly #reportSlow: () => void;
  #lowered = false;
  #isReportedSlow = false;
  #disposed = false;

  constructor(canvas: HTMLCanvasElement, emit: Emit, onGone: () => void) {
    this.#emit = emit;
    this.#reportSlow = () => canvas.dispatchEvent(new Event('sceneslow', { bubbles: true }));
    this.#rooms = new MeetingRooms(emit);
    this.#shared = new SharedPages(
      (meetingRoomId) => this.#rooms.zoneOf(meetingRoomId),
      () => this.#visit.main?.documents,
    );
    this.#dialog = new ConfirmDialog(emit);
    this.#voice = new OfficeVoice(emit, this.#rooms, (person) => this.#session?.pictureOf(person));
    const wake = () => this.#display.wake();
    const setting = () => this.#setting;
    this.#visit = new FloorVisit({
      emit,
      setting,
      wake,
      requestFrame: () => this.#display.requestFrame(),
      viewEvents: this.#viewEvents(wake),
      onViewReplaced: (old) => {
        if (this.#display.view === old) this.#display.show(undefined);
      },
      onBuilt: (floorId) => this.#floorBuilt(floorId),
      onEntered: (main) => {
        this.#arrived();
        this.#voice.show(main);
        main.faces.set(this.#faces);
        main.people.setRaisedHands(this.#raisedHands);
        this.#seats.entered();
      },
      onSeatChange: (floorId, change) => {
        this.#seats.changed(floorId, change);
        this.#side.changeSeat(this.#display.view, this.#data?.ownSeat);
      },
      onFailed: (floorId) => this.#floorFailed(floorId),
      // The page shows the reason; the server provides the next floor, or null.
      onClosed: (next) => next && this.#goToFloor(next),
      onGoalNotFound: () => this.#display.say(this.#texts.notHere),
    });
    this.#seats = new DeskSeats({
      dialog: this.#dialog,
      data: () => this.#data,
      main: () => this.#visit.main,
      floorId: () => this.#visit.floorId,
      language: () => this.#setting.language,
      texts: () => this.#texts,
      say: (text) => this.#display.say(text),
    });
    this.#side = new SideScenes({
      visit: this.#visit,
      setting,
      wake,
      show: (view) => this.#show(view),
      shown: () => this.#display.view,
      open: (route) => this.#emit('SendSwitchTabFE', { route }),
      wants: (scene) => this.#requestedScene === scene && !this.#disposed,
      refreshSeats: () => this.#seats.refresh(),
      floor: (floor) => this.#offerFloor(floor),
    });
    this.#doors = new DoorMeetingsLoader({
      read: async () => {
        const { floorId } = this.#visit;
        return floorId === undefined ? undefined : this.#data?.roomMeetings(floorId);
      },
      show: (news) => this.#visit.main?.setDoors(news),
    });
    this.#display = new Display(canvas, {
      settingChanged: () => this.#set({}),
      after: (now) => this.#afterFrame(now),
      adapt: (verdict) => this.#adapt(verdict),
      gone: onGone,
    });
    this.#unwatch = [
      watchSpeaking(canvas, (speaking) => {
        this.#voice.setSpeaking(speaking, this.#visit.main);
        // Positions are also sent from hidden tabs, because the member can still be heard.
        if (document.hidden) this.#visit.move(performance.now());
      }),
      watchFaces(canvas, (videos) => {
        this.#faces = videos;
        this.#visit.main?.faces.set(videos);
      }),
      watchReactions(canvas, (reactions) =>
        this.#visit.main?.reactions.set(reactions, performance.now()),
      ),
      watchRaisedHands(canvas, (userIds) => {
        this.#raisedHands = userIds;
        this.#visit.main?.people.setRaisedHands(userIds);
        wake();
      }),
    ];
    this.#set({});
  }

  handlers(): SceneMethodHandlers {
    return {
      OnReceiveUserSignInData: (data) => this.#signIn(data),
      OnSwitchScene: (request) => this.#switch(request),
      OnSetActiveUnity: (active) => this.#display.setActive(active),
      OnRequestChangeState: (request) => {
        if (request.state === 'LOGOUT') {
          this.#visit.close();
          this.#emit('SetSystemState', { state: 'LOGOUT' });
          return;
        }
        const { status, workingStatus } = request;
        this.#visit.main?.people.changeSelf({ status, workingStatus });
        this.#display.wake();
      },
      OnOKConfirmPopup: () => this.#dialog.answer(true),
      OnCancelConfirmPopup: () => this.#dialog.answer(false),
      OnRequestJoinVoiceChat: (room) => this.#voice.joined(room, this.#visit.main),
      OnLeaveVoiceChat: ({ roomId }) => this.#voice.left(roomId, this.#visit.main),
      OnRequestInviteDirectVoiceChat: ({ userId }) =>
        this.#voice.approach(userId, this.#visit.main),
      OnChangeSystemLanguage: (language) => this.#set({ language }),
      ...meetingMessages(
        this.#rooms,
        this.#shared,
        () => this.#visit.main,
        () => this.#setting.language,
        () => void this.#doors.refresh(),
      ),
      OnChangeGraphicSetting: (level) => this.#choose(level),
      OnChangeOfficeAvatar: (avatar) => {
        const data = this.#session?.data;
        if (data) this.#session?.update({ ...data, user: { ...data.user, avatar } });
        this.#visit.main?.people.changeSelf({ avatar });
        this.#side.changeAvatar(this.#display.view, avatar);
        this.#display.wake();
      },
    };
  }

  get statistics(): SceneStatistics {
    return statisticsOf(this.#display.stage, this.#visit.main);
  }

  keepQuality(): void {
    this.#display.stage.fixed = true;
  }

  dispose(): void {
    if (this.#disposed) return;
    this.#disposed = true;
    for (const stop of this.#unwatch) stop();
    this.#show(undefined);
    this.#visit.dispose();
    this.#doors.dispose();
    this.#display.dispose();
  }

  get #texts() {
    return textsFor(this.#setting.language);
  }

  #viewEvents(wake: () => void): MainViewEvents {
    return {
      person: (userId) => this.#emit('SetShowUserProfile', { userId }),
      following: (name) => this.#display.say(this.#texts.following(name)),
      screen: (zone) => this.#rooms.screen(zone),
      desk: (seat) => this.#seats.handleClick(seat),
      seatName: (seat) => this.#seats.nameOf(seat),
      zone: (change) => {
        const { entered, left } = change;
        if (left?.kind === 'MEETING') this.#rooms.left();
        if (entered?.kind === 'MEETING')
          this.#rooms.entered(entered, this.#visit.main?.othersIn(entered) ?? 0);
        this.#voice.zoneChanged(change);
      },
      onHidePage: (alone) => {
        this.#emit('SetUnityFullscreen', alone);
        this.#emit('ToggleNavSidebar', !alone);
      },
      wake,
      repaint: () => {
        if (this.#display.view === this.#visit.main) this.#display.repaint();
      },
    };
  }

  #set(change: Partial<Setting>): void {
    // Called by the constructor of the display, before `#display` is assigned.
    const screen = this.#display as Display | undefined;
    const { appearance, daytime, reducedMotion } = screen?.surroundings ?? this.#setting;
    this.#setting = { ...this.#setting, appearance, daytime, reducedMotion, ...change };
    screen?.apply(this.#setting);
    const { main } = this.#visit;
    main?.set(this.#setting);
    if (screen?.view !== main) screen?.view?.set(this.#setting);
  }

  #adapt(verdict: 'lower' | 'higher'): void {
    const changed = verdict === 'lower' ? this.#levels.lower() : this.#levels.raise();
    if (!changed && verdict === 'lower' && !this.#isReportedSlow) {
      this.#isReportedSlow = true;
      this.#reportSlow();
    }
    if (!changed) return;
    this.#set({ level: this.#levels.level });
    if (verdict === 'lower' && !this.#lowered) this.#display.say(this.#texts.graphicsLowered);
    this.#lowered ||= verdict === 'lower';
  }

  #choose(level: GraphicsQuality, start = level): void {
    this.#levels.choose(level, start);
    this.#set({ level: start });
  }

  /** Without a GPU, the default level would be lowered after the first frames, and the floor built twice. */
  #startLevel({ graphics }: SceneSignInData): GraphicsQuality {
    const isDefault = graphics === defaultGraphicsQuality;
    return isDefault && this.#display.stage.isSoftware ? 'LOW' : graphics;
  }

  #signIn(data: SceneSignInData): void {
    const known = this.#session?.data;
    // Compares with the page's last value, so that a new token does not revert a floor change.
    const sentToFloor = known?.floorId !== data.floorId;
    if (this.#session) this.#session.update(data);
    else this.#session = new SceneSession(data, () => this.#emit('GetNewAccessToken'));
    this.#set({ language: data.language });
    // A message with a new token must not restore a level that was lowered automatically.
    if (data.graphics !== known?.graphics) this.#choose(data.graphics, this.#startLevel(data));
    if (known?.organizationId !== data.organizationId) {
      this.#data = new OfficeData(new OfficeApi(this.#session));
      if (known) this.#waitForOrganization();
      this.#goToFloor(data.floorId);
      return;
    }
    this.#visit.renew(data.accessToken);
    const { name, avatar, status, workingStatus } = data.user;
    this.#visit.main?.people.changeSelf({ name, avatar, status, workingStatus });
    if (sentToFloor && data.floorId !== this.#visit.floorId) this.#goToFloor(data.floorId);
  }

  #waitForOrganization(): void {
    this.#changingOrganization = true;
    this.#emit('SetReactLoading', true);
  }

  #arrived(): void {
    if (!this.#changingOrganization) return;
    this.#changingOrganization = false;
    this.#emit('SetReactLoading', false);
  }

  #switch({ scene, floorId, goTo }: SceneMethodPayload<'OnSwitchScene'>): void {
    this.#requestedScene = scene;
    const elsewhere = floorId !== undefined && floorId !== this.#visit.floorId;
    if (elsewhere && this.#session) this.#goToFloor(floorId);
    else this.#present();
    // The page repeats the scene name when the door signs must be reloaded.
    if (scene === 'Main' && !goTo) void this.#doors.refresh();
    if (goTo) this.#visit.walkTo(goTo);
  }

  #goToFloor(floorId: string): void {
    if (this.#session && this.#data) void this.#visit.goTo(floorId, this.#session, this.#data);
  }

  #floorBuilt(floorId: string): void {
    this.#seats.show();
    void this.#seats.refresh();
    void this.#doors.refresh();
    if (this.#data) {
      const rooms = this.#data.meetingRooms(floorId);
      void this.#rooms.load(floorId, rooms).then(() => this.#shared.showAll());
    }
    this.#present();
  }

  #present(): void {
    const data = this.#session?.data;
    const scene = this.#requestedScene;
    if (!data || !this.#data || this.#disposed) return;
    if (scene === 'Main') {
      if (this.#visit.main) this.#show(this.#visit.main);
      return;
    }
    void this.#side
      .present(scene, data.user.avatar, this.#data)
      .then(() => this.#emit('SetLoadingSceneState', { scene, progress: 1 }));
  }

  #show(view: View | undefined): void {
    const old = this.#display.view;
    if (old === view) return;
    this.#display.show(view);
    if (old !== this.#visit.main) old?.dispose();
  }

  #offerFloor(floor: FloorSummary): void {
    const go = () => {
      this.#emit('SendSwitchTabFE', { route: `/main?floor=${encodeURIComponent(floor.id)}` });
      this.#switch({ scene: 'Main', floorId: floor.id });
    };
    if (floor.id === this.#visit.floorId) return go();
    const { changeFloorTitle: title, changeFloor, move, cancel } = this.#texts;
    const description = changeFloor(floor.name);
    this.#dialog.ask({ title, description, confirmText: move, cancelText: cancel }, go);
  }

  #floorFailed(floorId: string): void {
    this.#arrived();
    const { floorFailedTitle, floorFailed, retry, cancel } = this.#texts;
    this.#dialog.ask(
      {
        title: floorFailedTitle,
        description: floorFailed,
        confirmText: retry,
        cancelText: cancel,
      },
      () => this.#goToFloor(floorId),
    );
  }

  #afterFrame(now: number): boolean {
    const { main } = this.#visit;
    if (!main?.people.self) return false;
    this.#voice.update(main, now);
    return this.#visit.move(now);
  }
}
