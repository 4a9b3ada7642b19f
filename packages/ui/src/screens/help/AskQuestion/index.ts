export * from './AskQuestion.tsx';
