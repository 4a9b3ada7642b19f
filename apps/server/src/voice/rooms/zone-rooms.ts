import type { Language } from '@office/vocabulary';
import type { Queryable } from '../../database/database.ts';
import { searchableNames } from '../../map/floor-names.ts';
import { zoneUuid } from '../../map/zone-id.ts';
import { meetingRoomId } from '../../organization/meeting-rooms.ts';
import { findVoiceZones, type VoiceZone } from '../store/zone-store.ts';

export interface ZoneRoom {
  id: string;
  kind: 'AREA' | 'MEETING_AREA';
  floorId: string;
  zoneId: string;
  names: Record<Language, string>;
  searchNames: string[];
  meetingRoomId: string | null;
}

export async function findZoneRooms(
  tx: Queryable,
  where: { organizationId: string; floorId?: string },
): Promise<ZoneRoom[]> {
  const rows = await findVoiceZones(tx, where);
  return rows.flatMap(({ floorId, zones }) => zones.map((zone) => toZoneRoom(floorId, zone)));
}

function toZoneRoom(floorId: string, { id: zoneId, kind, name }: VoiceZone): ZoneRoom {
  const shared = {
    floorId,
    zoneId,
    names: { ja: name.ja, en: name.en },
    searchNames: searchableNames(name),
  };
  return kind === 'VOICE'
    ? { ...shared, id: areaRoomId(floorId, zoneId), kind: 'AREA', meetingRoomId: null }
    : {
        ...shared,
        id: zoneUuid('voice-meeting-area', floorId, zoneId),
        kind: 'MEETING_AREA',
        meetingRoomId: meetingRoomId(floorId, zoneId),
      };
}

function areaRoomId(floorId: string, zoneId: string): string {
  return zoneUuid('voice-area', floorId, zoneId);
}
