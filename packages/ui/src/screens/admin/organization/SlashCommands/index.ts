export * from './SlashCommands.tsx';
