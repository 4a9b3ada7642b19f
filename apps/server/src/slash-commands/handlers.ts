import type { Handlers } from '../platform/operation.ts';
import { listSlashCommands, runSlashCommand } from './run-slash-command.ts';
import * as commands from './slash-commands.ts';

export const slashCommandHandlers = {
  listSlashCommands: (_input, context) => listSlashCommands(context),
  runSlashCommand: ({ params, body }, context) => runSlashCommand(context, params.roomId, body),
  listAdminSlashCommands: (_input, context) => commands.listAdminSlashCommands(context),
  createSlashCommand: ({ body }, context) => commands.createSlashCommand(context, body),
  updateSlashCommand: ({ params, body }, context) =>
    commands.updateSlashCommand(context, params.slashCommandId, body),
  deleteSlashCommand: ({ params }, context) =>
    commands.deleteSlashCommand(context, params.slashCommandId),
  renewSlashCommandSecret: ({ params }, context) =>
    commands.renewSlashCommandSecret(context, params.slashCommandId),
} satisfies Handlers;
