import type { VoiceRoomParticipant } from '@office/api/realtime';
import type { Deps } from '@office/client/lib/deps.ts';
import { Store } from '@office/client/lib/Store.ts';
import { voiceRangeMetres } from '@office/vocabulary';
import { Microphone, type MicrophoneDeps } from '../media/Microphone.ts';
import { MutedSpeech } from '../media/MutedSpeech.ts';
import { SoundLevel } from '../media/SoundLevel.ts';
import { VoiceActivityDetector } from '../media/VoiceActivityDetector.ts';
import { placeReach } from '../media/VoiceFade.ts';
import { JoinTokens, type JoinToken } from '../rtc/JoinTokens.ts';
import { PeerMesh, type PeerMeshDeps, type RemoteVoices } from '../rtc/PeerMesh.ts';
import { RemoteVideos } from '../rtc/RemoteVideos.ts';
import {
  SignalingChannel,
  type SignalingDeps,
  type SignalingSocket,
} from '../rtc/SignalingChannel.ts';
import { CallMedia, type CallMediaDeps } from './CallMedia.ts';
import {
  deadlinesOf,
  joiningCall,
  nextCall,
  type CallDeadline,
  type CallEndReason,
  type CallEvent,
  type CallRoom,
  type CallState,
} from './callState.ts';
import { Deadlines } from './Deadlines.ts';

export interface VoiceCallDeps extends Deps {
  room: CallRoom;
  muted: boolean;
  /** Begins with the camera: the member has seen themselves before, and said so. */
  camera?: boolean | undefined;
  /** The microphone that the member chose; null is the system's own. */
  microphoneId(): string | null;
  openMicrophone: MicrophoneDeps['open'];
  cameraId: CallMediaDeps['cameraId'];
  openCamera: CallMediaDeps['openCamera'];
  openScreen: CallMediaDeps['openScreen'];
  openSocket(): SignalingSocket;
  renewAccessToken: SignalingDeps['renewAccessToken'];
  /** Asks for a token to join the room; rejects with the server's refusal. */
  fetchJoinToken(): Promise<JoinToken>;
  createConnection(configuration: RTCConfiguration): RTCPeerConnection;
  voices: RemoteVoices;
  streamOf(track: MediaStreamTrack): MediaStream;
  surroundings: PeerMeshDeps['surroundings'];
}

const speakingAgainMs = 1000;
/** A member who was told that nobody hears them reads it for as long at least. */
const mutedHintMs = 4000;

/**
 * One member's part in the talk of one room: carries what signalling, connections and microphone tell to
 * `nextCall`, and ends them with the call. See README.md for the races.
 */
export class VoiceCall extends Store<CallState> {
  /** The cameras and screens of the others. */
  readonly videos: RemoteVideos;
  /** The member's own microphone, for a meter: it changes too often for the state of the call. */
  readonly level = new SoundLevel();
  readonly #deps: VoiceCallDeps;
  readonly #deadlines: Deadlines<CallDeadline>;
  readonly #joinTokens: JoinTokens;
  readonly #microphone: Microphone;
  readonly #media: CallMedia;
  readonly #mesh: PeerMesh;
  readonly #signaling: SignalingChannel;
  readonly #detector = new VoiceActivityDetector();
  readonly #mutedSpeech = new MutedSpeech();
  readonly #unsubscribes: (() => void)[];
  #saidSpeakingAt = 0;
  #heardMutedAt = 0;
  #participantId: string | null = null;
  /** Counts requests: the microphone may open after the member thought better of it. */
  #muteRequest = 0;

