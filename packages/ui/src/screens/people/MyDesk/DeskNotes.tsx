import { formatDateTime } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../primitives/Avatar/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { Tooltip } from '../../../primitives/Tooltip/index.ts';
import type { DeskNote } from '../people.ts';
import * as styles from './DeskNotes.css.ts';

interface DeskNotesProps {
  notes: readonly DeskNote[];
  timeZone: string | undefined;
  deletingNoteId: string | undefined;
  onReply?: ((event: { userId: string; noteId: string }) => void) | undefined;
  onDelete(event: { noteId: string }): void;
}

export function DeskNotes({ notes, timeZone, deletingNoteId, onReply, onDelete }: DeskNotesProps) {
  const { t } = useTranslation('people');
  if (notes.length === 0) {
    return (
      <Text as="p" tone="muted">
        {t('desk.noNotes')}
      </Text>
    );
  }
  return (
    <ul className={styles.root} aria-label={t('desk.notes')}>
      {notes.map(({ noteId, author, text, tint, createdAt }) => {
        const reply = t('desk.reply', { name: author.name });
        const remove = t('desk.deleteNote', { name: author.name });
        return (
          <li key={noteId} className={styles.note[tint]}>
            <Text as="p" tone="inherit" preserveLines>
              {text}
            </Text>
            <div className={styles.foot}>
              <span className={styles.face}>
                <Avatar name={author.name} src={author.avatarUrl} size="xs" decorative />
              </span>
              <span className={styles.author}>
                <Text size="xs" tone="inherit" weight="medium" truncate as="div">
                  {author.name}
                </Text>
                <Text size="xs" tone="inherit" as="time" dateTime={createdAt} tabular>
                  {formatDateTime(createdAt, timeZone)}
                </Text>
              </span>
              {onReply && (
                <Tooltip label={reply}>
                  <IconButton
                    size="sm"
                    variant="secondary"
                    icon={icons.reply}
                    label={reply}
                    onPress={() => onReply({ userId: author.userId, noteId })}
                  />
                </Tooltip>
              )}
              <Tooltip label={remove}>
                <IconButton
                  size="sm"
                  variant="secondary"
                  icon={icons.remove}
                  label={remove}
                  loading={noteId === deletingNoteId}
                  onPress={() => onDelete({ noteId })}
                />
              </Tooltip>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
