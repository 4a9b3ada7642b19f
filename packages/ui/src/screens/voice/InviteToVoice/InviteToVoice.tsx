import { useTranslation } from 'react-i18next';
import {
  CandidateList,
  CandidateSearchField,
  moveToCandidate,
  type CandidateListState,
  type MemberCandidate,
} from '../../../patterns/MemberPicker/index.ts';
import { PresenceAvatar } from '../../../patterns/PresenceAvatar/index.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import * as styles from './InviteToVoice.css.ts';

export const invitationOutcomes = ['declined', 'repliesByMessage', 'noAnswer', 'joined'] as const;
export type InvitationOutcome = (typeof invitationOutcomes)[number];

export interface VoiceCandidate extends MemberCandidate {
  online: boolean;
  busy: boolean;
}

export type InviteToVoiceState = CandidateListState<VoiceCandidate>;

export interface InviteToVoiceProps {
  state: InviteToVoiceState;
  keyword: string;
  invitedIds: readonly string[];
  /** The last answer to an invitation to this call, by user id. */
  outcomes?: ReadonlyMap<string, InvitationOutcome>;
  /** Busy people about whom the member will be notified, by user id. */
  watchedIds?: readonly string[];
  full: boolean;
  onInvite(event: { userId: string }): void;
  /** Notifies the member when a busy person is in no call. */
  onNotifyWhenFree?: ((event: { userId: string }) => void) | undefined;
  onCancelNotify?: ((event: { userId: string }) => void) | undefined;
  onSearch(event: { keyword: string }): void;
  onPageChange(event: { page: number }): void;
  onBack(): void;
  onRetry(): void;
}

export function InviteToVoice(props: InviteToVoiceProps) {
  const { state, keyword, full, invitedIds, onSearch, onBack } = props;
  const { t } = useTranslation('voice');
  const people = state.status === 'ready' ? state.people : [];
  const last = people.find(({ userId }) => userId === invitedIds.at(-1));
  const outcome = last && props.outcomes?.get(last.userId);
  return (
    <div
      className={styles.root}
      data-component="InviteToVoice"
      data-status={state.status}
      onKeyDown={moveToCandidate}
    >
      <SidePanel
        title={t('invite.title')}
        onBack={onBack}
        toolbar={<CandidateSearchField keyword={keyword} onSearch={onSearch} />}
      >
        <LiveRegion>
          {last && t(`invite.${outcome ?? 'invited'}Name`, { name: last.name })}
        </LiveRegion>
        {full && (
          <div className={styles.notice}>
            <Callout>{t('invite.full')}</Callout>
          </div>
        )}
        <CandidateList
          candidates={state}
          keyword={keyword}
          emptyTitle={t('invite.empty')}
          onPageChange={props.onPageChange}
          onRetryCandidates={props.onRetry}
        >
          {(person) => <Candidate {...props} person={person} />}
        </CandidateList>
      </SidePanel>
    </div>
  );
}

function Candidate({
  person,
  full,
  onInvite,
  onNotifyWhenFree,
  onCancelNotify,
  ...props
}: InviteToVoiceProps & CandidateProps) {
  const { t } = useTranslation('voice');
  const { userId, name, avatarUrl, status, workingStatus, online, busy } = person;
  const outcome = props.outcomes?.get(userId);
  const invited = outcome ? outcome === 'joined' : props.invitedIds.includes(userId);
  const watched = props.watchedIds?.includes(userId) ?? false;
  const state = watched ? t('invite.watched') : busy ? t('invite.busy') : undefined;
  const why = !online ? t('invite.offline') : outcome ? t(`invite.${outcome}`) : state;
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
        {watched && onCancelNotify ? (
          <Button
            size="sm"
            ariaLabel={t('invite.cancelNotifyName', { name })}
            onPress={() => onCancelNotify({ userId })}
          >
            {t('invite.cancelNotify')}
          </Button>
        ) : busy && online && onNotifyWhenFree ? (
          <Button
            size="sm"
            ariaLabel={t('invite.notifyWhenFreeName', { name })}
            onPress={() => onNotifyWhenFree({ userId })}
          >
            {t('invite.notifyWhenFree')}
          </Button>
        ) : (
          <Button
            size="sm"
            disabled={invited || full || !online}
            ariaLabel={t(invited ? 'invite.invitedName' : 'invite.inviteName', { name })}
            onPress={() => onInvite({ userId })}
          >
            {t(invited ? 'invite.invited' : 'invite.invite')}
          </Button>
        )}
      </span>
    </div>
  );
}

interface CandidateProps {
  person: VoiceCandidate;
}
