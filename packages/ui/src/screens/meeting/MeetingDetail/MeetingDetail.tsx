import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { useClock } from '../../../patterns/useClock.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import { Menu, type MenuItem } from '../../../primitives/Menu/index.ts';
import type { MeetingView } from '../meeting.ts';
import { canJoin, meetingPhase } from '../meetingPhase.ts';
import { useMeetingTimes } from '../meetingTimes.ts';
import { useMeetingPhrases } from '../useMeetingPhrases.ts';
import { MeetingBody } from './MeetingBody.tsx';
import * as styles from './MeetingDetail.css.ts';
import type { MeetingDetailProps } from './MeetingDetailProps.ts';

const minute = 60_000;
const extensions = [15, 30, 60];

export function MeetingDetail(props: MeetingDetailProps) {
  const { state, onBack } = props;
  const { t } = useTranslation('meeting');
  const { titleOf } = useMeetingPhrases();
  const meeting = state.status === 'ready' ? state.meeting : null;
  return (
    <div className={styles.root} data-component="MeetingDetail" data-status={state.status}>
      <SidePanel
        title={meeting ? titleOf(meeting) : t('title')}
        onBack={onBack}
        actions={meeting?.canEdit && <Actions {...props} meeting={meeting} />}
        footer={meeting && <Footer {...props} meeting={meeting} />}
      >
        <Content {...props} />
      </SidePanel>
    </div>
  );
}

interface OpenProps extends MeetingDetailProps {
  meeting: MeetingView;
}

function Actions({
  meeting,
  clock: clockProp,
  running,
  onEdit,
  onCancel,
  onExtend,
  onEnd,
}: OpenProps) {
  const { t } = useTranslation('meeting');
  const clock = useClock(clockProp);
  const times = useMeetingTimes(clock);
  const [ending, setEnding] = useState(false);
  const phase = meetingPhase(meeting, clock.now);
  if (phase === 'ENDED' || phase === 'CANCELED') return null;
  const { endTime } = meeting;
  const upcoming: MenuItem[] = [
    {
      id: 'edit',
      label: t('detail.edit'),
      leading: <Icon icon={icons.edit} tone="muted" />,
      onSelect: onEdit,
    },
    { kind: 'separator', id: 'line' },
    {
      id: 'cancel',
      danger: true,
      label: t('detail.cancel'),
      leading: <Icon icon={icons.remove} />,
      onSelect: onCancel,
    },
  ];
  const ongoing: MenuItem[] = [
    { kind: 'heading', id: 'extend', label: t('detail.extend') },
    ...extensions.flatMap((minutes): MenuItem[] => {
      if (endTime === null) return [];
      const later = new Date(Date.parse(endTime) + minutes * minute).toISOString();
      return [
        {
          id: `extend-${minutes}`,
          label: t('detail.extendTo', { time: times.time(later) }),
          hint: t('detail.extendBy', { length: times.length(minutes) }),
          leading: <Icon icon={icons.clock} tone="muted" />,
          onSelect: () => onExtend({ endTime: later }),
        },
      ];
    }),
    { kind: 'separator', id: 'line' },
    {
      id: 'end',
      danger: true,
      label: t('detail.end'),
      leading: <Icon icon={icons.hangUp} />,
      onSelect: () => setEnding(true),
    },
  ];
  return (
    <>
      <Menu
        align="end"
        label={t('detail.more')}
        trigger={
          <IconButton
            icon={icons.more}
            label={t('detail.more')}
            loading={running === 'extend' || running === 'end'}
          />
        }
        items={phase === 'ONGOING' ? ongoing : upcoming}
      />
      <ConfirmDialog
        open={ending}
        danger
        title={t('detail.endTitle', { title: meeting.title })}
        description={t('detail.endText')}
        confirmLabel={t('detail.end')}
        onCancel={() => setEnding(false)}
        onConfirm={() => {
          setEnding(false);
          onEnd();
        }}
      />
    </>
  );
}

function Footer(props: OpenProps) {
  const { meeting, myUserId, clock: clockProp, running, onJoin, onLeave, onCopy } = props;
  const { inCall = false } = props;
  const { t } = useTranslation('meeting');
  const clock = useClock(clockProp);
  if (!canJoin(meeting, { now: clock.now, myUserId })) return null;
  if (meeting.joined) {
    return (
      <div className={styles.footer}>
        <span className={styles.leave} data-in-call={inCall}>
          <Button loading={running === 'leave'} onPress={onLeave}>
            {t('detail.leave')}
          </Button>
        </span>
        {/* The call of an office meeting stays open, but the tab of another service may be closed. */}
        {meeting.provider !== 'OFFICE' && (
          <Button loading={running === 'join'} onPress={onJoin}>
            {t('detail.back')}
          </Button>
        )}
        {meeting.url !== null && <CopyLink url={meeting.url} onCopy={onCopy} />}
      </div>
    );
  }
  return (
    <div className={styles.footer}>
      <span className={styles.wide}>
        <Button
          variant="primary"
          icon={icons.onlineMeeting}
          fullWidth
          loading={running === 'join'}
          onPress={onJoin}
        >
          {t('detail.join')}
        </Button>
      </span>
    </div>
  );
}

function CopyLink({ url, onCopy }: Pick<MeetingDetailProps, 'onCopy'> & { url: string }) {
  const { t } = useTranslation('meeting');
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = async () => {
    try {
      await onCopy({ way: 'link', text: url });
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <span className={styles.wide}>
        <Button
          variant="primary"
          icon={state === 'copied' ? icons.check : icons.copy}
          fullWidth
          onPress={() => void copy()}
        >
          {t('detail.copyLink')}
        </Button>
      </span>
      <LiveRegion>
        {state !== 'idle' && t(state === 'copied' ? 'detail.copied' : 'detail.copyFailed')}
      </LiveRegion>
    </>
  );
}

function Content(props: MeetingDetailProps): ReactNode {
  const { state, onBack, onRetry } = props;
  const { t } = useTranslation('meeting');
  switch (state.status) {
    case 'loading':
      return <LoadingState shape="text" rows={4} label={t('detail.loading')} />;
    case 'error':
      return <ErrorState title={t('detail.failed')} onRetry={onRetry} />;
    case 'gone':
      return (
        <EmptyState
          icon={icons.onlineMeeting}
          title={t('detail.gone')}
          description={t('detail.goneHint')}
          action={<Button onPress={onBack}>{t('detail.toList')}</Button>}
        />
      );
    case 'ready':
      return <MeetingBody {...props} meeting={state.meeting} />;
  }
}
