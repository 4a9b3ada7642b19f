import type { ReportZone } from '@office/world/walking';
import { useEffect, useState } from 'react';
import { useAllMeetingRooms } from '../../../../office/floors/useAllMeetingRooms.ts';
import { useVoice } from '../voiceContext.ts';
import { ZoneVoice } from '../ZoneVoice.ts';

export function useZoneVoice(floorId: string): ReportZone {
  const { zones, meetingRooms } = useVoice();
  const { rooms } = useAllMeetingRooms();
  const [zoneVoice] = useState(() => new ZoneVoice({ floorId, zones, meetingRooms }));
  useEffect(() => {
    if (rooms) zoneVoice.setRooms(rooms);
  }, [rooms, zoneVoice]);
  return zoneVoice.report;
}
