export interface ChatSlashCommand {
  /** Without the slash. */
  name: string;
  description: string;
  /** Empty if there is none. */
  usageHint: string;
  /** Host that receives the text of the command. */
  host: string;
}

export interface TypedCommand {
  name: string;
  /** Text after the name. */
  text: string;
}

/** Also the full-width slash of Japanese input. */
const slash = '[/／]';
const maxSuggestions = 6;

/** Returns the typed part of a name after the slash at the start of the text. */
export function commandQuery(text: string, caret: number): string | undefined {
  return new RegExp(`^${slash}([A-Za-z0-9_-]*)$`).exec(text.slice(0, caret))?.[1]?.toLowerCase();
}

export function suggestCommands(
  commands: readonly ChatSlashCommand[],
  query: string,
): ChatSlashCommand[] {
  return commands.filter(({ name }) => name.startsWith(query)).slice(0, maxSuggestions);
}

/** Reads a text such as `/deploy main`, also if the command does not exist. */
export function typedCommand(text: string): TypedCommand | undefined {
  const match = new RegExp(`^${slash}([A-Za-z0-9_-]+)(?:\\s+([^]*))?$`).exec(text.trim());
  return match ? { name: match[1]!.toLowerCase(), text: match[2] ?? '' } : undefined;
}
