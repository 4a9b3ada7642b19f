import { displayName } from '@office/client/people/displayName.ts';
import { unwrap, type Schemas } from '@office/api';
import { errorCode } from '@office/client/errors/errorCode.ts';
import { errorText } from '@office/client/errors/errorText.ts';
import { showError } from '@office/client/errors/showError.ts';
import { currentLanguage } from '@office/client/i18n/i18n.ts';
import {
  FloorList,
  type SelectedPlan,
  type CreatedFloor,
  type EditedPlan,
  type FloorListDialog,
  type FloorListItem,
  type FloorListNames,
  type FloorListState,
  type FloorLoss,
} from '@office/ui/screens/admin/floors';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { office } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { inOrder } from '../../../platform/swr/showInOrder.ts';
import { usePageTrail } from '../../../platform/navigation/PageTrail.ts';
import { localName } from '../models/localName.ts';
import { useFloorForms } from '../models/useFloorForms.ts';
import { readPlanFile, savePlanFile } from '../models/readPlanFile.ts';

type Floor = Schemas['AdminFloor'];

const noPlan: SelectedPlan = { status: 'none' };

export function FloorsPage() {
  const navigate = useNavigate();
  const breadcrumbs = usePageTrail();
  const floors = useQuery('/v1/admin/floors');
  const templates = useQuery('/v1/admin/floors/templates');
  const [dialog, setDialog] = useState<FloorListDialog>();
  const [plan, setPlan] = useState<EditedPlan | null>(null);
  const forms = useFloorForms(dialog);
  const language = currentLanguage();
  const offices = floors.data?.data ?? [];
  const floorOf = (floorId: string) =>
    offices.flatMap((each) => each.floors).find(({ id }) => id === floorId);

  const answering = useRef(false);
  const runDialogAction = async (work: () => Promise<unknown>) => {
    if (answering.current) return;
    answering.current = true;
    setDialog((open) => open && { ...open, submitting: true, problem: undefined });
    try {
      await work();
      setDialog(undefined);
    } catch (error) {
      const conflict = errorCode(error) === 'changedMeanwhile';
      if (conflict) await floors.mutate();
      const refused = { submitting: false, problem: errorText(error) };
      setDialog(
        (open) => open && { ...open, ...refused, ...(open.kind === 'rename' && { conflict }) },
      );
    } finally {
      answering.current = false;
    }
    await floors.mutate();
  };
  /** Also reloads the list if the action fails, for example after a conflict. */
  const change = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      showError(error);
    }
    await floors.mutate();
  };
  const patch = (
    floor: Floor,
    body: { blocked: boolean } | { names: FloorListNames; version: number },
  ) =>
    unwrap(
      office.PATCH('/v1/admin/floors/{floorId}', {
        params: { path: { floorId: floor.id } },
        body: { version: floor.version, ...body },
      }),
    );
  const create = async (event: CreatedFloor) => {
    await unwrap(
      office.POST('/v1/admin/floors', {
        body: { ...event, ...(event.source === 'PLAN' && { plan }) },
      }),
    );
    forms.newFloorDraft.clear();
  };
  const rename = async (floor: Floor, names: FloorListNames) => {
    // The user has seen both names: overwrites the current version.
    const isConflictShown = dialog?.kind === 'rename' && dialog.conflict;
    const version = isConflictShown ? floor.version : (forms.names.version ?? floor.version);
    await patch(floor, { names, version });
    forms.names.clear();
  };

  return (
    <FloorList
      state={stateOf()}
      breadcrumbs={breadcrumbs}
      onOpenDialog={(event) => {
        setPlan(null);
        switch (event.kind) {
          case 'create':
          case 'import':
            return setDialog({ ...event, submitting: false, plan: noPlan });
          case 'rename':
            forms.setBaseVersion(floorOf(event.floorId)?.version ?? null);
            return setDialog({ ...event, kind: 'rename', submitting: false });
          case 'remove':
            setDialog({ ...event, kind: 'remove', submitting: false });
            void findLoss(event.floorId);
        }
      }}
      onCloseDialog={() => setDialog(undefined)}
      onChoosePlan={({ file }) => void choosePlan(file)}
      onCreate={(event) => void runDialogAction(() => create(event))}
      onTypeNew={({ values }) => forms.newFloorDraft.keep(values)}
      onTypeNames={({ names }) => forms.names.keep(names)}
      onRename={({ floorId, names }) => {
        const floor = floorOf(floorId);
        if (floor) void runDialogAction(() => rename(floor, names));
      }}
      onTakeTheirNames={({ floorId }) => {
        forms.names.clear();
        forms.setBaseVersion(floorOf(floorId)?.version ?? null);
        setDialog({ kind: 'rename', floorId, submitting: false });
      }}
      onRemove={({ floorId }) => {
        const floor = floorOf(floorId);
        if (!floor) return;
        const params = { path: { floorId }, query: { version: floor.version } };
        void runDialogAction(() => unwrap(office.DELETE('/v1/admin/floors/{floorId}', { params })));
      }}
      onImport={({ floorId }) => {
        const floor = floorOf(floorId);
        if (!floor || !plan) return;
        const body = { version: floor.draftVersion, plan };
        const params = { path: { floorId } };
        void runDialogAction(async () => {
          await unwrap(office.PUT('/v1/admin/floors/{floorId}/draft', { params, body }));
          void navigate(`/floors/${floorId}/edit`);
        });
      }}
      onBlock={({ floorId, blocked }) => {
        const floor = floorOf(floorId);
        if (floor) void change(() => patch(floor, { blocked }));
      }}
      onOrder={({ contractId, floorIds }) => void order(contractId, floorIds)}
      onExport={({ floorId }) => {
        const params = { path: { floorId } };
        void change(async () => {
          const exported = await unwrap(
            office.GET('/v1/admin/floors/{floorId}/export', { params }),
          );
          savePlanFile(exported.name.en, exported);
        });
      }}
      onSeats={({ floorId }) => void navigate(`/floors/${floorId}/seats`)}
      onHistory={({ floorId }) => void navigate(`/floors/${floorId}/history`)}
      onRetry={() => void floors.mutate()}
    />
  );

  function stateOf(): FloorListState {
    if (!floors.data) return { status: floors.error ? 'error' : 'loading' };
    if (offices.length === 0) return { status: 'empty' };
    return {
      status: 'ready',
      dialog: forms.dialogWithDraft(),
      offices: offices.map((each) => ({
        contractId: each.id,
        name: localName(each, language),
        blocked: each.blocked,
        floors: each.floors.map((floor) => toItem(floor, localName(floor, language))),
      })),
      templates: (templates.data?.data ?? []).map(({ id, name, ...template }) => ({
        ...template,
        templateId: id,
        name: name[language],
      })),
    };
  }

  async function order(contractId: string, floorIds: readonly string[]) {
    const before = floors.data;
    const sorted = (each: Schemas['FloorOffice']) =>
      each.id === contractId ? { ...each, floors: inOrder(each.floors, floorIds) } : each;
    if (before) await floors.mutate({ ...before, data: before.data.map(sorted) }, false);
    await change(() =>
      unwrap(
        office.PUT('/v1/admin/floors/order', { body: { contractId, floorIds: [...floorIds] } }),
      ),
    );
  }

  async function findLoss(floorId: string) {
    const params = { path: { floorId } };
    try {
      const found = await unwrap(office.GET('/v1/admin/floors/{floorId}/removal', { params }));
      const loss = toLoss(found, language);
      setDialog((open) => (open?.kind === 'remove' ? { ...open, loss } : open));
    } catch (error) {
      if (errorCode(error) === 'floorInvalid') await floors.mutate();
      setDialog((open) => open && { ...open, problem: errorText(error) });
    }
  }

  async function choosePlan(file: File) {
    const read = await readPlanFile(file);
    setPlan(read.plan);
    const plan: SelectedPlan = read.plan
      ? { status: 'ready', name: file.name }
      : { status: 'wrong', name: file.name, problems: read.problems };
    setDialog((open) => (open && 'plan' in open ? { ...open, plan } : open));
  }
}

function toItem(floor: Floor, name: string): FloorListItem {
  const { id, draft, revision, contractId: _, version: __, ...rest } = floor;
  return {
    floorId: id,
    name,
    names: rest.names,
    width: rest.width,
    depth: rest.depth,
    seatCount: rest.seatCount,
    takenSeatCount: rest.takenSeatCount,
    roomCount: rest.roomCount,
    presentCount: rest.presentCount,
    blocked: rest.blocked,
    editHref: `/floors/${id}/edit`,
    ...(draft && {
      draft: {
        changedAt: draft.updatedAt,
        outdated: draft.baseRevision !== revision,
        ...(draft.updatedBy && { changedBy: displayName(draft.updatedBy) }),
      },
    }),
  };
}

function toLoss(
  { isLast, presentCount, seats, rooms }: Schemas['FloorRemoval'],
  language: 'ja' | 'en',
): FloorLoss {
  return {
    isLast,
    presentCount,
    seats: seats.map(({ label, user }) => ({ label, ownerName: displayName(user) })),
    rooms: rooms.map(({ name, meetingCount }) => ({
      name: name[language],
      meetings: meetingCount,
    })),
  };
}