  constructor(deps: VoiceCallDeps) {
    const { clock, random } = deps;
    super(joiningCall(deps.room, clock.now()));
    this.#deps = deps;
    this.#deadlines = new Deadlines(clock, (deadline) => this.#dispatch({ kind: 'due', deadline }));
    this.#joinTokens = new JoinTokens({
      clock,
      fetch: deps.fetchJoinToken,
      onIce: (ice) => this.#mesh.setIce(ice),
    });
    this.#microphone = new Microphone({
      open: deps.openMicrophone,
      onTrack: (track) => this.#mesh.setLocalTrack('voice', track),
      onLevel: (level) => this.#onLevel(level),
      onLevelWhileMuted: (level) => this.#onLevelWhileMuted(level),
    });
    this.#media = new CallMedia({
      ...deps,
      setTrack: (kind, track) => this.#mesh.setLocalTrack(kind, track),
      tell: (media) => this.#signaling.setMedia(media),
      tellHand: (raised) => this.#signaling.raiseHand(raised),
    });
    this.videos = new RemoteVideos(deps.streamOf);
    this.#mesh = new PeerMesh({
      clock,
      random,
      voices: deps.voices,
      videos: this.videos,
      surroundings: deps.surroundings,
      createConnection: () => deps.createConnection(this.#joinTokens.ice),
      sendSignal: (to, signal) => this.#signaling.sendSignal(to, signal),
    });
    this.#unsubscribes = [
      this.#microphone.subscribe(() =>
        this.#dispatch({ kind: 'microphoneChanged', microphone: this.#microphone.getSnapshot() }),
      ),
      this.#media.subscribe(() =>
        this.#dispatch({ kind: 'mediaChanged', media: this.#media.getSnapshot() }),
      ),
      this.#mesh.subscribe(() =>
        this.#dispatch({ kind: 'participantsChanged', participants: this.#mesh.getSnapshot() }),
      ),
    ];
    this.#signaling = new SignalingChannel({
      clock,
      random,
      socket: deps.openSocket(),
      joinToken: (wanted) => this.#joinTokens.valid(wanted),
      renewAccessToken: deps.renewAccessToken,
      onJoined: ({ participantId, participants }) => {
        this.#participantId = participantId;
        this.#mesh.enter(participantId, participants);
        this.#dispatch({ kind: 'joined' });
        const [own, others] = this.#split(participants);
        if (own) this.#media.entered(own, others);
      },
      onRefused: (error) => this.end({ refused: error }),
      onParticipants: (list) => {
        this.#mesh.update(list);
        const [own] = this.#split(list);
        if (own) this.#media.listed(own);
      },
      onSignal: (from, signal) => this.#mesh.receive(from, signal),
      onSpeaking: (participantId, speaking) => this.#mesh.setSpeaking(participantId, speaking),
      onScreenTaken: (by) => this.#media.screenTaken(by),
      onEnded: (reason) => this.end(reason),
      onLost: () => {
        this.#media.lost();
        this.#dispatch({ kind: 'signalingLost' });
      },
    });
    this.#deadlines.plan(deadlinesOf(this.getSnapshot()));
    if (!deps.muted) void this.setMuted(false);
    if (deps.camera) void this.setCamera(true);
  }

  /** Unmuting opens the microphone where there is none yet, for which the browser may ask. */
  async setMuted(muted: boolean): Promise<void> {
    if (this.getSnapshot().phase === 'ended') return;
    const request = ++this.#muteRequest;
    if (!muted && !this.#microphone.track) {
      const opened = await this.#microphone.open(this.#deps.microphoneId());
      if (!opened || request !== this.#muteRequest) return;
    }
    this.#dispatch({ kind: 'muteChanged', muted });
    this.#microphone.setMuted(muted);
    this.#signaling.setMuted(muted);
  }

  /** Takes another microphone or camera from the settings, where one is open. */
  async changeDevices(): Promise<void> {
    await Promise.all([
      this.#microphone.change(this.#deps.microphoneId()),
      this.#media.changeCamera(),
    ]);
  }

  /** Switching it on may let the browser ask. */
  async setCamera(on: boolean): Promise<void> {
    if (this.getSnapshot().phase !== 'ended') await this.#media.setCamera(on);
  }

  /** Lets the member choose a screen to share, or ends it. */
  async setScreen(on: boolean): Promise<void> {
    if (this.getSnapshot().phase !== 'ended') await this.#media.setScreen(on);
  }

  raiseHand(raised: boolean): void {
    this.#media.raiseHand(raised);
  }

  /** Takes back what was said about microphone, camera and screen. */
  dismissDeviceNotice(): void {
    this.#microphone.dismiss();
    this.#media.dismiss();
  }

  /** Confirms that the call goes on. */
  continue(): void {
    this.#signaling.continue();
    this.#dispatch({ kind: 'continued' });
  }

  /** @param metres to the others on the member's floor, by user id */
  setDistances(metres: ReadonlyMap<string, number>): void {
    const state = this.getSnapshot();
    if (state.phase === 'ended') return;
    if (state.room.kind === 'AREA') return this.#mesh.setDistances(metres, placeReach);
    const [other] = state.participants;
    if (!state.range || !other) return;
    // A member who has lost the network is on no floor, and may be back where they were.
    const gone = other.connection === 'connected' ? 'elsewhere' : null;
    this.#dispatch({ kind: 'distanceMeasured', distance: metres.get(other.userId) ?? gone });
    this.#fadeOther(other.userId);
  }

  /** Shows the warning of a scene, which measures the distance itself. */
  warnOfRange(metres: number): void {
    this.#dispatch({ kind: 'rangeWarned', metres });
  }

  /** Shows a new access token to the server. */
  authenticate(token: string): void {
    this.#signaling.authenticate(token);
  }

  leave(): void {
    this.end('left');
  }

  end(reason: CallEndReason): void {
    this.#dispatch({ kind: 'ended', reason });
  }

  override dispose(): void {
    this.leave();
  }

  /** One who walks away is heard less; one who is on their way is heard as if they were here. */
  #fadeOther(userId: string): void {
    const state = this.getSnapshot();
    if (state.phase === 'ended' || !state.range) return;
    const { talking, distance } = state.range;
    if (distance === null) return;
    const metres = distance === 'elsewhere' ? voiceRangeMetres : distance;
    const heardAt = talking.status === 'coming' ? 0 : metres;
    this.#mesh.setDistances(new Map([[userId, heardAt]]), voiceRangeMetres);
  }

  #split(
    participants: readonly VoiceRoomParticipant[],
  ): [own: VoiceRoomParticipant | undefined, others: VoiceRoomParticipant[]] {
    const isOwn = ({ participantId }: VoiceRoomParticipant) =>
      participantId === this.#participantId;
    return [participants.find(isOwn), participants.filter((each) => !isOwn(each))];
  }

  #onLevelWhileMuted(level: number): void {
    const now = this.#deps.clock.elapsed();
    const speaks = this.#mutedSpeech.update(level, now);
    if (speaks) this.#heardMutedAt = now;
    else if (now - this.#heardMutedAt < mutedHintMs) return;
    this.#dispatch({ kind: 'speakingMutedChanged', speakingMuted: speaks });
  }

  #onLevel(level: number): void {
    const state = this.getSnapshot();
    if (state.phase === 'ended') return;
    this.#mutedSpeech.reset();
    this.level.measured(level);
    const now = this.#deps.clock.elapsed();
    if (state.muted) this.#detector.reset();
    const speaking = !state.muted && this.#detector.update(level, now);
    const isDue = speaking && now - this.#saidSpeakingAt > speakingAgainMs;
    if (speaking === state.speaking && !isDue) return;
    // It is said again while it lasts: such a message may get lost.
    this.#saidSpeakingAt = now;
    this.#signaling.sendSpeaking(speaking);
    this.#dispatch({ kind: 'speakingChanged', speaking });
  }

  #dispatch(event: CallEvent): void {
    const before = this.getSnapshot();
    const next = nextCall(before, event, this.#deps.clock.now());
    if (next === before) return;
    this.#deadlines.plan(deadlinesOf(next));
    if (next.phase === 'ended') this.#release();
    this.set(next);
  }

  #release(): void {
    for (const unsubscribe of this.#unsubscribes) unsubscribe();
    this.#media.dispose();
    this.#mesh.dispose();
    this.#signaling.dispose();
    this.#microphone.dispose();
    this.#joinTokens.dispose();
  }
}
