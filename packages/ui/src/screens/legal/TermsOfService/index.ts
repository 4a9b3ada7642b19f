export { TermsOfService } from './TermsOfService.tsx';
export type { LegalPageProps } from '../LegalDocument/LegalDocument.tsx';
