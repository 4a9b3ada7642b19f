import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import type { CallNotice } from '../voice.ts';
import * as styles from './CallBar.css.ts';

export interface CallNoticeHandlers {
  /** Asks for the microphone again. */
  onTryMicrophone(): void;
  onPlaySound(): void;
  /** Leaves and joins the room once more. */
  onJoinAgain(): void;
  onDismissNotice(): void;
}

interface CallNoticeLineProps extends CallNoticeHandlers {
  notice: CallNotice;
}

/** A problem of the call, and the way out. */
export function CallNoticeLine({ notice, ...handlers }: CallNoticeLineProps) {
  const { t } = useTranslation('voice');
  const { kind, ...values } = notice;
  const button = buttonOf(kind, handlers);
  const isMicrophone = kind.endsWith('Error') || kind === 'replaced';
  return (
    <Callout
      tone={kind === 'replaced' ? 'info' : 'warning'}
      announce
      action={
        (button || isMicrophone) && (
          <span className={styles.noticeActions}>
            {button && (
              <Button size="sm" onPress={button.onPress}>
                {t(button.label)}
              </Button>
            )}
            {isMicrophone && (
              <Button size="sm" variant="ghost" onPress={handlers.onDismissNotice}>
                {t('notice.dismiss')}
              </Button>
            )}
          </span>
        )
      }
    >
      {t(`notice.${kind}`, values)}
    </Callout>
  );
}

function buttonOf(kind: CallNotice['kind'], handlers: CallNoticeHandlers) {
  switch (kind) {
    case 'notFoundError':
    case 'notAllowedError':
    case 'notReadableError':
      return { label: 'notice.tryAgain', onPress: handlers.onTryMicrophone };
    case 'soundBlocked':
      return { label: 'notice.playSound', onPress: handlers.onPlaySound };
    case 'peerLost':
      return { label: 'notice.joinAgain', onPress: handlers.onJoinAgain };
    case 'insecureError':
    case 'replaced':
    case 'tooFar':
      return undefined;
  }
}
