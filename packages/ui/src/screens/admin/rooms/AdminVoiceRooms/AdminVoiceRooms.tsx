import { maxVoiceRoomsCreated } from '@office/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../patterns/ConfirmDialog/index.ts';
import { EmptyState } from '../../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../../patterns/LoadingState/index.ts';
import { PageHeader } from '../../../../patterns/PageHeader/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { Card } from '../../../../primitives/Card/index.ts';
import { Heading } from '../../../../primitives/Heading/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import { VoiceRoomDialog } from './VoiceRoomDialog.tsx';
import type { AdminVoiceRoomItem, AdminVoiceRoomsProps } from './AdminVoiceRooms.types.ts';
import * as styles from './AdminVoiceRooms.css.ts';

export function AdminVoiceRooms(props: AdminVoiceRoomsProps) {
  const { t } = useTranslation('admin-rooms');
  const { state, edited, closingId } = props;
  const [deleting, setDeleting] = useState<AdminVoiceRoomItem | null>(null);
  const isFull = state.status === 'ready' && state.rooms.length >= maxVoiceRoomsCreated.ADMIN;
  const create = (
    <Button
      variant="primary"
      icon={icons.plus}
      disabled={isFull}
      onPress={() => props.onEdit({ id: 'new' })}
    >
      {t('voice.create')}
    </Button>
  );
  return (
    <div className={styles.root} data-component="AdminVoiceRooms" data-status={state.status}>
      <PageHeader
        title={t('voice.title')}
        description={t('voice.description')}
        {...(props.breadcrumbs && { breadcrumbs: props.breadcrumbs })}
        actions={state.status === 'ready' ? create : null}
      />
      {state.status === 'loading' && <LoadingState rows={3} label={t('voice.loading')} />}
      {state.status === 'error' && <ErrorState onRetry={props.onRetry} />}
      {state.status === 'empty' && (
        <EmptyState
          icon={icons.audio}
          title={t('voice.empty')}
          description={t('voice.emptyHint')}
          action={create}
        />
      )}
      {isFull && <Callout>{t('voice.full', { max: maxVoiceRoomsCreated.ADMIN })}</Callout>}
      {state.status === 'ready' && (
        <ul className={styles.list} aria-label={t('voice.list')}>
          {state.rooms.map((room) => (
            <Card as="li" key={room.id}>
              <div className={styles.room}>
                <div className={styles.words}>
                  <Heading level={2} size="sm">
                    {room.name}
                  </Heading>
                  <Text as="p" size="sm" tone="muted">
                    {room.guests.length > 0
                      ? t('voice.guests', { names: room.guests.join(t('voice.separator')) })
                      : t('voice.everyone')}
                  </Text>
                  {room.allHands && (
                    <Text as="p" size="sm" tone="muted">
                      {t('voice.allHands')}
                    </Text>
                  )}
                  <Text as="p" size="sm" tone="muted">
                    {room.participantCount > 0
                      ? t('voice.talking', { count: room.participantCount })
                      : t('voice.silent')}
                  </Text>
                </div>
                <div className={styles.buttons}>
                  <Button
                    size="sm"
                    ariaLabel={t('voice.editNamed', { name: room.name })}
                    onPress={() => props.onEdit({ id: room.id })}
                  >
                    {t('voice.edit')}
                  </Button>
                  <Button
                    size="sm"
                    ariaLabel={t('voice.closeNamed', { name: room.name })}
                    loading={closingId === room.id}
                    onPress={() => setDeleting(room)}
                  >
                    {t('voice.close')}
                  </Button>
                </div>
              </div>
            </Card>
          ))}
        </ul>
      )}
      {edited && <VoiceRoomDialog key={edited.id} {...props} edited={edited} />}
      <ConfirmDialog
        open={deleting !== null}
        danger
        title={t('voice.askClose', { name: deleting?.name })}
        description={t('voice.askCloseHint')}
        confirmLabel={t('voice.close')}
        cancelLabel={t('voice.cancel')}
        onConfirm={() => {
          if (deleting) props.onCloseRoom({ id: deleting.id });
          setDeleting(null);
        }}
        onCancel={() => setDeleting(null)}
      />
    </div>
  );
}
