import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LinkList } from '../../../patterns/LinkList/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { navIcons } from '../../../patterns/navIcons.ts';
import type { Presence } from '../../../patterns/presence.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { PresencePicker } from '../../people/PresencePicker/index.ts';
import * as styles from './MyDesk.css.ts';

export type MyDeskState =
  | { status: 'loading' }
  | { status: 'error' }
  | {
      status: 'ready';
      /** Null before one has chosen a seat. */
      seat: { label: string; floorName: string } | null;
      presence: Presence;
      leaving?: boolean;
      /** What could not be changed. */
      problem?: 'seat' | 'presence';
    };

export interface MyDeskProps {
  state: MyDeskState;
  /** Where one's own profile is edited. */
  profileHref: string;
  onGoToSeat(): void;
  onLeaveSeat(): void;
  onChooseSeat(): void;
  onPresenceChange(presence: Presence): void;
  onRetry(): void;
}

/** One's own place: the seat, the presence, and what is often needed. */
export function MyDesk({ state, profileHref, ...on }: MyDeskProps) {
  const { t } = useTranslation(['map', 'people', 'common']);
  return (
    <div className={styles.root} data-component="MyDesk" data-status={state.status}>
      <SidePanel title={t('desk.title')}>
        {state.status === 'loading' && (
          <LoadingState shape="text" rows={4} label={t('desk.loading')} />
        )}
        {state.status === 'error' && (
          <ErrorState title={t('desk.loadFailed')} onRetry={on.onRetry} />
        )}
        {state.status === 'ready' && (
          <div className={styles.sections}>
            {state.problem && (
              <Callout tone="danger" announce>
                {state.problem === 'seat' ? t('seatFailed') : t('people:presenceFailed')}
              </Callout>
            )}
            <section>
              <Heading level={2} size="sm">
                {t('desk.mySeat')}
              </Heading>
              <SeatCard state={state} {...on} />
            </section>
            <section className={styles.section}>
              <Heading level={2} size="sm">
                {t('desk.presence')}
              </Heading>
              <PresencePicker presence={state.presence} onChange={on.onPresenceChange} />
            </section>
            <section className={styles.section}>
              <Heading level={2} size="sm">
                {t('desk.links')}
              </Heading>
              <LinkList
                items={[
                  { href: profileHref, icon: icons.person, text: t('desk.profile') },
                  { href: '/change-avatar', icon: navIcons.changeAvatar, text: t('desk.avatar') },
                  {
                    href: '/notifications',
                    icon: navIcons.notifications,
                    text: t('desk.notifications'),
                  },
                  { href: '/settings', icon: navIcons.settings, text: t('desk.settings') },
                ]}
              />
            </section>
          </div>
        )}
      </SidePanel>
    </div>
  );
}

type SeatCardProps = Pick<MyDeskProps, 'onGoToSeat' | 'onLeaveSeat' | 'onChooseSeat'> & {
  state: Extract<MyDeskState, { status: 'ready' }>;
};

function SeatCard({ state, onGoToSeat, onLeaveSeat, onChooseSeat }: SeatCardProps) {
  const { t } = useTranslation('map');
  const { seat, leaving } = state;
  return (
    <div className={styles.seat}>
      <span className={styles.seatIcon} data-own={seat !== null}>
        <Icon icon={icons.seat} size="lg" />
      </span>
      <div className={styles.seatWords}>
        <Text as="p" weight="bold">
          {seat ? t('seat', { label: seat.label }) : t('desk.none')}
        </Text>
        <Text as="p" size="xs" tone="muted">
          {seat ? seat.floorName : t('desk.noneHint')}
        </Text>
      </div>
      <div className={styles.buttons}>
        {seat ? (
          <>
            <Button variant="primary" icon={icons.place} onPress={onGoToSeat}>
              {t('desk.goTo')}
            </Button>
            <Button onPress={onChooseSeat}>{t('desk.change')}</Button>
            <Button variant="ghost" loading={leaving} onPress={onLeaveSeat}>
              {t('desk.leave')}
            </Button>
          </>
        ) : (
          <Button variant="primary" icon={icons.seat} onPress={onChooseSeat}>
            {t('desk.choose')}
          </Button>
        )}
      </div>
    </div>
  );
}
