import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import type { CallNotice } from '../voice.ts';
import * as styles from './CallBar.css.ts';

export interface CallNoticeHandlers {
  onTryMicrophone(): void;
  onTryCamera?(): void;
  onTryScreen?: (() => void) | undefined;
  onPlaySound(): void;
  /** Leaves the room and joins it again. */
  onJoinAgain(): void;
  onDismissNotice(): void;
}

interface CallNoticeLineProps extends CallNoticeHandlers {
  notice: CallNotice;
  onUnmute(): void;
}

export function CallNoticeLine({ notice, ...handlers }: CallNoticeLineProps) {
  const { t } = useTranslation('voice');
  const { kind, ...values } = notice;
  const button = buttonOf(notice, handlers);
  const isDevice = kind === 'replaced' || 'problem' in notice;
  const key = 'problem' in notice ? `notice.${kind}.${notice.problem}` : `notice.${kind}`;
  const text = t(key, values);
  return (
    <Callout
      tone={informationalKinds.includes(kind) ? 'info' : 'warning'}
      announce
      action={
        (button || isDevice) && (
          <span className={styles.noticeActions}>
            {button && (
              <Button size="sm" onPress={button.onPress}>
                {t(button.label)}
              </Button>
            )}
            {isDevice && (
              <Button size="sm" variant="ghost" onPress={handlers.onDismissNotice}>
                {t('notice.dismiss')}
              </Button>
            )}
          </span>
        )
      }
    >
      {kind === 'microphone' ? t('notice.canHear', { text }) : text}
    </Callout>
  );
}

/** Informational notices that need no action. */
const informationalKinds: readonly CallNotice['kind'][] = [
  'replaced',
  'mutedSpeaking',
  'pictureHeld',
];

function buttonOf(
  notice: CallNotice,
  handlers: Omit<CallNoticeLineProps, 'notice'>,
): { label: string; onPress(): void } | undefined {
  switch (notice.kind) {
    case 'microphone':
      return notice.problem === 'insecureError'
        ? undefined
        : { label: 'notice.tryAgain', onPress: handlers.onTryMicrophone };
    case 'camera':
      return notice.problem === 'insecureError' || !handlers.onTryCamera
        ? undefined
        : { label: 'notice.tryAgain', onPress: handlers.onTryCamera };
    case 'screen':
      return handlers.onTryScreen && { label: 'notice.tryAgain', onPress: handlers.onTryScreen };
    case 'background':
      return handlers.onTryCamera && { label: 'bar.cameraOn', onPress: handlers.onTryCamera };
    case 'mutedSpeaking':
      return { label: 'bar.unmute', onPress: handlers.onUnmute };
    case 'soundBlocked':
      return { label: 'notice.playSound', onPress: handlers.onPlaySound };
    case 'peerLost':
    case 'allLost':
      return { label: 'notice.joinAgain', onPress: handlers.onJoinAgain };
    case 'captions':
    case 'replaced':
    case 'pictureHeld':
    case 'offline':
    case 'tooFar':
    case 'otherFloor':
      return undefined;
  }
}
