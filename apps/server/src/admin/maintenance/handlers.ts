import { pageOf } from '../../http/page.ts';
import type { Handlers } from '../../platform/operation.ts';
import {
  announceMaintenance,
  changeMaintenance,
  endMaintenance,
  listMaintenances,
  startMaintenance,
} from './maintenance-plan.ts';

export const maintenanceHandlers = {
  listMaintenances: ({ query }, context) => listMaintenances(context, pageOf(query)),
  announceMaintenance: ({ body }, context) => announceMaintenance(context, body),
  changeMaintenance: ({ params, body }, context) =>
    changeMaintenance(context, params.maintenanceId, body),
  startMaintenance: ({ params, body }, context) =>
    startMaintenance(context, params.maintenanceId, body.version),
  endMaintenance: ({ params, body }, context) =>
    endMaintenance(context, params.maintenanceId, body.version),
} satisfies Handlers;
