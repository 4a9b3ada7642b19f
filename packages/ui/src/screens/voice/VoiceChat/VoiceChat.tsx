import type { CreatableVoiceRoomKind } from '@office/vocabulary';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { Pagination } from '../../../patterns/Pagination/index.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Menu } from '../../../primitives/Menu/index.ts';
import { Tooltip } from '../../../primitives/Tooltip/index.ts';
import type { ListedVoiceRoom } from '../voice.ts';
import * as styles from './VoiceChat.css.ts';
import { VoiceRoomRow, type VoiceRoomActions } from './VoiceRoomRow.tsx';

export interface VoiceRoomPage {
  rooms: readonly ListedVoiceRoom[];
  page: number;
  pageSize: number;
  total: number;
}

export type VoiceChatState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'empty' }
  | {
      status: 'ready';
      areas: readonly ListedVoiceRoom[];
      own: VoiceRoomPage;
      admin: VoiceRoomPage;
    };

export interface VoiceChatProps extends VoiceRoomActions {
  state: VoiceChatState;
  /** Kinds of rooms that the member may create. Empty for guests. */
  creates: readonly CreatableVoiceRoomKind[];
  joiningRoomId?: string | undefined;
  onCreate(event: { kind: CreatableVoiceRoomKind }): void;
  onPageChange(event: { list: 'own' | 'admin'; page: number }): void;
  onRetry(): void;
}

export function VoiceChat(props: VoiceChatProps) {
  const { state } = props;
  const { t } = useTranslation('voice');
  return (
    <div className={styles.root} data-component="VoiceChat" data-status={state.status}>
      <SidePanel title={t('title')} actions={<Create {...props} />}>
        <Content {...props} />
      </SidePanel>
    </div>
  );
}

function Create({ creates, onCreate }: VoiceChatProps) {
  const { t } = useTranslation('voice');
  const label = t('list.create');
  const [kind] = creates;
  if (!kind) return null;
  if (creates.length === 1) {
    return (
      <Tooltip label={label}>
        <IconButton icon={icons.plus} label={label} onPress={() => onCreate({ kind })} />
      </Tooltip>
    );
  }
  return (
    <Menu
      align="end"
      label={label}
      trigger={<IconButton icon={icons.plus} label={label} />}
      items={creates.map((each) => ({
        id: each,
        label: t(each === 'OWN' ? 'list.createOwn' : 'list.createAdmin'),
        leading: <Icon icon={each === 'OWN' ? icons.people : icons.bulletinBoard} tone="muted" />,
        onSelect: () => onCreate({ kind: each }),
      }))}
    />
  );
}

function Content(props: VoiceChatProps): ReactNode {
  const { state, creates, onCreate, onRetry, onPageChange } = props;
  const { t } = useTranslation('voice');
  switch (state.status) {
    case 'loading':
      return <LoadingState shape="rooms" rows={5} label={t('list.loading')} />;
    case 'error':
      return <ErrorState title={t('list.failed')} onRetry={onRetry} />;
    case 'empty':
      return (
        <EmptyState
          icon={icons.audio}
          title={t('list.empty')}
          description={t(creates.length > 0 ? 'list.emptyHint' : 'list.emptyGuest')}
          action={
            creates.includes('OWN') && (
              <Button variant="primary" onPress={() => onCreate({ kind: 'OWN' })}>
                {t('list.create')}
              </Button>
            )
          }
        />
      );
    case 'ready':
      return (
        <>
          <Rooms {...props} name={t('list.areas')} rooms={state.areas} />
          <Rooms {...props} name={t('list.own')} rooms={state.own.rooms}>
            <Pages
              {...state.own}
              label={t('list.ownPages')}
              onPageChange={({ page }) => onPageChange({ list: 'own', page })}
            />
          </Rooms>
          <Rooms {...props} name={t('list.admin')} rooms={state.admin.rooms}>
            <Pages
              {...state.admin}
              label={t('list.adminPages')}
              onPageChange={({ page }) => onPageChange({ list: 'admin', page })}
            />
          </Rooms>
        </>
      );
  }
}

interface RoomsProps extends VoiceRoomActions, Pick<VoiceChatProps, 'joiningRoomId'> {
  name: string;
  rooms: readonly ListedVoiceRoom[];
  children?: ReactNode;
}

function Rooms({ name, rooms, joiningRoomId, children, ...actions }: RoomsProps) {
  const id = useId();
  if (rooms.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading level={2} size="sm" id={id}>
        {name}
      </Heading>
      <ul className={styles.list}>
        {rooms.map((room) => (
          <li key={room.roomId}>
            <VoiceRoomRow
              room={room}
              joining={room.roomId === joiningRoomId}
              onJoin={actions.onJoin}
              onWait={actions.onWait}
              onOpen={actions.onOpen}
              onEdit={actions.onEdit}
              onDelete={actions.onDelete}
            />
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

interface PagesProps extends VoiceRoomPage {
  label: string;
  onPageChange(event: { page: number }): void;
}

function Pages({ label, page, pageSize, total, onPageChange }: PagesProps) {
  if (total <= pageSize) return null;
  return (
    <Pagination
      label={label}
      page={page}
      pages={Math.ceil(total / pageSize)}
      onPageChange={onPageChange}
    />
  );
}
