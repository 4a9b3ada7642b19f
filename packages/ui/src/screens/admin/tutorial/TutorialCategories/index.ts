export * from './TutorialCategories.tsx';
