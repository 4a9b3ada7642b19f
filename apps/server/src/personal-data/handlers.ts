import type { Handlers } from '../platform/operation.ts';
import { getExport, requestExport } from './export/exports.ts';

const inOffice = { administration: false };

export const personalDataHandlers = {
  getOwnDataExport: (_input, context) => getExport(context, context.viewer, inOffice),
  exportOwnData: (_input, context) => requestExport(context, context.viewer, inOffice),
} satisfies Handlers;
