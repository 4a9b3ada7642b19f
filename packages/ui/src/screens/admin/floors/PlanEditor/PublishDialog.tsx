import { useTranslation } from 'react-i18next';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { Dialog } from '../../../../primitives/Dialog/index.ts';
import { Icon, icons, type IconGlyph } from '../../../../primitives/Icon/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import type {
  PlanEditorCallbacks,
  PlanPublishImpact,
  PlanPublishState,
} from './planEditorState.ts';
import * as styles from './PublishDialog.css.ts';

interface PublishDialogProps {
  publish: PlanPublishState | undefined;
  warningCount: number;
  on: Pick<PlanEditorCallbacks, 'onPublish' | 'onConfirmPublish' | 'onCancelPublish'>;
}

export function PublishDialog({ publish, warningCount, on }: PublishDialogProps) {
  const { t } = useTranslation(['admin-floors', 'common']);
  const open = publish !== undefined && publish.status !== 'preparing';
  const impact = open && 'impact' in publish ? publish.impact : undefined;
  const isBusy = publish?.status === 'publishing';
  return (
    <Dialog
      open={open}
      title={t('editor.publish.title')}
      description={t('editor.publish.description')}
      onClose={() => !isBusy && on.onCancelPublish()}
      actions={
        <>
          <Button disabled={isBusy} onPress={on.onCancelPublish}>
            {t('editor.cancel')}
          </Button>
          <Button
            variant="primary"
            loading={isBusy}
            onPress={impact ? on.onConfirmPublish : on.onPublish}
          >
            {publish?.status === 'failed' ? t('common:retry') : t('editor.publish.action')}
          </Button>
        </>
      }
    >
      <div className={styles.root}>
        {publish?.status === 'failed' && (
          <Callout tone="danger" announce>
            {t('editor.publish.failed')}
          </Callout>
        )}
        {impact && <Impact impact={impact} />}
        {warningCount > 0 && (
          <Text as="p" tone="muted">
            {t('editor.publish.warnings', { count: warningCount })}
          </Text>
        )}
      </div>
    </Dialog>
  );
}

function Impact({ impact: { peopleMoved, seatsLost, roomsLost } }: { impact: PlanPublishImpact }) {
  const { t } = useTranslation('admin-floors');
  if (peopleMoved === 0 && seatsLost.length === 0 && roomsLost.length === 0) {
    return <Line icon={icons.success}>{t('editor.publish.nobody')}</Line>;
  }
  return (
    <>
      {peopleMoved > 0 && (
        <Line icon={icons.people}>{t('editor.publish.people', { count: peopleMoved })}</Line>
      )}
      {seatsLost.length > 0 && (
        <Line
          icon={icons.seat}
          items={seatsLost.map((seat) => t('editor.publish.seat', { ...seat }))}
        >
          {t('editor.publish.seats', { count: seatsLost.length })}
        </Line>
      )}
      {roomsLost.length > 0 && (
        <Line
          icon={icons.room}
          items={roomsLost.map(({ name, meetings }) =>
            meetings > 0 ? t('editor.publish.room', { name, count: meetings }) : name,
          )}
        >
          {t('editor.publish.rooms', { count: roomsLost.length })}
        </Line>
      )}
    </>
  );
}

interface LineProps {
  icon: IconGlyph;
  items?: readonly string[];
  children: string;
}

function Line({ icon, items, children }: LineProps) {
  return (
    <div className={styles.line}>
      <Icon icon={icon} tone="muted" />
      <div className={styles.words}>
        <Text as="p">{children}</Text>
        {items && (
          <ul className={styles.items}>
            {items.map((item, index) => (
              <Text key={index} as="li" size="xs" tone="muted">
                {item}
              </Text>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
