import { Backoff } from '@office/world/backoff';
import type { VoiceMediaAnswer, VoiceMediaOffer } from '@office/api/realtime';
import type { Deps } from '@office/client/lib/deps.ts';
import type { LinkEvents, ParticipantLink, ParticipantLinks } from '../participants.ts';
import { noTracks, trackKinds, type LocalTracks, type TrackKind } from '../tracks.ts';
import type { RelayedSignaling } from './RelayedSession.ts';
import type { SelectedPictures } from './selectPictures.ts';
import type { SfuSession, SfuSessionEvents } from './SfuSession.ts';

type MediaAccess = Extract<VoiceMediaAnswer, { ok: true }>;
type Access<Kind> = Extract<MediaAccess, { kind: Kind }>;

/** Loaded when a call uses a media server. */
export interface SfuLoaders {
  relayed(
    events: SfuSessionEvents,
    access: Access<'RELAYED'>,
    signaling: RelayedSignaling,
  ): Promise<SfuSession>;
  liveKit(events: SfuSessionEvents, access: Access<'LIVEKIT'>): Promise<SfuSession>;
}

export interface SfuLinksDeps extends Deps, LinkEvents {
  openMedia(request: { resume: boolean }): Promise<VoiceMediaAnswer>;
  relayedSignaling: RelayedSignaling;
  sfu: SfuLoaders;
}

export const firstReopenMs = 250;
const maxReopenMs = 4000;
/** Time after which a participant sees that the connection cannot be restored. */
const lostAfterMs = 30_000;

/** One connection to a media server for all participants. Opens another one after a failure. */
export class SfuLinks implements ParticipantLinks {
  readonly #deps: SfuLinksDeps;
  readonly #retries: Backoff;
  #session: SfuSession | null = null;
  #tracks: LocalTracks = noTracks;
  #pictures: SelectedPictures = [];
  #ownId: string | null = null;
  #state: ParticipantLink['connection'] = 'connecting';
  /** Counts attempts, so that an older one cannot replace a newer one. */
  #attempt = 0;
  #hasChannel = false;
  #cancelRetry: (() => void) | null = null;
  #cancelLost: (() => void) | null = null;
  #isDisposed = false;

  constructor(deps: SfuLinksDeps) {
    this.#deps = deps;
    this.#retries = new Backoff({ firstMs: firstReopenMs, maxMs: maxReopenMs }, deps);
    this.#waitUntilLost();
  }

  get state(): ParticipantLink['connection'] {
    return this.#state;
  }

  joined(ownId: string): void {
    if (this.#hasChannel && ownId === this.#ownId) return;
    const isSame = ownId === this.#ownId;
    if (!isSame) this.#close();
    this.#ownId = ownId;
    this.#hasChannel = true;
    void this.#open({ resume: isSame && this.#session !== null });
  }

  lost(): void {
    this.#hasChannel = false;
    this.#cancelRetry?.();
  }

  linkOf(): ParticipantLink {
    return { connection: this.#state };
  }

  setLocalTrack(kind: TrackKind, track: MediaStreamTrack | null): void {
    this.#tracks = { ...this.#tracks, [kind]: track };
    this.#session?.setLocalTrack(kind, track);
  }

  select(pictures: SelectedPictures): void {
    if (JSON.stringify(pictures) === JSON.stringify(this.#pictures)) return;
    this.#pictures = pictures;
    this.#session?.select(pictures);
  }

  offered(offer: VoiceMediaOffer): void {
    this.#session?.offered?.(offer);
  }

  /** The server has closed the connections, for example because the media server stopped. */
  closed(): void {
    this.#fail();
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#cancelLost?.();
    this.#close();
  }

  async #open(request: { resume: boolean }): Promise<void> {
    const attempt = ++this.#attempt;
    const isLatest = () => attempt === this.#attempt && !this.#isDisposed && this.#hasChannel;
    this.#cancelRetry?.();
    const access = await this.#deps.openMedia(request);
    if (!isLatest()) return;
    if (!access.ok) return this.#retry();
    if (request.resume && this.#session && (access.kind === 'LIVEKIT' || access.resumed)) return;
    this.#session?.dispose();
    this.#session = null;
    try {
      await this.#start(access, isLatest);
    } catch {
      if (isLatest()) this.#retry();
    }
  }

  async #start(access: MediaAccess, isLatest: () => boolean): Promise<void> {
    const { sfu, relayedSignaling, onTrack } = this.#deps;
    const isCurrent = () => session === this.#session;
    const events: SfuSessionEvents = {
      onTrack,
      onConnected: () => {
        if (isCurrent()) this.#connected();
      },
      onFailed: () => {
        if (isCurrent()) this.#fail();
      },
    };
    const session: SfuSession =
      access.kind === 'LIVEKIT'
        ? await sfu.liveKit(events, access)
        : await sfu.relayed(events, access, relayedSignaling);
    if (!isLatest()) return session.dispose();
    this.#session = session;
    for (const kind of trackKinds) session.setLocalTrack(kind, this.#tracks[kind]);
    session.start();
    session.select(this.#pictures);
  }

  #connected(): void {
    this.#retries.reset();
    this.#cancelLost?.();
    this.#cancelLost = null;
    this.#setState('connected');
  }

  #fail(): void {
    this.#close();
    if (this.#isDisposed) return;
    if (this.#state === 'connected') {
      this.#setState('reconnecting');
      this.#waitUntilLost();
    }
    if (this.#hasChannel) this.#retry();
  }

  #retry(): void {
    this.#cancelRetry?.();
    this.#cancelRetry = this.#deps.clock.schedule(
      () => void this.#open({ resume: false }),
      this.#retries.next(),
    );
  }

  #waitUntilLost(): void {
    this.#cancelLost ??= this.#deps.clock.schedule(() => this.#setState('lost'), lostAfterMs);
  }

  #close(): void {
    this.#attempt++;
    this.#cancelRetry?.();
    this.#session?.dispose();
    this.#session = null;
  }

  #setState(state: ParticipantLink['connection']): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#deps.onChange();
  }
}
