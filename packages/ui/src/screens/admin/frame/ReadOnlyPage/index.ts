export { ReadOnlyPage, type ReadOnlyPageProps } from './ReadOnlyPage.tsx';
