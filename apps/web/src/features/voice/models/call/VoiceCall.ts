import type {
  VoiceAnswer,
  VoiceCaption,
  VoiceParticipants,
  VoiceRoomParticipant,
} from '@office/api/realtime';
import { Store } from '@office/client/lib/Store.ts';
import { voiceRangeMetres, voiceWarningMetres, type VoiceReactionKind } from '@office/vocabulary';
import { voiceZoneRange } from '../../rtc/VoiceFade.ts';
import { JoinTokens } from '../../rtc/JoinTokens.ts';
import { CallConnections } from '../../rtc/CallConnections.ts';
import type { CallParticipant } from '../../rtc/participants.ts';
import type { ShownCameras } from '../../rtc/sfu/selectPictures.ts';
import { RemoteVideos } from '../../rtc/RemoteVideos.ts';
import { RemoteAudioTracker } from '../../rtc/RemoteAudioTracker.ts';
import { SignalingChannel } from '../../rtc/SignalingChannel.ts';
import { CallCaptions } from '../recording/CallCaptions.ts';
import { CallReactions } from './CallReactions.ts';
import { CallMedia } from './CallMedia.ts';
import { CallRecording } from '../recording/CallRecording.ts';
import { CallTranscript } from '../recording/CallTranscript.ts';
import { CallVoice } from './CallVoice.ts';
import { DocumentPointer } from './DocumentPointer.ts';
import { recordedSources } from '../recording/recordedSources.ts';
import {
  deadlinesOf,
  distanceToNearest,
  hasDeparted,
  joiningCall,
  nextCall,
  type CallDeadline,
  type CallEndReason,
  type CallEvent,
  type CallState,
} from './callState.ts';
import { participantName } from '../participantName.ts';
import { NamedTimers } from './NamedTimers.ts';
import type { VoiceCallDeps } from './VoiceCallDeps.ts';

/**
 * Wait before a remaining participant walks to another, in milliseconds: the participant who left
 * may rejoin, and an invited participant may still be walking to them.
 */
export const approachDelayMs = 5000;

/** The member's side of a call in one room. See README.md for the races. */
export class VoiceCall extends Store<CallState> {
  readonly videos: RemoteVideos;
  readonly captions: CallCaptions;
  readonly recording: CallRecording;
  readonly transcript: CallTranscript;
  readonly reactions: CallReactions;
  readonly pointer: DocumentPointer;
  readonly #deps: VoiceCallDeps;
  readonly #deadlines: NamedTimers<CallDeadline>;
  readonly #joinTokens: JoinTokens;
  readonly #voice: CallVoice;
  readonly #media: CallMedia;
  readonly #connections: CallConnections;
  readonly #signaling: SignalingChannel;
  readonly #sounds: RemoteAudioTracker;
  readonly #unsubscribes: (() => void)[];
  #participantId: string | null = null;
  #own: VoiceRoomParticipant | null = null;
  #movesToMessages = false;
  #cancelApproach: (() => void) | null = null;
  #metres: ReadonlyMap<string, number> = new Map();

