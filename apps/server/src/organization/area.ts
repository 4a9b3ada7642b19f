import type { Area } from '../platform/area.ts';
import { organizationHandlers } from './handlers.ts';
import { meetingRoomSource } from './meeting-room-search.ts';
import { organizationFileLinks } from './organization-store.ts';

export const organizationArea: Area = {
  handlers: organizationHandlers,
  searchSources: [meetingRoomSource],
  fileLinks: organizationFileLinks,
};
