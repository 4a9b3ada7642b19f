import { Privacy, TermsOfService } from '@office/ui';
import { useLanguageSwitch } from '../status/useLanguageSwitch.ts';

export function TermsPage() {
  return <TermsOfService {...useLanguageSwitch()} />;
}

export function PrivacyPage() {
  return <Privacy {...useLanguageSwitch()} />;
}
