import { LegalDocument, type LegalPageProps } from '../LegalDocument/LegalDocument.tsx';

export function TermsOfService(props: LegalPageProps) {
  return (
    <div data-component="TermsOfService">
      <LegalDocument name="terms" {...props} />
    </div>
  );
}
