export * from './HelpHome.tsx';
