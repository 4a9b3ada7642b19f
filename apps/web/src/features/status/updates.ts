import { renew, type Updates } from '../../platform/realtime/updates.ts';

export const statusUpdates: Updates = {
  maintenanceChanged: [renew('/v1/maintenances/user')],
};
