import { useTranslation } from 'react-i18next';
import { Icon, icons, type IconGlyph } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { ChatMessage } from '../chat.ts';
import * as styles from './MessageMarks.css.ts';

export function MessageMarks({ message: { pinned, saved } }: { message: ChatMessage }) {
  // Skips `useTranslation` for most messages.
  return pinned || saved ? <MarkLine pinned={pinned} saved={saved} /> : null;
}

function MarkLine({ pinned, saved }: Pick<ChatMessage, 'pinned' | 'saved'>) {
  const { t } = useTranslation('chat');
  return (
    <div className={styles.root}>
      {pinned && (
        <Mark
          icon={icons.pin}
          text={pinned.by ? t('pins.by', { name: pinned.by }) : t('pins.byFormer')}
        />
      )}
      {saved && <Mark icon={icons.saved} text={t('saved.mark')} />}
    </div>
  );
}

function Mark({ icon, text }: { icon: IconGlyph; text: string }) {
  return (
    <div className={styles.mark}>
      <Icon icon={icon} tone="muted" />
      <Text size="xs" tone="muted">
        {text}
      </Text>
    </div>
  );
}
