import type { VoiceRoomParticipant, VoiceRoute } from '@office/api/realtime';
import { Store } from '@office/client/lib/Store.ts';
import type { IceConfiguration } from './JoinTokens.ts';
import type {
  CallParticipant,
  LinkEvents,
  ParticipantLink,
  ParticipantLinks,
  RemoteVoices,
} from './participants.ts';
import type { PeerSignal } from './PeerConnection.ts';
import { PeerMesh, type PeerMeshDeps } from './PeerMesh.ts';
import type { RemoteVideos } from './RemoteVideos.ts';
import { selectPictures, type ShownCameras } from './sfu/selectPictures.ts';
import { SfuLinks, type SfuLinksDeps } from './sfu/SfuLinks.ts';
import { isPicture, noTracks, trackKinds, type LocalTracks, type TrackKind } from './tracks.ts';
import { VoiceFade } from './VoiceFade.ts';

export interface CallConnectionsDeps
  extends Omit<PeerMeshDeps, keyof LinkEvents>, Omit<SfuLinksDeps, keyof LinkEvents> {
  voices: RemoteVoices;
  videos: Pick<RemoteVideos, 'show' | 'drop'>;
}

type RoomState = { participants: readonly VoiceRoomParticipant[]; route: VoiceRoute };

const speakingEndsMs = 2500;
/** Others may still be connecting to the media server, and are heard through the mesh until then. */
export const meshOverlapMs = 10_000;

/**
 * The other participants with their audio and video. A call begins as a mesh, and the server moves it to a media server
 * when it has too many participants.
 */
export class CallConnections extends Store<readonly CallParticipant[]> {
  readonly #deps: CallConnectionsDeps;
  #mesh: PeerMesh | null;
  #sfu: SfuLinks | null = null;
  #ownId: string | null = null;
  #tracks: LocalTracks = noTracks;
  #shown: ShownCameras = new Map();
  readonly #fades = new Map<string, VoiceFade>();
  readonly #speaking = new Map<string, () => void>();
  /** Tracks that the media server has sent replace those of the mesh. */
  readonly #sfuTracks = new Set<string>();
  #cancelOverlap: (() => void) | null = null;

  constructor(deps: CallConnectionsDeps) {
    super([]);
    this.#deps = deps;
    this.#mesh = this.#createMesh();
  }

  /** Creates connections that gather candidates while the join is pending. */
  prepare(count: number): void {
    this.#mesh?.prepare(count);
  }

