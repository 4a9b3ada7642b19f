import type {
  VoiceMediaCandidate,
  VoicePictureQuality,
  VoicePublishRequest,
  VoiceReceiveRequest,
  VoiceTrackKind,
} from '@office/api/realtime';
import type { FastifyBaseLogger } from 'fastify';
import { KeyedQueue } from '../../../lib/keyed-queue.ts';
import type { MediaAccess, MediaEvents, MediaParticipant, MediaSession } from '../media-router.ts';
import {
  isPluginError,
  type JanusHandle,
  type Jsep,
  type PluginData,
  type SubscribedStream,
} from './janus-connection.ts';
import type { JanusNode } from './janus-node.ts';

export interface JanusSessionDeps extends MediaEvents {
  /** Called once for each session. */
  onEnded(): void;
  node: JanusNode;
  participant: MediaParticipant;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

const joinAttempts = 4;
/** Time for a client to answer an offer. */
const clientAnswerTimeoutMs = 10_000;
/** Time without a packet after which Janus sends a smaller layer. Its default is shorter than the interval of slow cameras. */
const layerTimeoutUs = 1_000_000;
/** The layers of a camera with three sizes. */
const substreams: Record<VoicePictureQuality, number> = { LOW: 0, MEDIUM: 1, HIGH: 2 };

/** A track of another participant, `mid` as published. */
interface Track {
  feed: string;
  mid: string;
  kind: VoiceTrackKind;
}

const keyOf = ({ feed, mid }: Pick<Track, 'feed' | 'mid'>) => `${feed} ${mid}`;

/** A participant in a VideoRoom: one handle sends the participant's tracks, one receives those of the others. */
export class JanusSession implements MediaSession {
  readonly node: string;
  readonly access: MediaAccess;
  readonly signaling = this;
  readonly #deps: JanusSessionDeps;
  readonly #turns = new KeyedQueue();
  readonly #feeds = new Map<string, Track[]>();
  readonly #subscribed = new Map<string, { mid: string; quality?: VoicePictureQuality }>();
  #publisher: JanusHandle | null = null;
  #subscriber: JanusHandle | null = null;
  #pictures: VoiceReceiveRequest['pictures'] = [];
  #onAnswered: (() => void) | null = null;
  /** Offers before the first `receive` would overtake the acknowledgement of `openMedia`. */
  #isReceiving = false;
  #isClosed = false;

  constructor(deps: JanusSessionDeps) {
    this.#deps = deps;
    const { node, canPublish } = deps.participant;
    this.node = node;
    this.access = { ok: true, kind: 'RELAYED', resumed: false, canPublish };
  }

  /** Enters the room. A connection of the same participant through another process is removed. */
  async join(): Promise<void> {
    const { node, participant } = this.#deps;
    const { roomId: room, participantId: id } = participant;
    this.#publisher = await this.#attach((data) => this.#onRoomEvent(data));
    for (let attempt = 1; ; attempt++) {
      try {
        const request = { request: 'join', ptype: 'publisher', room, id };
        const { data } = await this.#publisher.request(request);
        this.#addFeeds(data);
        return;
      } catch (error) {
        if (attempt === joinAttempts) throw error;
        if (isPluginError(error, 'noSuchRoom')) await node.ensureRoom(room);
        else if (isPluginError(error, 'idExists')) await node.kick(room, id);
        else throw error;
      }
    }
  }

  async publish({ sdp, tracks }: VoicePublishRequest): Promise<string> {
    const descriptions = tracks.map(({ mid, kind }) => ({ mid, description: kind }));
    const offer: Jsep = { type: 'offer', sdp };
    const request = { request: 'configure', audio: true, video: true, descriptions };
    const { jsep } = await this.#publisher!.request(request, offer);
    return jsep!.sdp;
  }

  receive({ pictures }: VoiceReceiveRequest): void {
    this.#pictures = pictures;
    this.#isReceiving = true;
    this.#update();
  }

