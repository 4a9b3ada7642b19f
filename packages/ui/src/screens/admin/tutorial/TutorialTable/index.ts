export * from './TutorialTable.tsx';
