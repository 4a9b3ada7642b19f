import { useTranslation } from 'react-i18next';
import { useReadOnly } from '../../../../patterns/readOnly.ts';
import type { Breadcrumb } from '../../../../patterns/Breadcrumbs/index.ts';
import { EmptyState } from '../../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../../patterns/LoadingState/index.ts';
import { PageHeader } from '../../../../patterns/PageHeader/index.ts';
import { SortableList } from '../../../../patterns/SortableList/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Heading } from '../../../../primitives/Heading/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { Stack } from '../../../../primitives/Stack/index.ts';
import { StatusLabel } from '../../../../primitives/StatusLabel/index.ts';
import { CreateFloor } from './CreateFloor.tsx';
import { ImportPlan } from './ImportPlan.tsx';
import { RemoveFloor } from './RemoveFloor.tsx';
import { RenameFloor } from './RenameFloor.tsx';
import { FloorRow } from './FloorRow.tsx';
import * as styles from './FloorList.css.ts';
import type { FloorListCallbacks, FloorListState } from './floorListState.ts';

export interface FloorListProps extends FloorListCallbacks {
  state: FloorListState;
  breadcrumbs?: readonly Breadcrumb[];
}

export function FloorList({ state, breadcrumbs, ...on }: FloorListProps) {
  const { t } = useTranslation('admin-floors');
  const readOnly = useReadOnly();
  const ready = state.status === 'ready' ? state : undefined;
  const dialog = ready?.dialog;
  const floors = ready?.offices.flatMap((office) => office.floors) ?? [];
  const confirming =
    dialog && dialog.kind !== 'create'
      ? floors.find(({ floorId }) => floorId === dialog.floorId)
      : undefined;
  return (
    <div className={styles.root} data-component="FloorList" data-state={state.status}>
      <PageHeader
        title={t('list.title')}
        description={t('list.description')}
        {...(breadcrumbs && { breadcrumbs })}
      />
      {state.status === 'loading' && <LoadingState rows={6} label={t('list.loading')} />}
      {state.status === 'error' && <ErrorState title={t('list.loadFailed')} onRetry={on.onRetry} />}
      {state.status === 'empty' && (
        <EmptyState
          icon={icons.floors}
          title={t('list.noOffices')}
          description={t('list.noOfficesHint')}
        />
      )}
      {ready?.offices.map(({ contractId, name, blocked, floors: ofOffice }) => (
        <section key={contractId} aria-label={name} className={styles.office}>
          <Stack direction="row" gap={3} align="center" justify="between" wrap>
            <Stack direction="row" gap={2} align="center">
              <Heading level={2}>{name}</Heading>
              {blocked && <StatusLabel tone="danger">{t('list.officeBlocked')}</StatusLabel>}
            </Stack>
            {!readOnly && (
              <Button
                icon={icons.plus}
                onPress={() => on.onOpenDialog({ kind: 'create', contractId })}
              >
                {t('list.add')}
              </Button>
            )}
          </Stack>
          {ofOffice.length === 0 ? (
            <EmptyState
              icon={icons.floors}
              title={t('list.noFloors')}
              description={t('list.noFloorsHint')}
            />
          ) : (
            <SortableList
              label={t('list.floorsOf', { name })}
              disabled={readOnly}
              items={ofOffice.map((floor) => ({ ...floor, id: floor.floorId, label: floor.name }))}
              renderItem={(floor) => <FloorRow floor={floor} on={on} />}
              onItemsChange={({ items }) =>
                on.onOrder({ contractId, floorIds: items.map(({ id }) => id) })
              }
            />
          )}
        </section>
      ))}
      {dialog?.kind === 'create' && ready && (
        <CreateFloor dialog={dialog} floors={floors} templates={ready.templates} on={on} />
      )}
      {dialog?.kind === 'rename' && confirming && (
        <RenameFloor dialog={dialog} floor={confirming} on={on} />
      )}
      {dialog?.kind === 'remove' && confirming && (
        <RemoveFloor dialog={dialog} floor={confirming} on={on} />
      )}
      {dialog?.kind === 'import' && confirming && (
        <ImportPlan dialog={dialog} floor={confirming} on={on} />
      )}
    </div>
  );
}