  answer(sdp: string): void {
    const jsep: Jsep = { type: 'answer', sdp };
    this.#subscriber
      ?.request({ request: 'start' }, jsep)
      .catch((error: unknown) => this.#fail(error))
      .finally(() => this.#onAnswered?.());
  }

  addCandidate({ connection, candidate }: VoiceMediaCandidate): void {
    const handle = connection === 'PUBLISH' ? this.#publisher : this.#subscriber;
    handle?.trickle(candidate);
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#end();
    const { node, participant } = this.#deps;
    if (!node.connection) return;
    await Promise.allSettled([this.#publisher?.detach(), this.#subscriber?.detach()]);
    await node.destroyIfEmpty(participant.roomId).catch(() => {
      // The node has stopped, and its rooms with it.
    });
  }

  /** Ends the session after Janus ended its connections. */
  lost(): void {
    if (this.#isClosed) return;
    void this.close();
    this.#deps.onClosed();
  }

  #end(): void {
    this.#isClosed = true;
    this.#onAnswered?.();
    this.#deps.onEnded();
  }

  async #attach(onEvent?: (data: PluginData) => void): Promise<JanusHandle> {
    const { connection } = this.#deps.node;
    if (!connection) throw new Error('Janus: closed');
    return connection.attach({ ...(onEvent && { onEvent }), onHangup: () => this.lost() });
  }

  #onRoomEvent(data: PluginData): void {
    const { participantId } = this.#deps.participant;
    if (data.publishers) this.#addFeeds(data);
    for (const feed of [data.unpublished, data.leaving]) {
      if (feed !== undefined && this.#feeds.delete(String(feed))) this.#update();
    }
    if (data.kicked === participantId || data.leaving === 'ok') this.lost();
  }

  #addFeeds({ publishers = [] }: PluginData): void {
    for (const { id, streams = [] } of publishers) {
      const tracks = streams
        .filter(({ disabled }) => !disabled)
        .map(({ mid, description }) => ({
          feed: String(id),
          mid,
          kind: description as VoiceTrackKind,
        }));
      this.#feeds.set(String(id), tracks);
    }
    if (publishers.length > 0) this.#update();
  }

  /** Voices of all participants, and the selected videos with the sound of a selected screen. */
  #wanted(): Map<string, Track & { quality?: VoicePictureQuality }> {
    const wanted = new Map<string, Track & { quality?: VoicePictureQuality }>();
    for (const track of [...this.#feeds.values()].flat()) {
      const { feed, kind } = track;
      const pictureKind = kind === 'screenSound' ? 'screen' : kind;
      const picture = this.#pictures.find(
        (each) => each.participantId === feed && each.kind === pictureKind,
      );
      if (kind === 'voice' || picture) {
        const quality = kind === 'camera' ? picture?.quality : undefined;
        wanted.set(keyOf(track), { ...track, ...(quality && { quality }) });
      }
    }
    return wanted;
  }

  #update(): void {
    if (this.#isClosed || !this.#isReceiving) return;
    this.#turns.run('update', () => this.#subscribe()).catch((error: unknown) => this.#fail(error));
  }

  async #subscribe(): Promise<void> {
    if (this.#isClosed) return;
    const wanted = this.#wanted();
    const added = [...wanted.values()].filter((track) => !this.#subscribed.has(keyOf(track)));
    const removed = [...this.#subscribed].filter(([key]) => !wanted.has(key));
    if (added.length > 0 || removed.length > 0) await this.#changeStreams(added, removed);
    await this.#changeQualities(wanted);
  }

  async #changeStreams(
    added: readonly Track[],
    removed: readonly [key: string, stream: { mid: string }][],
  ): Promise<void> {
    const streams = added.map(({ feed, mid }) => ({ feed, mid }));
    if (!this.#subscriber) {
      this.#subscriber = await this.#attach();
      const { roomId: room } = this.#deps.participant;
      // Offers of Janus after a participant left would overlap with those of `update`.
      const join = { request: 'join', ptype: 'subscriber', room, autoupdate: false };
      await this.#offer({ ...join, streams });
      return;
    }
    const unsubscribe = removed.map(([, { mid }]) => ({ sub_mid: mid }));
    await this.#offer({
      request: 'update',
      ...(streams.length > 0 && { subscribe: streams }),
      ...(unsubscribe.length > 0 && { unsubscribe }),
    });
  }

  /** Sends the offer of Janus to the client and waits for its answer, because offers must not overlap. */
  async #offer(request: Record<string, unknown>): Promise<void> {
    const { data, jsep } = await this.#subscriber!.request(request);
    // The client has not answered the previous offer.
    if (data.videoroom === 'updating') throw new Error('Janus: waiting for an answer');
    const active = (data.streams ?? []).filter(isActive);
    const before = new Map(this.#subscribed);
    this.#subscribed.clear();
    for (const { mid, feed_id: feed, feed_mid: feedMid } of active) {
      const key = keyOf({ feed, mid: feedMid });
      this.#subscribed.set(key, { ...before.get(key), mid });
    }
    if (!jsep || this.#isClosed) return;
    const answered = new Promise<void>((resolve) => {
      const timeout = setTimeout(resolve, clientAnswerTimeoutMs);
      this.#onAnswered = () => {
        clearTimeout(timeout);
        resolve();
      };
    });
    const tracks = active.map(({ mid, feed_id: participantId, feed_description: description }) => ({
      mid,
      participantId,
      kind: description as VoiceTrackKind,
    }));
    this.#deps.onOffer({ sdp: jsep.sdp, tracks });
    await answered;
  }

  async #changeQualities(
    wanted: ReadonlyMap<string, { quality?: VoicePictureQuality }>,
  ): Promise<void> {
    const streams = [...this.#subscribed].flatMap(([key, stream]) => {
      const quality = wanted.get(key)?.quality;
      if (!quality || quality === stream.quality) return [];
      this.#subscribed.set(key, { ...stream, quality });
      return [{ mid: stream.mid, substream: substreams[quality], fallback: layerTimeoutUs }];
    });
    if (streams.length > 0) await this.#subscriber!.request({ request: 'configure', streams });
  }

  #fail(error: unknown): void {
    if (this.#isClosed) return;
    this.#deps.log.warn({ err: error }, 'the media server refused a request');
    this.lost();
  }
}

type ActiveStream = Required<Omit<SubscribedStream, 'active'>>;

function isActive(stream: SubscribedStream): stream is ActiveStream {
  return stream.active !== false && stream.feed_id !== undefined && stream.feed_mid !== undefined;
}
