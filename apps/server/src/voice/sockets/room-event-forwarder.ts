import type { RealtimeMessages } from '@office/api';
import type { VoiceEndReason, VoiceEnded } from '@office/api/realtime';
import type { FastifyBaseLogger } from 'fastify';
import type { Bus } from '../../database/bus.ts';
import { ApiError } from '../../http/api-error.ts';
import type { RealtimeHub } from '../../realtime/hub.ts';
import type { Target } from '../../realtime/realtime.ts';
import { roomsOfTarget } from '../../realtime/socket-rooms.ts';
import { findOpenRoom, type VoiceDeps } from '../rooms/room-access.ts';
import { voiceRoomsTopic, type VoiceRoomEvent } from '../rooms/room-events.ts';
import { closeRoom } from '../participants/room-removal.ts';
import type { ParticipantCache } from './participant-cache.ts';
import type { SocketRegistry, VoiceSocket } from '../participants/socket-registry.ts';
import { endTranscripts, publishTranscripts } from '../transcripts/transcript-end.ts';
import { findZoneRooms } from '../rooms/zone-rooms.ts';

interface Deps extends Omit<VoiceDeps, 'realtime'> {
  realtime: RealtimeHub;
  bus: Pick<Bus, 'subscribe' | 'onGap'>;
  log: Pick<FastifyBaseLogger, 'error'>;
  sockets: SocketRegistry;
  roster: ParticipantCache;
  end(joined: VoiceSocket, reason: VoiceEndReason): void;
  onPlaceFree(news: Extract<VoiceRoomEvent, { kind: 'placeFree' }>): void;
}

/** Closes the call of an ended or cancelled meeting. It continues after the scheduled end. */
async function closeCallOfEndedMeeting(
  deps: VoiceDeps,
  organizationId: string,
  meeting: RealtimeMessages['updateMeetingStatus'],
): Promise<void> {
  const { meetingId, meetingRoomId, status, startTime, endTime } = meeting;
  const now = deps.now().getTime();
  const isEnded = status === 'ENDED' && Date.parse(endTime) > now;
  if (!isEnded && status !== 'CANCELED') return;
  if (!meetingRoomId) return closeRoom(deps, { organizationId, roomId: meetingId }, 'ended');
  // A meeting that has not begun has no call in its meeting room.
  if (Date.parse(startTime) > now) return;
  const rooms = await findZoneRooms(deps.db, { organizationId });
  const room = rooms.find((each) => each.meetingRoomId === meetingRoomId);
  if (room) await closeRoom(deps, { organizationId, roomId: room.id }, 'ended');
}

/** The talk in a meeting room continues after the meeting, also with members who did not take part. */
async function endTranscriptInMeetingRoom(
  deps: VoiceDeps,
  organizationId: string,
  { meetingId, meetingRoomId, status }: RealtimeMessages['updateMeetingStatus'],
): Promise<void> {
  if (!meetingRoomId || status !== 'ENDED') return;
  const meeting = { organizationId, meetingId };
  const ended = await deps.db.transaction((tx) => endTranscripts(tx, meeting, deps.now()));
  await publishTranscripts(deps, ended);
}

export class RoomEventForwarder {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  begin(): void {
    const { bus, sockets, realtime } = this.#deps;
    bus.subscribe(voiceRoomsTopic, (news) => this.#onRoomEvent(news as VoiceRoomEvent));
    bus.onGap(() => sockets.roomIds().forEach((roomId) => this.#refresh(roomId)));
    this.#subscribe(realtime);
  }

  readonly #logFailure = (error: unknown): void =>
    this.#deps.log.error({ err: error }, 'voice chat failed');

  #onRoomEvent(news: VoiceRoomEvent): void {
    if (news.kind === 'changed') return void this.#refresh(news.roomId);
    const { roomId } = news;
    const { sockets } = this.#deps;
    if (news.kind === 'placeFree') return this.#deps.onPlaceFree(news);
    if (news.kind === 'participantLeft') {
      const { participantId, byMessage } = news;
      for (const { socket } of sockets.inRoom(roomId))
        socket.emit('participantLeft', { roomId, participantId, byMessage });
      return;
    }
    if (news.kind === 'recordingEnded') {
      const { recordingId, participantId, reason } = news;
      for (const { socket } of sockets.inRoom(roomId))
        socket.emit('recordingEnded', { roomId, recordingId, participantId, reason });
      return;
    }
    if (news.kind === 'ended') {
      for (const { connectionId, participantId } of news.places) {
        const joined = sockets.get(connectionId);
        if (joined?.roomId === roomId && joined.participantId === participantId)
          this.#deps.end(joined, news.reason);
      }
      return;
    }
    for (const connectionId of news.connectionIds) {
      const joined = sockets.get(connectionId);
      if (joined?.roomId === roomId)
        joined.socket.emit('screenTaken', { roomId, participantId: news.participantId });
    }
  }

  #refresh(roomId: string): void {
    const { sockets, roster } = this.#deps;
    if (sockets.inRoom(roomId).length > 0) roster.refresh(roomId).catch(this.#logFailure);
  }

  #subscribe(realtime: RealtimeHub): void {
    realtime.on('organization', ({ organizationId, change }) => {
      if (change === 'OFFICES_UPDATED') this.#closeLostRooms(organizationId);
    });
    realtime.on('floorPlanChanged', (_message, target) => {
      if (typeof target === 'object' && 'organizationId' in target) {
        this.#closeLostRooms(target.organizationId);
      }
    });
    realtime.on('updateMeetingStatus', (meeting, target) => {
      if (typeof target === 'object' && 'organizationId' in target) {
        const { organizationId } = target;
        closeCallOfEndedMeeting(this.#deps, organizationId, meeting)
          .then(() => endTranscriptInMeetingRoom(this.#deps, organizationId, meeting))
          .catch(this.#logFailure);
      }
    });
    realtime.on('forcedLogout', (_message, target) => this.#notifyBlocked(target));
  }

  /** The sockets are disconnected shortly afterwards, and their participants are removed then. */
  #notifyBlocked(target: Target): void {
    const rooms = roomsOfTarget(target);
    for (const { socket, roomId } of this.#deps.sockets.all()) {
      if (rooms && !rooms.some((room) => socket.rooms.has(room))) continue;
      const message: VoiceEnded = { roomId, reason: 'blocked' };
      socket.emit('ended', message);
    }
  }

  #closeLostRooms(organizationId: string): void {
    const localSockets = this.#deps.sockets
      .all()
      .filter((joined) => joined.organizationId === organizationId);
    for (const roomId of new Set(localSockets.map((joined) => joined.roomId))) {
      const where = { organizationId, roomId };
      findOpenRoom(this.#deps.db, where)
        .catch((error: unknown) => {
          if (error instanceof ApiError) return closeRoom(this.#deps, where);
          throw error;
        })
        .catch(this.#logFailure);
    }
  }
}
