import { useTranslation } from 'react-i18next';
import { LoadingState } from '../../../../patterns/LoadingState/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { Dialog } from '../../../../primitives/Dialog/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import * as styles from './FloorList.css.ts';
import type {
  FloorListCallbacks,
  FloorListDialog,
  FloorListItem,
  FloorLoss,
} from './floorListState.ts';

interface RemoveFloorProps {
  dialog: Extract<FloorListDialog, { kind: 'remove' }>;
  floor: FloorListItem;
  on: Pick<FloorListCallbacks, 'onRemove' | 'onCloseDialog'>;
}

export function RemoveFloor({ dialog, floor, on }: RemoveFloorProps) {
  const { t } = useTranslation('admin-floors');
  const { loss, submitting, problem } = dialog;
  return (
    <Dialog
      open
      title={t('remove.title', { name: floor.name })}
      description={t('remove.description')}
      onClose={on.onCloseDialog}
      actions={
        <>
          <Button onPress={on.onCloseDialog}>{t('cancel')}</Button>
          <Button
            variant="danger"
            loading={submitting}
            disabled={!loss || loss.isLast}
            onPress={() => on.onRemove({ floorId: floor.floorId })}
          >
            {t('remove.submit')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {problem && (
          <Callout tone="danger" announce>
            {problem}
          </Callout>
        )}
        {!loss && !problem && <LoadingState rows={2} label={t('remove.loading')} />}
        {loss?.isLast && <Callout tone="warning">{t('remove.isLast')}</Callout>}
        {loss && !loss.isLast && <Losses loss={loss} />}
      </div>
    </Dialog>
  );
}

function Losses({ loss: { presentCount, seats, rooms } }: { loss: FloorLoss }) {
  const { t } = useTranslation('admin-floors');
  const booked = rooms.filter(({ meetings }) => meetings > 0);
  if (presentCount + seats.length + booked.length === 0) {
    return <Text as="p">{t('remove.nothing')}</Text>;
  }
  return (
    <>
      {presentCount > 0 && <Text as="p">{t('remove.people', { count: presentCount })}</Text>}
      {seats.length > 0 && (
        <div>
          <Text as="p">{t('remove.seats', { count: seats.length })}</Text>
          <ul className={styles.losses}>
            {seats.slice(0, 10).map(({ label, ownerName }) => (
              <li key={label}>
                <Text size="sm">{t('remove.seat', { label, ownerName })}</Text>
              </li>
            ))}
          </ul>
        </div>
      )}
      {booked.length > 0 && (
        <div>
          <Text as="p">{t('remove.rooms', { count: booked.length })}</Text>
          <ul className={styles.losses}>
            {booked.map(({ name, meetings }) => (
              <li key={name}>
                <Text size="sm">{t('remove.room', { name, count: meetings })}</Text>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
