import type { Role } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { BotBadge } from '../../../patterns/BotBadge/BotBadge.tsx';
import { DemoBadge } from '../../../patterns/DemoBadge/DemoBadge.tsx';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { PresenceAvatar } from '../../../patterns/PresenceAvatar/index.ts';
import { ReachabilityLines } from '../../../patterns/ReachabilityProvider/index.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { PersonActions } from '../../../patterns/personActions.ts';
import type { PlacedPerson } from '../people.ts';
import { formatLocation } from '../formatLocation.ts';
import { PresenceText } from '../PresenceText.tsx';
import { ProfileActions } from './ProfileActions.tsx';
import * as styles from './ProfileCard.css.ts';

export interface ProfilePerson extends PlacedPerson {
  nameKatakana?: string;
  nickname?: string;
  email?: string;
  phoneNumber?: string;
  selfIntroduction?: string;
  role?: Role | 'OWNER_ADMIN';
}

export type ProfileCardState =
  | { status: 'loading' }
  | { status: 'notFound' }
  | { status: 'error' }
  | { status: 'ready'; person: ProfilePerson; isMe: boolean };

export interface ProfileCardProps {
  state: ProfileCardState;
  actions: PersonActions;
  onEdit(): void;
  onBack?(): void;
  onRetry(): void;
  onSeeAll(): void;
}

export function ProfileCard({
  state,
  actions,
  onEdit,
  onBack,
  onRetry,
  onSeeAll,
}: ProfileCardProps) {
  const { t } = useTranslation('people');
  const isMe = state.status === 'ready' && state.isMe;
  return (
    <div className={styles.root} data-component="ProfileCard" data-status={state.status}>
      <SidePanel title={t(isMe ? 'myProfile' : 'profile')} onBack={onBack}>
        {state.status === 'loading' && (
          <LoadingState shape="profile" rows={4} label={t('loadingProfile')} />
        )}
        {state.status === 'error' && <ErrorState title={t('profileFailed')} onRetry={onRetry} />}
        {state.status === 'notFound' && (
          <EmptyState
            icon={icons.person}
            title={t('notFound')}
            description={t('notFoundHint')}
            action={
              <Button icon={icons.people} onPress={onSeeAll}>
                {t('seeAll')}
              </Button>
            }
          />
        )}
        {state.status === 'ready' && (
          <>
            <Summary person={state.person} />
            {state.isMe ? (
              <Button icon={icons.edit} fullWidth onPress={onEdit}>
                {t('editProfile')}
              </Button>
            ) : (
              <ProfileActions actions={actions} />
            )}
            <Details person={state.person} />
          </>
        )}
      </SidePanel>
    </div>
  );
}

function Summary({ person }: { person: ProfilePerson }) {
  const { t } = useTranslation(['people', 'common']);
  const place = formatLocation(person, t('common:partSeparator'));
  const work = [person.department, person.jobTitle].filter(Boolean).join(' / ');
  return (
    <div className={styles.summary}>
      <PresenceAvatar
        name={person.name}
        src={person.avatarUrl}
        size="xl"
        workingStatus={person.workingStatus}
        status={person.status}
        bot={person.bot}
        decorative
      />
      <div className={styles.names}>
        {person.nameKatakana && !person.nativeName && (
          <Text size="xs" tone="muted" lang="ja">
            {person.nameKatakana}
          </Text>
        )}
        <Heading level={2} size="lg" align="center">
          {person.name}
        </Heading>
        {person.nativeName && (
          <Text size="sm" tone="muted" lang="ja">
            {person.nativeName}
          </Text>
        )}
        {person.demo && <DemoBadge />}
        {person.bot && <BotBadge />}
        {work && (
          <Text as="p" tone="muted">
            {work}
          </Text>
        )}
      </div>
      {!person.bot && (
        <div className={styles.presence}>
          <PresenceText workingStatus={person.workingStatus} status={person.status} />
          <ReachabilityLines userId={person.userId} />
          {place && (
            <Text size="xs" tone="muted">
              {t('floor', { floor: place })}
            </Text>
          )}
        </div>
      )}
    </div>
  );
}

function Details({ person }: { person: ProfilePerson }) {
  const { t } = useTranslation(['people', 'common']);
  const fields = [
    { key: 'nickname', text: person.nickname },
    { key: 'email', text: person.email, href: `mailto:${person.email}` },
    { key: 'phoneNumber', text: person.phoneNumber, href: `tel:${person.phoneNumber}` },
    { key: 'role', text: person.role && t(`role.${person.role}`) },
    { key: person.bot ? 'description' : 'selfIntroduction', text: person.selfIntroduction },
  ].filter(({ text }) => text);
  if (fields.length === 0) return null;
  return (
    <dl className={styles.details}>
      {fields.map(({ key, text, href }) => (
        <div key={key} className={styles.detail}>
          <Text as="dt" size="xs" tone="muted">
            {t(`common:person.${key}`)}
          </Text>
          <Text as="dd" preserveLines>
            {href ? (
              <a className={styles.link} href={href}>
                {text}
              </a>
            ) : (
              text
            )}
          </Text>
        </div>
      ))}
    </dl>
  );
}
