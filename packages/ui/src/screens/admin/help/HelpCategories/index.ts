export * from './HelpCategories.tsx';
