import type { Presence } from '@office/vocabulary';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { PagedList } from '../../../patterns/PagedList/index.ts';
import { PresenceAvatar } from '../../../patterns/PresenceAvatar/index.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { TextField } from '../../../primitives/TextField/index.ts';
import type { VoicePerson } from '../voice.ts';
import * as styles from './InviteToVoice.css.ts';

/** Someone who could come into the room. */
export interface VoiceCandidate extends VoicePerson, Presence {
  /** An invitation would reach them. */
  online: boolean;
  /** They talk somewhere else. */
  busy: boolean;
}

export type InviteToVoiceState =
  | { status: 'loading' }
  | { status: 'error' }
  /** Nobody, or nobody who matches `keyword`. */
  | { status: 'empty' }
  | {
      status: 'ready';
      people: readonly VoiceCandidate[];
      /** From 1. */
      page: number;
      pageSize: number;
      total: number;
    };

export interface InviteToVoiceProps {
  state: InviteToVoiceState;
  keyword: string;
  /** Those whose invitation is on its way. */
  invitedIds: readonly string[];
  /** Nobody else fits into the room. */
  full: boolean;
  onInvite(event: { userId: string }): void;
  onSearch(event: { keyword: string }): void;
  onPageChange(event: { page: number }): void;
  onBack(): void;
  onRetry(): void;
}

/** Members are asked into the room that one is in. */
export function InviteToVoice(props: InviteToVoiceProps) {
  const { state, keyword, full, invitedIds, onSearch, onBack } = props;
  const { t } = useTranslation('voice');
  const people = state.status === 'ready' ? state.people : [];
  const last = people.find(({ userId }) => userId === invitedIds.at(-1));
  return (
    <div className={styles.root} data-component="InviteToVoice" data-status={state.status}>
      <SidePanel
        title={t('invite.title')}
        onBack={onBack}
        toolbar={
          <TextField
            type="search"
            ariaLabel={t('invite.search')}
            placeholder={t('invite.search')}
            value={keyword}
            enterKeyHint="search"
            prefix={<Icon icon={icons.search} tone="muted" />}
            onChange={({ value }) => onSearch({ keyword: value })}
          />
        }
      >
        <LiveRegion>{last && t('invite.invitedName', { name: last.name })}</LiveRegion>
        {full && (
          <div className={styles.notice}>
            <Callout>{t('invite.full')}</Callout>
          </div>
        )}
        <Content {...props} />
      </SidePanel>
    </div>
  );
}

function Content(props: InviteToVoiceProps): ReactNode {
  const { state, keyword, onPageChange, onRetry } = props;
  const { t } = useTranslation('voice');
  switch (state.status) {
    case 'loading':
      return <LoadingState rows={5} label={t('invite.loading')} />;
    case 'error':
      return <ErrorState title={t('invite.failed')} onRetry={onRetry} />;
    case 'empty':
      return (
        <EmptyState
          icon={icons.people}
          title={keyword ? t('invite.noMatch', { keyword }) : t('invite.empty')}
        />
      );
    case 'ready':
      return (
        <PagedList
          label={t('invite.results')}
          items={state.people}
          page={state.page}
          pageSize={state.pageSize}
          total={state.total}
          itemKey={({ userId }) => userId}
          renderItem={(person) => <Candidate {...props} person={person} />}
          onPageChange={onPageChange}
        />
      );
  }
}

function Candidate({ person, invitedIds, full, onInvite }: InviteToVoiceProps & CandidateProps) {
  const { t } = useTranslation('voice');
  const { userId, name, avatarUrl, status, workingStatus, online, busy } = person;
  const invited = invitedIds.includes(userId);
  const why = !online ? t('invite.offline') : busy ? t('invite.busy') : undefined;
  return (
    <div className={styles.person}>
      <PresenceAvatar
        name={name}
        src={avatarUrl ?? undefined}
        status={status}
        workingStatus={workingStatus}
        decorative
      />
      <div className={styles.words}>
        <Text weight="medium" truncate as="div">
          {name}
        </Text>
        {why && (
          <Text size="xs" tone="muted" truncate as="div">
            {why}
          </Text>
        )}
      </div>
      <span className={styles.action}>
        <Button
          size="sm"
          disabled={invited || full || !online}
          ariaLabel={t(invited ? 'invite.invitedName' : 'invite.inviteName', { name })}
          onPress={() => onInvite({ userId })}
        >
          {t(invited ? 'invite.invited' : 'invite.invite')}
        </Button>
      </span>
    </div>
  );
}

interface CandidateProps {
  person: VoiceCandidate;
}
