import { messageToPlainText } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import * as styles from './ComposerBanner.css.ts';

export interface ComposerBannerProps {
  kind: 'reply' | 'edit';
  /** Undefined if the sender is not a member any more. */
  name: string | undefined;
  text: string;
  onCancel(): void;
}

export function ComposerBanner({ kind, name, text, onCancel }: ComposerBannerProps) {
  const { t } = useTranslation('chat');
  return (
    <div className={styles.root} data-component="ComposerBanner" data-kind={kind}>
      <Icon icon={kind === 'edit' ? icons.edit : icons.reply} tone="accent" />
      <div className={styles.words}>
        <Text size="xs" weight="medium" tone="accent" as="div" truncate>
          {kind === 'edit'
            ? t('composer.editing')
            : t('composer.replyingTo', { name, context: name ? undefined : 'former' })}
        </Text>
        <Text size="xs" tone="muted" as="div" truncate>
          {messageToPlainText(text) || t('message.fileOnly')}
        </Text>
      </div>
      <IconButton
        size="xs"
        icon={icons.close}
        label={t(kind === 'edit' ? 'composer.cancelEdit' : 'composer.cancelReply')}
        onPress={onCancel}
      />
    </div>
  );
}
