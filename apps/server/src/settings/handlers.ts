import type { Handlers } from '../platform/operation.ts';
import { getSettings, updateSettings } from './settings.ts';

export const settingsHandlers = {
  getSettings: (_input, context) => getSettings(context, context.claims),
  updateSettings: ({ body }, context) => updateSettings(context, context.claims, body),
} satisfies Handlers;
