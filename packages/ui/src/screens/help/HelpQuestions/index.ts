export * from './HelpQuestions.tsx';