  /** @param ownId the member's participant id; a changed id drops all connections */
  joined(ownId: string, room: RoomState): void {
    if (this.#ownId !== null && this.#ownId !== ownId) this.#stopAll();
    this.#ownId = ownId;
    this.#changeRoute(room.route);
    this.#mesh?.joined(ownId);
    this.#sfu?.joined(ownId);
    this.update(room);
  }

  lost(): void {
    this.#mesh?.lost();
    this.#sfu?.lost();
  }

  update({ participants, route }: RoomState): void {
    const ownId = this.#ownId;
    if (ownId === null) return;
    this.#changeRoute(route);
    const others = participants.filter(({ participantId }) => participantId !== ownId);
    const ids = new Set(others.map(({ participantId }) => participantId));
    for (const { participantId } of this.getSnapshot())
      if (!ids.has(participantId)) this.#stop(participantId);
    // Participants who join a call of the media server have no connection in the mesh.
    const mesh = this.#mesh;
    mesh?.update(this.#sfu ? new Set([...ids].filter((id) => mesh.has(id))) : ids);
    for (const { participantId, userId } of others) this.#deps.voices.assign(participantId, userId);
    this.set(
      others.map((other) => ({
        ...other,
        ...this.#linkOf(other.participantId),
        speaking: this.#speaking.has(other.participantId) && !other.muted,
      })),
    );
    this.#selectPictures();
  }

  receive(from: string, signal: PeerSignal): void {
    if (!this.#sfu || this.#mesh?.has(from)) this.#mesh?.receive(from, signal);
  }

  /** The media server, for its messages. Null in a mesh. */
  get sfu(): Pick<SfuLinks, 'offered' | 'closed'> | null {
    return this.#sfu;
  }

  /** Sets the speaking state, which expires unless it is repeated. */
  setSpeaking(participantId: string, speaking: boolean): void {
    if (!this.getSnapshot().some((each) => each.participantId === participantId)) return;
    this.#speaking.get(participantId)?.();
    this.#speaking.delete(participantId);
    if (speaking) {
      const end = () => this.setSpeaking(participantId, false);
      this.#speaking.set(participantId, this.#deps.clock.schedule(end, speakingEndsMs));
    }
    this.#change(participantId, { speaking });
  }

  setLocalTrack(kind: TrackKind, track: MediaStreamTrack | null): void {
    this.#tracks = { ...this.#tracks, [kind]: track };
    this.#mesh?.setLocalTrack(kind, track);
    this.#sfu?.setLocalTrack(kind, track);
  }

  setIce(ice: IceConfiguration): void {
    this.#mesh?.setIce(ice);
  }

  /** @param shown the cameras on the stage; a media server sends them in their size */
  setShownCameras(shown: ShownCameras): void {
    this.#shown = shown;
    this.#selectPictures();
  }

  /**
   * @param metres by user id; participants without an entry are on another floor
   * @param reach distance in metres from which the volume stays at its minimum
   */
  setDistances(metres: ReadonlyMap<string, number>, reach: number): void {
    for (const { participantId, userId } of this.getSnapshot()) {
      const fade = this.#fades.get(participantId) ?? new VoiceFade();
      this.#fades.set(participantId, fade);
      this.#deps.voices.setVolume(participantId, fade.at(metres.get(userId) ?? null, reach));
    }
  }

  override dispose(): void {
    this.#cancelOverlap?.();
    this.#stopAll();
    this.#mesh?.dispose();
    this.#sfu?.dispose();
  }

  #createMesh(): PeerMesh {
    return new PeerMesh({
      ...this.#deps,
      onTrack: (participantId, kind, track) => {
        if (!this.#sfuTracks.has(`${participantId} ${kind}`))
          this.#receiveTrack(participantId, kind, track);
      },
      onChange: (participantId) => this.#onLinkChange(participantId),
    });
  }

  #changeRoute(route: VoiceRoute): void {
    if (route === 'SFU') this.#sfu ??= this.#createSfu();
    else if (this.#sfu) this.#returnToMesh();
  }

  #createSfu(): SfuLinks {
    const sfu = new SfuLinks({
      ...this.#deps,
      onTrack: (participantId, kind, track) => {
        this.#sfuTracks.add(`${participantId} ${kind}`);
        this.#receiveTrack(participantId, kind, track);
      },
      onChange: () => {
        this.#onLinkChange();
        if (sfu.state === 'connected') this.#endMeshSoon();
      },
    });
    for (const kind of trackKinds) sfu.setLocalTrack(kind, this.#tracks[kind]);
    if (this.#ownId !== null) sfu.joined(this.#ownId);
    return sfu;
  }

  /** After all participants had left, for example during a long loss of the network. */
  #returnToMesh(): void {
    this.#cancelOverlap?.();
    this.#cancelOverlap = null;
    this.#stopAll();
    this.#sfu?.dispose();
    this.#sfu = null;
    if (this.#mesh) return;
    this.#mesh = this.#createMesh();
    for (const kind of trackKinds) this.#mesh.setLocalTrack(kind, this.#tracks[kind]);
    if (this.#ownId !== null) this.#mesh.joined(this.#ownId);
  }

  #endMeshSoon(): void {
    if (!this.#mesh) return;
    this.#cancelOverlap ??= this.#deps.clock.schedule(() => {
      this.#mesh?.dispose();
      this.#mesh = null;
      this.#cancelOverlap = null;
    }, meshOverlapMs);
  }

  #receiveTrack(participantId: string, kind: TrackKind, track: MediaStreamTrack): void {
    const { voices, videos } = this.#deps;
    if (isPicture(kind)) videos.show(participantId, kind, track);
    else voices.play(participantId, kind, track);
  }

  #linkOf(participantId: string): ParticipantLink {
    const isConnecting = this.#sfu?.state === 'connecting';
    const hasPeer = this.#mesh?.has(participantId) ?? false;
    const links: ParticipantLinks | null =
      this.#sfu && !(isConnecting && hasPeer) ? this.#sfu : this.#mesh;
    return links?.linkOf(participantId) ?? { connection: 'connecting' };
  }

  #onLinkChange(participantId?: string): void {
    this.set(
      this.getSnapshot().map((each) =>
        participantId === undefined || each.participantId === participantId
          ? { ...each, ...this.#linkOf(each.participantId) }
          : each,
      ),
    );
  }

  #selectPictures(): void {
    this.#sfu?.select(selectPictures(this.getSnapshot(), this.#shown));
  }

  #stopAll(): void {
    for (const { participantId } of this.getSnapshot()) this.#stop(participantId);
    this.#sfuTracks.clear();
  }

  #stop(participantId: string): void {
    this.#speaking.get(participantId)?.();
    this.#speaking.delete(participantId);
    this.#fades.delete(participantId);
    for (const kind of trackKinds) this.#sfuTracks.delete(`${participantId} ${kind}`);
    this.#deps.voices.stop(participantId);
    this.#deps.videos.drop(participantId);
  }

  #change(participantId: string, change: Partial<CallParticipant>): void {
    this.set(
      this.getSnapshot().map((each) =>
        each.participantId === participantId ? { ...each, ...change } : each,
      ),
    );
  }
}
