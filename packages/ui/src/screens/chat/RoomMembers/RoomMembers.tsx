import type { ChatRoomRole } from '@office/vocabulary';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/index.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { PagedList } from '../../../patterns/PagedList/index.ts';
import { PersonRow } from '../../../patterns/PersonRow/index.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Menu, type MenuItem } from '../../../primitives/Menu/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { ChatCandidate } from '../chat.ts';
import * as styles from './RoomMembers.css.ts';

export interface RoomMember extends ChatCandidate {
  role: ChatRoomRole;
  isMe?: boolean;
  /** Initially the creator. Can be handed over. The owner is always an admin. */
  isOwner?: boolean;
  /** Independent of the current owner. */
  isCreator?: boolean;
}

export type RoomMembersState =
  | { status: 'loading' }
  | { status: 'error' }
  | {
      status: 'ready';
      members: readonly RoomMember[];
      page: number;
      total: number;
      pageSize: number;
      /** The viewer's role in this room. Only an admin can change members. */
      role: ChatRoomRole;
    };

export interface RoomMembersProps {
  state: RoomMembersState;
  submitting?: boolean;
  error?: { text?: string } | undefined;
  onAdd(): void;
  onRemove(event: { userId: string }): void;
  onChangeRole(event: { userId: string; role: ChatRoomRole }): void;
  /** Called after confirmation. The chosen member becomes the owner. */
  onHandOver(event: { userId: string }): void;
  /** Undefined in direct rooms and meeting chats, which cannot be left and have no roles. */
  onLeave?: (() => void) | undefined;
  onOpenProfile(event: { userId: string }): void;
  onPageChange(event: { page: number }): void;
  onBack(): void;
  onRetry(): void;
}

type Question = { kind: 'removeMember' | 'handOver'; member: RoomMember };

export function RoomMembers(props: RoomMembersProps) {
  const { state, error, submitting } = props;
  const { t } = useTranslation('chat');
  const [question, setQuestion] = useState<Question>();
  return (
    <div className={styles.root} data-component="RoomMembers" data-status={state.status}>
      <SidePanel
        title={t('members.title')}
        {...(state.status === 'ready'
          ? { description: t('members.total', { count: state.total }) }
          : {})}
        onBack={props.onBack}
        footer={
          state.status === 'ready' &&
          (props.onLeave ?? state.role === 'ADMIN') && (
            <div className={styles.footer}>
              {props.onLeave && (
                <Button
                  variant="ghost"
                  icon={icons.signOut}
                  disabled={submitting}
                  onPress={props.onLeave}
                >
                  {t('members.leave')}
                </Button>
              )}
              {state.role === 'ADMIN' && (
                <Button
                  variant="primary"
                  icon={icons.invite}
                  disabled={submitting}
                  onPress={props.onAdd}
                >
                  {t('members.add')}
                </Button>
              )}
            </div>
          )
        }
      >
        {error && (
          <div className={styles.error}>
            <Callout tone="danger" announce>
              {error.text ?? t('form.failed')}
            </Callout>
          </div>
        )}
        <Content {...props} onAsk={setQuestion} />
      </SidePanel>
      {question && (
        <ConfirmDialog
          open
          danger={question.kind === 'removeMember'}
          title={t(`${question.kind}.title`, { name: question.member.name })}
          description={t(`${question.kind}.description`, { name: question.member.name })}
          confirmLabel={t(`${question.kind}.confirm`)}
          onCancel={() => setQuestion(undefined)}
          onConfirm={() => {
            const { userId } = question.member;
            setQuestion(undefined);
            if (question.kind === 'handOver') props.onHandOver({ userId });
            else props.onRemove({ userId });
          }}
        />
      )}
    </div>
  );
}

type ContentProps = RoomMembersProps & { onAsk(question: Question): void };

function Content({ state, onAsk, ...props }: ContentProps): ReactNode {
  const { t } = useTranslation('chat');
  switch (state.status) {
    case 'loading':
      return <LoadingState rows={6} label={t('members.loading')} />;
    case 'error':
      return <ErrorState title={t('members.failed')} onRetry={props.onRetry} />;
    case 'ready':
      return (
        <PagedList
          label={t('members.title')}
          items={state.members}
          page={state.page}
          pageSize={state.pageSize}
          total={state.total}
          itemKey={(member) => member.userId}
          renderItem={(member) => (
            <PersonRow
              name={member.name}
              {...(member.avatarUrl ? { avatarUrl: member.avatarUrl } : {})}
              status={member.status}
              workingStatus={member.workingStatus}
              bot={member.bot}
              {...(member.department ? { note: member.department } : {})}
              {...(member.isMe ? { mark: t('members.you') } : {})}
              {...(props.onLeave && {
                action: (
                  <MemberActions
                    member={member}
                    canChange={state.role === 'ADMIN' && !member.isMe}
                    onAsk={onAsk}
                    {...props}
                  />
                ),
              })}
              onOpen={() => props.onOpenProfile({ userId: member.userId })}
            />
          )}
          onPageChange={props.onPageChange}
        />
      );
  }
}

type MemberActionsProps = Omit<ContentProps, 'state'> & {
  member: RoomMember;
  canChange: boolean;
};

function MemberActions({ member, canChange, submitting, onAsk, onChangeRole }: MemberActionsProps) {
  const { t } = useTranslation('chat');
  const { userId, name, role, isOwner, isCreator } = member;
  const part = isOwner ? t('members.owner') : t(`role.${role}`);
  const items: MenuItem[] = [
    role === 'ADMIN'
      ? {
          id: 'makeUser',
          label: t('members.makeUser'),
          leading: <Icon icon={icons.person} />,
          disabled: isOwner ?? false,
          onSelect: () => onChangeRole({ userId, role: 'USER' }),
        }
      : {
          id: 'makeAdmin',
          label: t('members.makeAdmin'),
          leading: <Icon icon={icons.password} />,
          onSelect: () => onChangeRole({ userId, role: 'ADMIN' }),
        },
    {
      id: 'handOver',
      label: t('members.handOver'),
      leading: <Icon icon={icons.handOver} />,
      onSelect: () => onAsk({ kind: 'handOver', member }),
    },
    { kind: 'separator', id: 'before-remove' },
    {
      id: 'remove',
      label: t('members.remove'),
      leading: <Icon icon={icons.remove} />,
      danger: true,
      onSelect: () => onAsk({ kind: 'removeMember', member }),
    },
  ];
  return (
    <span className={styles.actions}>
      <Text size="xs" tone={role === 'ADMIN' ? 'accent' : 'muted'}>
        {isCreator ? t('members.creator', { role: part }) : part}
      </Text>
      {canChange && (
        <Menu
          label={t('members.menu', { name })}
          align="end"
          trigger={
            <IconButton
              size="sm"
              icon={icons.more}
              label={t('members.menu', { name })}
              disabled={submitting ?? false}
            />
          }
          items={items}
        />
      )}
    </span>
  );
}
