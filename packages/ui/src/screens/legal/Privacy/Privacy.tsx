import { LegalDocument, type LegalPageProps } from '../LegalDocument/LegalDocument.tsx';

export function Privacy(props: LegalPageProps) {
  return (
    <div data-component="Privacy">
      <LegalDocument name="privacy" {...props} />
    </div>
  );
}
