import { localizedName, maxPageSize } from '@office/vocabulary';
import type { ChatRoomType, Language, SeatState } from '@office/vocabulary';
import { deskSchema, meetingsSchema, roomMeetingsSchema } from './answers.ts';
import type { RoomMeetings } from './answers.ts';
import { floorPlanSchema } from '@office/world/floor-plan';
import type { FloorPlan } from '@office/world/floor-plan';
import { readAs } from '@office/world/read-as';
import type { DeskContents, DeskMeeting } from './desk-contents.ts';
import type { SceneSession } from './session.ts';

/** `status` is 0 if there was no response. */
class ApiError extends Error {
  readonly status: number;

  constructor(status: number, path: string) {
    super(`${path} answered ${status}`);
    this.status = status;
  }
}

export interface FloorSummary {
  id: string;
  name: string;
  presentCount: number;
  blocked: boolean;
}

interface SeatOwner {
  name: string;
  nameLatin?: string | undefined;
}

export interface SeatPosition {
  seatId: string;
  label: string;
  floorId: string;
  state: SeatState;
  owner: SeatOwner | undefined;
}

function toOwner({ nameKanji, nameLatin }: Record<string, unknown>): SeatOwner {
  return {
    name: String(nameKanji ?? ''),
    nameLatin: typeof nameLatin === 'string' ? nameLatin : undefined,
  };
}

/** `unavailable`: another member took the seat first. */
export type SeatOutcome = 'taken' | 'unavailable' | 'failed';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const listOf = (value: unknown): Record<string, unknown>[] =>
  isObject(value) && Array.isArray(value['data']) ? value['data'].filter(isObject) : [];

export class OfficeApi {
  readonly session: SceneSession;

  constructor(session: SceneSession) {
    this.session = session;
  }

  async plan(floorId: string): Promise<FloorPlan> {
    const path = `/v1/contracts/floors/${encodeURIComponent(floorId)}/plan`;
    const plan = readAs(floorPlanSchema, await this.#get(path));
    if (!plan) throw new ApiError(0, path);
    return plan;
  }

  async floors(): Promise<FloorSummary[]> {
    const offices = listOf(await this.#get('/v1/contracts/offices'));
    return offices
      .flatMap((office) => (Array.isArray(office['floors']) ? office['floors'] : []))
      .filter(isObject)
      .map((floor) => ({
        id: String(floor['id']),
        name: String(floor['name'] ?? ''),
        presentCount: Number(floor['presentCount']) || 0,
        blocked: floor['blocked'] === true,
      }));
  }

  async seats(): Promise<SeatPosition[]> {
    const { contractId } = this.session.data;
    const seats = listOf(
      await this.#get(`/v1/user-seat-positions/org-contract/${encodeURIComponent(contractId)}`),
    );
    return seats.map((seat) => ({
      seatId: String(seat['seatId']),
      label: String(seat['label'] ?? seat['seatId']),
      floorId: String(seat['floorId']),
      state: seat['state'] === 'ACTIVE' || seat['state'] === 'SELECTED' ? seat['state'] : 'EMPTY',
      owner: isObject(seat['user']) ? toOwner(seat['user']) : undefined,
    }));
  }

  /** Takes a seat for the member and releases the previous one. */
  async takeSeat(floorId: string, seatId: string): Promise<SeatOutcome> {
    const orgContractId = this.session.data.contractId;
    try {
      await this.#call('/v1/user-seat-positions', {
        method: 'POST',
        body: JSON.stringify({ orgContractId, floorId, seatId, state: 'ACTIVE' }),
      });
      return 'taken';
    } catch (error) {
      return error instanceof ApiError && error.status === 409 ? 'unavailable' : 'failed';
    }
  }

  /** The authors of the notes have their displayed names in the language. */
  async desk(language: Language): Promise<Pick<DeskContents, 'decorations' | 'notes'>> {
    const path = `/v1/users/${encodeURIComponent(this.session.data.user.id)}/desk`;
    const desk = readAs(deskSchema, await this.#get(path));
    if (!desk) throw new ApiError(0, path);
    const notes = desk.notes.map((note) => ({
      ...note,
      author: localizedName(note.author.nameKanji, note.author.nameLatin, language),
    }));
    return { decorations: desk.decorations, notes };
  }

  async todaysMeetings(): Promise<DeskMeeting[]> {
    const now = new Date();
    const midnight = (days: number) =>
      new Date(now.getFullYear(), now.getMonth(), now.getDate() + days).toISOString();
    const range = new URLSearchParams({ startTime: midnight(0), endTime: midnight(1) });
    const path = `/v1/meetings?${range}`;
    const list = readAs(meetingsSchema, await this.#get(path));
    if (!list) throw new ApiError(0, path);
    return list.data.flatMap(({ title, startTime, status }) =>
      startTime ? [{ title, startTime, over: status === 'ENDED' }] : [],
    );
  }

  async unread(type: ChatRoomType): Promise<number> {
    const answer = await this.#get(`/v1/user/chat-rooms/unread?type=${type}`);
    return isObject(answer) ? Number(answer['unreadCount']) || 0 : 0;
  }

  async meetingRooms(floorId: string): Promise<Map<string, string>> {
    const rooms = await this.#allPages('/v1/organizations/contracts/meeting-rooms');
    return new Map(
      rooms
        .filter((room) => room['floorId'] === floorId)
        .map((room) => [String(room['zoneId']), String(room['id'])]),
    );
  }

  async roomMeetings(floorId: string): Promise<RoomMeetings[]> {
    const path = `/v1/meetings/rooms?floorId=${encodeURIComponent(floorId)}`;
    const list = readAs(roomMeetingsSchema, await this.#get(path));
    if (!list) throw new ApiError(0, path);
    return list.data;
  }

  async #allPages(path: string): Promise<Record<string, unknown>[]> {
    const entries: Record<string, unknown>[] = [];
    for (let page = 1; ; page++) {
      const answer = await this.#get(`${path}?page=${page}&limit=${maxPageSize}`);
      entries.push(...listOf(answer));
      const metadata = isObject(answer) ? answer['metadata'] : undefined;
      if (!isObject(metadata) || metadata['hasNextPage'] !== true) return entries;
    }
  }

  #get(path: string): Promise<unknown> {
    return this.#call(path, {});
  }

  async #call(path: string, request: { method?: string; body?: string }): Promise<unknown> {
    const { apiBaseUrl, language, accessToken } = this.session.data;
    const attempt = (token: string) =>
      fetch(`${apiBaseUrl}${path}`, {
        ...request,
        headers: {
          Authorization: `Bearer ${token}`,
          'Accept-Language': language,
          ...(request.body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
      }).catch(() => {
        throw new ApiError(0, path);
      });
    let response = await attempt(accessToken);
    if (response.status === 401)
      response = await attempt(await this.session.refreshToken(accessToken));
    if (!response.ok) throw new ApiError(response.status, path);
    return response.json();
  }
}
