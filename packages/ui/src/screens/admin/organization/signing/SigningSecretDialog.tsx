import { useTranslation } from 'react-i18next';
import { useLastValue } from '../../../../primitives/useLastValue.ts';
import { SecretDialog } from './SecretDialog.tsx';

interface SigningSecretDialogProps {
  /** Null while the dialog is closed. */
  created: { name: string; secret: string } | null;
  onCopy(event: { text: string }): void;
  onClose(): void;
}

export function SigningSecretDialog({ created, onCopy, onClose }: SigningSecretDialogProps) {
  const { t } = useTranslation('admin-organization');
  const shown = useLastValue(created);
  if (!shown) return null;
  return (
    <SecretDialog
      open={created !== null}
      title={t('signing.secretTitle', { name: shown.name })}
      description={t('signing.secretHint')}
      copyLabel={t('signing.copySecret')}
      doneLabel={t('signing.done')}
      secret={shown.secret}
      onCopy={onCopy}
      onClose={onClose}
    />
  );
}
