import type { Area } from '../platform/area.ts';
import { serveFiles } from './file-routes.ts';
import { filesHandlers } from './handlers.ts';

export const filesArea: Area = { handlers: filesHandlers, routes: serveFiles };
