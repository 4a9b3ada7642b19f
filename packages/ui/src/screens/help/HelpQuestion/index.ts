export * from './HelpQuestion.tsx';
