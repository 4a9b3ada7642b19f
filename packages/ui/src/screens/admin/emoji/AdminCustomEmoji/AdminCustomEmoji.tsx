import {
  customEmojiAddings,
  foldText,
  formatDate,
  type CustomEmojiAdding,
} from '@office/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddEmoji, type AddEmojiProps } from '../../../../patterns/AddEmoji/index.ts';
import { EmptyState } from '../../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../../patterns/ErrorState/index.ts';
import { FilterBar } from '../../../../patterns/FilterBar/index.ts';
import { FormField } from '../../../../patterns/FormField/index.ts';
import { LoadingState } from '../../../../patterns/LoadingState/index.ts';
import { PageHeader } from '../../../../patterns/PageHeader/index.ts';
import { AlertDialog } from '../../../../primitives/AlertDialog/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { IconButton } from '../../../../primitives/IconButton/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { Select } from '../../../../primitives/Select/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import * as contentPage from '../../contentPage.css.ts';
import * as styles from './AdminCustomEmoji.css.ts';

export interface AdminCustomEmojiItem {
  id: string;
  /** Without colons. */
  name: string;
  /** URL of the picture. */
  src: string;
  /** Name of the person who added it. Undefined if the account was deleted. */
  addedBy?: string | undefined;
  /** ISO 8601 time. */
  createdAt: string;
}

export type AdminCustomEmojiState =
  | { status: 'loading' }
  | { status: 'error' }
  | {
      status: 'ready';
      emojis: readonly AdminCustomEmojiItem[];
      adding: CustomEmojiAdding;
      /** The setting is being saved. */
      saving?: boolean;
    };

export interface AdminCustomEmojiProps {
  state: AdminCustomEmojiState;
  /** The dialog that adds an emoji. Null while it is closed. */
  dialog: Pick<AddEmojiProps, 'submitting' | 'error'> | null;
  onOpenDialog(): void;
  onCloseDialog(): void;
  onAdd: AddEmojiProps['onSubmit'];
  onDelete(event: { emojiId: string }): void;
  /** Called when the setting who can add emoji changes. */
  onAddingChange(event: { adding: CustomEmojiAdding }): void;
  onRetry(): void;
}

/** Lists the emoji of the organisation, and sets who can add some. */
export function AdminCustomEmoji(props: AdminCustomEmojiProps) {
  const { state, dialog } = props;
  const { t } = useTranslation('admin-emoji');
  const add = (
    <Button variant="primary" icon={icons.plus} onPress={props.onOpenDialog}>
      {t('add')}
    </Button>
  );
  const isEmpty = state.status === 'ready' && state.emojis.length === 0;
  return (
    <div className={contentPage.page} data-component="AdminCustomEmoji" data-status={state.status}>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={state.status === 'ready' && !isEmpty && add}
      />
      {state.status === 'loading' && <LoadingState rows={5} label={t('loading')} />}
      {state.status === 'error' && <ErrorState onRetry={props.onRetry} />}
      {state.status === 'ready' && (
        <div className={styles.setting}>
          <FormField label={t('adding.label')} hint={t('adding.hint')}>
            {(control) => (
              <Select
                {...control}
                disabled={state.saving ?? false}
                options={customEmojiAddings.map((value) => ({
                  value,
                  label: t(`adding.${value}`),
                }))}
                value={state.adding}
                onChange={({ value }) => {
                  const adding = customEmojiAddings.find((each) => each === value);
                  if (adding) props.onAddingChange({ adding });
                }}
              />
            )}
          </FormField>
        </div>
      )}
      {isEmpty && (
        <EmptyState
          icon={icons.emoji}
          title={t('empty')}
          description={t('emptyHint')}
          action={add}
        />
      )}
      {state.status === 'ready' && !isEmpty && (
        <Emojis emojis={state.emojis} onDelete={props.onDelete} />
      )}
      {dialog && <AddEmoji {...dialog} onSubmit={props.onAdd} onClose={props.onCloseDialog} />}
    </div>
  );
}

interface EmojisProps extends Pick<AdminCustomEmojiProps, 'onDelete'> {
  emojis: readonly AdminCustomEmojiItem[];
}

function Emojis({ emojis, onDelete }: EmojisProps) {
  const { t } = useTranslation('admin-emoji');
  const [keyword, setKeyword] = useState('');
  const [deleting, setDeleting] = useState<AdminCustomEmojiItem>();
  const name = deleting?.name ?? '';
  const wanted = foldText(keyword.trim());
  const shown = emojis.filter((emoji) =>
    [emoji.name, emoji.addedBy ?? ''].some((text) => foldText(text).includes(wanted)),
  );
  return (
    <>
      <FilterBar
        keyword={keyword}
        searchLabel={t('search')}
        count={shown.length}
        onSearch={(event) => setKeyword(event.keyword)}
        onClear={() => setKeyword('')}
      />
      {shown.length === 0 ? (
        <Text tone="muted">{t('notFound', { keyword: keyword.trim() })}</Text>
      ) : (
        <ul className={styles.list} aria-label={t('list')}>
          {shown.map((emoji) => (
            <li key={emoji.id} className={styles.item}>
              <Emoji emoji={emoji} onAskDelete={() => setDeleting(emoji)} />
            </li>
          ))}
        </ul>
      )}
      <AlertDialog
        open={deleting !== undefined}
        danger
        title={t('deleteTitle', { name })}
        description={t('deleteLoss', { name })}
        confirmLabel={t('deleteConfirm')}
        cancelLabel={t('deleteCancel')}
        onConfirm={() => {
          if (deleting) onDelete({ emojiId: deleting.id });
          setDeleting(undefined);
        }}
        onCancel={() => setDeleting(undefined)}
      />
    </>
  );
}

interface EmojiProps {
  emoji: AdminCustomEmojiItem;
  onAskDelete(): void;
}

function Emoji({ emoji: { name, src, addedBy, createdAt }, onAskDelete }: EmojiProps) {
  const { t } = useTranslation('admin-emoji');
  const date = formatDate(createdAt);
  return (
    <>
      <img className={styles.picture} src={src} alt="" loading="lazy" />
      <span className={styles.words}>
        <Text weight="medium" truncate>
          {`:${name}:`}
        </Text>
        <Text size="xs" tone="muted" truncate>
          {addedBy ? t('addedBy', { name: addedBy, date }) : t('added', { date })}
        </Text>
      </span>
      <IconButton
        icon={icons.remove}
        variant="ghost"
        label={t('delete', { name })}
        onPress={onAskDelete}
      />
    </>
  );
}
