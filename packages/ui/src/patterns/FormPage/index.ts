export { FormPage } from './FormPage.tsx';
export type { FormPageProps } from './FormPage.tsx';
