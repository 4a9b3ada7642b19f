export * from './HelpInbox.tsx';
