import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import type { CallNotice } from '../voice.ts';
import * as styles from './CallBar.css.ts';

export interface CallNoticeHandlers {
  /** Asks for the microphone again. */
  onTryMicrophone(): void;
  /** Asks for the camera again. */
  onTryCamera?(): void;
  /** Lets the member choose a screen again. */
  onTryScreen?: (() => void) | undefined;
  onPlaySound(): void;
  /** Leaves and joins the room once more. */
  onJoinAgain(): void;
  onDismissNotice(): void;
}

interface CallNoticeLineProps extends CallNoticeHandlers {
  notice: CallNotice;
  onUnmute(): void;
}

/** A problem of the call, and the way out. */
export function CallNoticeLine({ notice, ...handlers }: CallNoticeLineProps) {
  const { t } = useTranslation('voice');
  const { kind, ...values } = notice;
  const button = buttonOf(notice, handlers);
  const isDevice = kind.endsWith('Error') || kind === 'replaced' || withProblem.includes(kind);
  const key = 'problem' in notice ? `notice.${kind}.${notice.problem}` : `notice.${kind}`;
  return (
    <Callout
      tone={quiet.includes(kind) ? 'info' : 'warning'}
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
      {t(key, values)}
    </Callout>
  );
}

/** Kinds that a member has read when they say so. */
const withProblem: readonly CallNotice['kind'][] = ['camera', 'screen', 'captions'];

/** Kinds after which nothing has to be done. */
const quiet: readonly CallNotice['kind'][] = ['replaced', 'mutedSpeaking', 'pictureHeld'];

function buttonOf(
  notice: CallNotice,
  handlers: Omit<CallNoticeLineProps, 'notice'>,
): { label: string; onPress(): void } | undefined {
  switch (notice.kind) {
    case 'notFoundError':
    case 'notAllowedError':
    case 'notReadableError':
      return { label: 'notice.tryAgain', onPress: handlers.onTryMicrophone };
    case 'camera':
      return notice.problem === 'insecureError' || !handlers.onTryCamera
        ? undefined
        : { label: 'notice.tryAgain', onPress: handlers.onTryCamera };
    case 'screen':
      return handlers.onTryScreen && { label: 'notice.tryAgain', onPress: handlers.onTryScreen };
    case 'mutedSpeaking':
      return { label: 'bar.unmute', onPress: handlers.onUnmute };
    case 'soundBlocked':
      return { label: 'notice.playSound', onPress: handlers.onPlaySound };
    case 'peerLost':
      return { label: 'notice.joinAgain', onPress: handlers.onJoinAgain };
    case 'captions':
    case 'insecureError':
    case 'replaced':
    case 'pictureHeld':
    case 'offline':
    case 'tooFar':
    case 'otherFloor':
      return undefined;
  }
}
