import { useTranslation } from 'react-i18next';
import { Button } from '../../../../primitives/Button/index.ts';
import { Dialog } from '../../../../primitives/Dialog/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { useLastValue } from '../../../../primitives/useLastValue.ts';
import * as styles from './EmbedCodeDialog.css.ts';

interface EmbedCodeDialogProps {
  /** Null while the dialog is closed. */
  embed: { name: string; code: string } | null;
  onCopy(event: { text: string }): void;
  onClose(): void;
}

/** Shows the HTML that a page needs to show a widget. */
export function EmbedCodeDialog({ embed, onCopy, onClose }: EmbedCodeDialogProps) {
  const { t } = useTranslation('admin-organization');
  const shown = useLastValue(embed);
  if (!shown) return null;
  const { name, code } = shown;
  return (
    <Dialog
      open={embed !== null}
      size="lg"
      title={t('embeds.codeTitle', { name })}
      description={t('embeds.codeHint')}
      actions={
        <>
          <Button onPress={onClose}>{t('embeds.close')}</Button>
          <Button variant="primary" icon={icons.copy} onPress={() => onCopy({ text: code })}>
            {t('embeds.copyCode')}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <pre className={styles.code}>{code}</pre>
    </Dialog>
  );
}
