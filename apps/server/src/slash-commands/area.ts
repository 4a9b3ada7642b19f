import type { Area } from '../platform/area.ts';
import { slashCommandHandlers } from './handlers.ts';

export const slashCommandsArea: Area = { handlers: slashCommandHandlers };
