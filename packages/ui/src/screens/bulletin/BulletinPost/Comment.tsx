import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TimeFormats } from '../../../patterns/dayTimes.ts';
import { Avatar } from '../../../primitives/Avatar/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Menu } from '../../../primitives/Menu/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { BulletinComment } from '../bulletin.ts';
import * as styles from './BulletinPost.css.ts';
import { Byline } from './Byline.tsx';
import { CommentField } from './CommentField.tsx';

interface CommentProps {
  comment: BulletinComment;
  times: TimeFormats;
  editable: boolean;
  onEdit(event: { content: string }): Promise<boolean>;
  onDelete(): void;
}

export function Comment({ comment, times, editable, onEdit, onDelete }: CommentProps) {
  const { t } = useTranslation('bulletin');
  const root = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState<string>();
  const [saving, setSaving] = useState(false);
  const name = comment.author?.name ?? t('formerMember');
  const save = async (content: string) => {
    setSaving(true);
    const isStored = await onEdit({ content });
    setSaving(false);
    if (isStored) setDraft(undefined);
  };
  const isEditing = draft !== undefined;
  const wasEditing = useRef(false);
  useLayoutEffect(() => {
    // Returns the focus to the menu that opened the field.
    if (wasEditing.current && !isEditing) root.current?.querySelector('button')?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const edit = {
    id: 'edit',
    label: t('edit'),
    leading: <Icon icon={icons.edit} />,
    onSelect: () => setDraft(comment.content),
  };
  return (
    <div ref={root} className={styles.comment} data-component="Comment">
      <Avatar size="sm" name={name} src={comment.author?.avatarUrl ?? undefined} decorative />
      <div className={styles.commentBody}>
        <Byline {...comment} times={times} />
        {!isEditing ? (
          <Text as="p" preserveLines>
            {comment.content}
          </Text>
        ) : (
          <CommentField
            label={t('post.editComment')}
            value={draft}
            submitLabel={t('save')}
            submitting={saving}
            autoFocus
            onType={({ content }) => setDraft(content)}
            onSubmit={() => void save(draft)}
            onCancel={() => setDraft(undefined)}
          />
        )}
      </div>
      {comment.isMine && !isEditing && (
        <Menu
          label={t('post.commentMenu')}
          align="end"
          trigger={<IconButton size="sm" icon={icons.more} label={t('post.commentMenu')} />}
          items={[
            ...(editable ? [edit] : []),
            {
              id: 'delete',
              label: t('delete'),
              leading: <Icon icon={icons.remove} />,
              danger: true,
              onSelect: onDelete,
            },
          ]}
        />
      )}
    </div>
  );
}
