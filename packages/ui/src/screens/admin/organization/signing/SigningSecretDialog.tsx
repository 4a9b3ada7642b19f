import { useTranslation } from 'react-i18next';
import { AlertDialog } from '../../../../primitives/AlertDialog/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { IconButton } from '../../../../primitives/IconButton/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import { useLastValue } from '../../../../primitives/useLastValue.ts';
import * as styles from './SigningSecretDialog.css.ts';

interface SigningSecretDialogProps {
  /** Null while the dialog is closed. */
  created: { name: string; secret: string } | null;
  onCopy(event: { text: string }): void;
  onClose(): void;
}

/** Shows a secret that cannot be loaded again. */
export function SigningSecretDialog({ created, onCopy, onClose }: SigningSecretDialogProps) {
  const { t } = useTranslation('admin-organization');
  const shown = useLastValue(created);
  if (!shown) return null;
  return (
    <AlertDialog
      open={created !== null}
      title={t('signing.secretTitle', { name: shown.name })}
      description={t('signing.secretHint')}
      confirmLabel={t('signing.done')}
      onConfirm={onClose}
    >
      <div className={styles.secret}>
        <Text>{shown.secret}</Text>
        <IconButton
          icon={icons.copy}
          label={t('signing.copySecret')}
          onPress={() => onCopy({ text: shown.secret })}
        />
      </div>
    </AlertDialog>
  );
}
