import { confirmPassword } from '../auth/sessions/confirm-password.ts';
import type { Handlers } from '../platform/operation.ts';
import { getExport, requestExport } from './personal/exports.ts';

const inOffice = { administration: false };

export const dataExportHandlers = {
  getOwnDataExport: (_input, context) => getExport(context, context.viewer, inOffice),
  exportOwnData: async ({ body }, context) => {
    await confirmPassword(context, body.currentPassword, context);
    return requestExport(context, context.viewer, inOffice);
  },
} satisfies Handlers;