  constructor(deps: VoiceCallDeps) {
    const { clock, random } = deps;
    super(joiningCall(deps.room, clock.now()));
    this.#deps = deps;
    this.#deadlines = new NamedTimers(clock, (deadline) =>
      this.#dispatch({ kind: 'due', deadline }),
    );
    this.#joinTokens = new JoinTokens({
      clock,
      fetch: deps.fetchJoinToken,
      onIce: (ice) => {
        this.#connections.setIce(ice);
        this.#connections.prepare(deps.expectedPeers ?? 0);
      },
    });
    this.#voice = new CallVoice({
      ...deps,
      setTrack: (track) => {
        this.#connections.setLocalTrack('voice', track);
        this.captions.restart();
        this.recording.update();
      },
      sendMuted: (muted) => {
        this.#signaling.setMuted(muted);
        this.captions.update();
      },
      sendSpeaking: (speaking) => this.#signaling.sendSpeaking(speaking),
      onEvent: (event) => this.#dispatch(event),
    });
    this.reactions = new CallReactions(clock);
    this.captions = new CallCaptions({
      ...deps.captions,
      clock,
      random,
      voice: () => this.#voice.sentTrack,
      sendCaptionState: (change) => this.#signaling.setCaptions(change),
      send: (caption) => {
        this.#signaling.sendCaption(caption);
        if (this.#own) this.#transcribe(this.#own, caption);
      },
      keep: (words) => this.transcript.said(words),
    });
    this.transcript = new CallTranscript({
      clock,
      api: deps.transcript,
      onKept: (isKept) => this.captions.setKept(isKept),
    });
    this.recording = new CallRecording({
      ...deps.recording,
      sources: () =>
        recordedSources({
          own: this.#own,
          ownSounds: [this.#voice.track, this.#media.screenSound],
          ownPictures: this.#media.getSnapshot().pictures,
          participants: this.#connections.getSnapshot(),
          sounds: this.#sounds.sounds(),
          videos: this.videos.getSnapshot(),
        }),
      now: clock.now,
      onTranscribing: (isTranscribing) => this.captions.setTranscribing(isTranscribing),
      requestConsent: (request) => this.#signaling.askToRecord(request),
      agree: (id) => this.#signaling.agreeToRecording(id),
      end: (id) => this.#signaling.endRecording(id),
    });
    this.pointer = new DocumentPointer({
      clock,
      send: (pointer) => this.#signaling.sendPointer(pointer),
    });
    this.#sounds = new RemoteAudioTracker(deps.voices, () => this.recording.update());
    this.#media = new CallMedia({
      ...deps,
      setTrack: (kind, track) => this.#connections.setLocalTrack(kind, track),
      sendMedia: (media) => this.#signaling.setMedia(media),
      sendHand: (raised) => this.#signaling.raiseHand(raised),
    });
    this.videos = new RemoteVideos(deps.streamOf);
    this.#connections = new CallConnections({
      clock,
      random,
      voices: this.#sounds,
      videos: this.videos,
      surroundings: deps.surroundings,
      createConnection: () => deps.createConnection(this.#joinTokens.ice),
      sendSignal: (to, signal) => this.#signaling.sendSignal(to, signal),
      openMedia: (request) => this.#signaling.openMedia(request),
      relayedSignaling: {
        publish: (request) => this.#signaling.publishMedia(request),
        receive: (request) => this.#signaling.receiveMedia(request),
        answer: (sdp) => this.#signaling.answerMedia(sdp),
        sendCandidate: (candidate) => this.#signaling.sendMediaCandidate(candidate),
      },
      sfu: deps.sfuLoaders(() => deps.createConnection(this.#joinTokens.ice)),
    });
    this.#unsubscribes = [
      this.#media.subscribe(() => {
        this.#dispatch({ kind: 'mediaChanged', media: this.#media.getSnapshot() });
        this.recording.update();
      }),
      this.videos.subscribe(() => this.recording.update()),
      this.#connections.subscribe(() => {
        this.#onParticipants(this.#connections.getSnapshot());
        this.recording.update();
      }),
    ];
    this.#signaling = new SignalingChannel({
      clock,
      random,
      socket: deps.openSocket(),
      joinToken: (wanted) => this.#joinTokens.valid(wanted),
      renewAccessToken: deps.renewAccessToken,
      onJoined: ({ participantId, recording, transcript, ...room }) => {
        const { participants } = room;
        this.#participantId = participantId;
        this.#onListeners(room);
        this.#connections.joined(participantId, room);
        this.#dispatch({ kind: 'joined' });
        const [own, others] = this.#split(participants);
        if (own) this.#media.onJoined(own, others);
        this.captions.onParticipants(others);
        if (own) this.captions.onJoined(own);
        this.recording.entered(recording);
        this.transcript.listed(transcript, participantId);
      },
      onRefused: (error) => this.end({ refused: error }),
      onParticipants: ({ recording, transcript, ...room }) => {
        const { participants } = room;
        // Updates the recording before adding new participants, because they have not consented yet.
        this.recording.listed(recording);
        this.transcript.listed(transcript, this.#participantId);
        this.#onListeners(room);
        this.#connections.update(room);
        const [own, others] = this.#split(participants);
        if (own) this.#media.onParticipants(own);
        this.captions.onParticipants(others);
      },
      onSignal: (from, signal) => this.#connections.receive(from, signal),
      onMediaOffer: (offer) => this.#connections.sfu?.offered(offer),
      onMediaClosed: () => this.#connections.sfu?.closed(),
      onSpeaking: (participantId, speaking) =>
        this.#connections.setSpeaking(participantId, speaking),
      onScreenTaken: (by) => this.#media.screenTaken(by),
      onParticipantLeft: (left) => this.#dispatch({ kind: 'participantLeft', left }),
      onReaction: (reaction) => this.reactions.show(reaction),
      onCaption: (caption) => {
        this.captions.heard(caption);
        const speaker = this.#connections
          .getSnapshot()
          .find(({ participantId }) => participantId === caption.participantId);
        if (speaker) this.#transcribe(speaker, caption);
      },
      onPointer: (pointer) => this.pointer.received(pointer),
      onRecordingEnded: (ended) => this.recording.ended(ended),
      onEnded: (reason) => this.end(reason),
      onLost: () => {
        this.#connections.lost();
        this.#media.onConnectionLost();
        this.captions.onConnectionLost();
        this.recording.lost();
        this.#dispatch({ kind: 'signalingLost' });
      },
    });
    this.#deadlines.plan(deadlinesOf(this.getSnapshot()));
    if (!deps.muted) void this.setMuted(false);
    if (deps.camera) void this.setCamera(true);
  }

  async setMuted(muted: boolean): Promise<void> {
    if (this.#isListener && !muted) return;
    if (this.getSnapshot().phase !== 'ended') await this.#voice.setMuted(muted);
  }

  setShownCameras(shown: ShownCameras): void {
    this.#connections.setShownCameras(shown);
  }

  get #isListener(): boolean {
    const state = this.getSnapshot();
    return state.phase !== 'ended' && state.isListener;
  }

  get participantId(): string | null {
    return this.#participantId;
  }

  get level() {
    return this.#voice.level;
  }

  async changeDevices(): Promise<void> {
    await Promise.all([this.#voice.changeMicrophone(), this.#media.changeCamera()]);
  }

  changeBackground(): void {
    this.#media.changeBackground();
  }

  async reopenMicrophone(): Promise<void> {
    await this.#voice.reopenMicrophone();
  }

  async setCamera(on: boolean): Promise<void> {
    if (this.getSnapshot().phase === 'ended' || (this.#isListener && on)) return;
    // Only one notice is shown, and that of the microphone comes first.
    if (on) this.#voice.dismiss();
    await this.#media.setCamera(on);
  }

  async setScreen(on: boolean): Promise<void> {
    if (this.getSnapshot().phase === 'ended' || (this.#isListener && on)) return;
    if (on) this.dismissDeviceNotice();
    await this.#media.setScreen(on);
  }

  /** Lets a listener speak, or makes a speaker a listener. Only for administrators in an all-hands room. */
  async setSpeaker(userId: string, speaker: boolean): Promise<VoiceAnswer> {
    const participants = this.#connections.getSnapshot();
    const participantId = participants.find((each) => each.userId === userId)?.participantId;
    if (!participantId) return { ok: false, error: 'voiceChatRoomInvalid' };
    return this.#signaling.setSpeaker({ participantId, speaker });
  }

  raiseHand(raised: boolean): void {
    this.#media.raiseHand(raised);
  }

  react(reaction: VoiceReactionKind): void {
    this.#signaling.react(reaction);
  }

  dismissDeviceNotice(): void {
    this.#voice.dismiss();
    this.#media.dismiss();
    this.captions.dismissProblem();
  }

  continue(): void {
    this.#signaling.continue();
    this.#dispatch({ kind: 'continued' });
  }

  /** @param metres to other members on the same floor, by user id */
  setDistances(metres: ReadonlyMap<string, number>): void {
    const state = this.getSnapshot();
    if (state.phase === 'ended') return;
    if (state.room.kind === 'AREA') return this.#connections.setDistances(metres, voiceZoneRange);
    if (!state.range) return;
    this.#metres = metres;
    if (state.participants.length > 0) this.#measureRange(state.participants);
  }

  showRangeWarning(metres: number): void {
    this.#dispatch({ kind: 'rangeWarned', metres });
  }

  authenticate(token: string): void {
    this.#signaling.authenticate(token);
  }

  /** Sends the last speech to the transcript before the member leaves. */
  async finishSpeech(): Promise<void> {
    this.captions.flush();
    await this.transcript.finish();
  }

  leave({ byMessage = false } = {}): void {
    this.#movesToMessages = byMessage;
    this.end('left');
  }

  end(reason: CallEndReason): void {
    this.#dispatch({ kind: 'ended', reason });
  }

  override dispose(): void {
    this.leave();
  }

  /**
   * All are heard at the distance of the nearest, because members of one conversation may be on
   * opposite sides of it. Members still walking towards the call are heard at full volume.
   */
  #updateVolume(): void {
    const state = this.getSnapshot();
    if (state.phase === 'ended' || !state.range) return;
    const { talking, distance } = state.range;
    if (distance === null) return;
    const metres = distance === 'elsewhere' ? voiceRangeMetres : distance;
    const audibleDistance = talking.status === 'coming' ? 0 : metres;
    const heardAt = state.participants.map(({ userId }) => [userId, audibleDistance] as const);
    this.#connections.setDistances(new Map(heardAt), voiceRangeMetres);
  }

  #measureRange(participants: readonly CallParticipant[]): void {
    const distance = distanceToNearest(participants, this.#metres);
    this.#dispatch({ kind: 'distanceMeasured', distance });
    this.#updateVolume();
  }

  #onParticipants(participants: readonly CallParticipant[]): void {
    const before = this.getSnapshot();
    this.#dispatch({ kind: 'participantsChanged', participants });
    const after = this.getSnapshot();
    if (before.phase === 'ended' || after.phase === 'ended' || !after.range) return;
    if (participants.length === 0 || !hasDeparted(before.participants, participants)) return;
    if (this.#metres.size === 0) return;
    this.#measureRange(participants);
    this.#cancelApproach?.();
    this.#cancelApproach = this.#deps.clock.schedule(
      () => this.#approachRemaining(),
      approachDelayMs,
    );
  }

  /** Two participants who remain apart meet: only one of them walks. */
  #approachRemaining(): void {
    const state = this.getSnapshot();
    if (state.phase === 'ended') return;
    const metresOf = ({ userId }: CallParticipant) => this.#metres.get(userId) ?? Infinity;
    const [nearest] = state.participants.toSorted((one, other) => metresOf(one) - metresOf(other));
    const isWalker = (this.#participantId ?? '') > (nearest?.participantId ?? '');
    if (nearest && isWalker && metresOf(nearest) > voiceWarningMetres)
      this.#deps.approach(nearest.userId);
  }

  #transcribe(
    { participantId, ...names }: VoiceRoomParticipant,
    { text, isFinal }: VoiceCaption,
  ): void {
    if (isFinal) this.recording.said(participantId, { name: participantName(names), text });
  }

  /** A member who becomes a listener sends nothing any more. */
  #onListeners({ participants, listeners }: Pick<VoiceParticipants, 'participants' | 'listeners'>) {
    const own = participants.find(({ participantId }) => participantId === this.#participantId);
    const isListener = own?.listener ?? false;
    const others = isListener ? listeners - 1 : listeners;
    if (isListener && !this.#isListener) {
      void this.#voice.setMuted(true);
      void this.#media.setCamera(false);
      void this.#media.setScreen(false);
    }
    this.#dispatch({ kind: 'listenersChanged', listeners: others, isListener });
  }

  #split(
    participants: readonly VoiceRoomParticipant[],
  ): [own: VoiceRoomParticipant | undefined, others: VoiceRoomParticipant[]] {
    const isOwn = ({ participantId }: VoiceRoomParticipant) =>
      participantId === this.#participantId;
    const own = participants.find(isOwn);
    this.#own = own ?? null;
    return [own, participants.filter((each) => !isOwn(each))];
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
    this.#cancelApproach?.();
    for (const unsubscribe of this.#unsubscribes) unsubscribe();
    this.recording.dispose();
    this.transcript.dispose();
    this.captions.dispose();
    this.reactions.dispose();
    this.pointer.dispose();
    this.#media.dispose();
    this.#connections.dispose();
    this.#signaling.dispose({ byMessage: this.#movesToMessages });
    this.#voice.dispose();
    this.#joinTokens.dispose();
  }
}
