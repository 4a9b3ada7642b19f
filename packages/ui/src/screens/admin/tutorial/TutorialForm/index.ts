export * from './TutorialForm.tsx';
