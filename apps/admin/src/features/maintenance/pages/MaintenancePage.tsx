import { unwrap, type Schemas } from '@office/api';
import { errorCode } from '@office/client/errors/errorCode.ts';
import { errorText } from '@office/client/errors/errorText.ts';
import { showError } from '@office/client/errors/showError.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import {
  MaintenancePlan,
  type MaintenanceItem,
  type MaintenancePlanProps,
  type MaintenanceProblem,
  type MaintenanceValues,
} from '@office/ui/screens/admin/maintenance';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { office } from '../../../platform/api/client.ts';
import { useMutateQueries, useQuery } from '../../../platform/api/queries.ts';
import { useDraft } from '../../../platform/drafts/useDraft.ts';

const path = '/v1/admin/maintenance';
const limit = 10;

const problems: Partial<Record<string, MaintenanceProblem>> = {
  maintenanceStartInPast: 'startInPast',
  maintenanceEndInvalid: 'endInvalid',
  maintenanceOverlaps: 'overlaps',
};

interface EditForm {
  maintenance: MaintenanceItem | null;
  initial: MaintenanceValues;
  /** Null until something is typed. */
  typed: MaintenanceValues | null;
  version: number | null;
  problem: MaintenanceProblem | null;
  error: string | null;
  stored: MaintenanceItem | null;
}

export function MaintenancePage() {
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1);
  const me = useQuery('/v1/admin/auth/me');
  const list = useQuery(path, { params: { query: { page, limit } } }, { keepPreviousData: true });
  const revalidate = useMutateQueries();
  const [form, setForm] = useState<EditForm>();
  const draft = useDraft<MaintenanceValues>({
    form: 'maintenance',
    // Reads the draft again each time the form opens.
    target: form ? (form.maintenance?.id ?? 'new') : '',
    version: form?.maintenance?.version ?? null,
  });
  const values = form && (form.typed ?? draft.values ?? form.initial);
  const patch = (change: Partial<EditForm>) =>
    setForm((current) => current && { ...current, ...change });
  const open = (maintenance: MaintenanceItem | null) =>
    setForm({
      maintenance,
      initial: maintenance ? toValues(maintenance) : newValues(),
      typed: null,
      version: maintenance?.version ?? null,
      problem: null,
      error: null,
      stored: null,
    });

  const [save, submitting] = useAction(async (version: number | null) => {
    if (!form || !values) return;
    const body = toRequest(values);
    if (!body) return patch({ problem: 'timeNeeded' });
    const maintenanceId = form.maintenance?.id;
    try {
      if (maintenanceId && version !== null) {
        const params = { path: { maintenanceId } };
        await unwrap(
          office.PATCH('/v1/admin/maintenance/{maintenanceId}', {
            params,
            body: { ...body, version },
          }),
        );
      } else await unwrap(office.POST(path, { body }));
      draft.clear();
      setForm(undefined);
    } catch (failure) {
      const code = errorCode(failure) ?? '';
      if (code === 'changedMeanwhile') {
        const reloaded = await list.mutate();
        const stored = reloaded?.data.find(({ id }) => id === maintenanceId) ?? null;
        patch({ stored, problem: null, error: stored ? null : errorText(failure) });
      } else {
        const problem = problems[code] ?? null;
        patch({ problem, error: problem ? null : errorText(failure) });
      }
    }
    await revalidate([path]);
  });

  const [startOrEnd] = useAction(
    async (action: 'start' | 'end', { id, version }: MaintenanceItem) => {
      const options = { params: { path: { maintenanceId: id } }, body: { version } };
      try {
        await unwrap(office.POST(`/v1/admin/maintenance/{maintenanceId}/${action}`, options));
      } catch (failure) {
        showError(failure);
      }
      await revalidate([path]);
    },
  );

  const close = () => setForm(undefined);
  return (
    <MaintenancePlan
      state={stateOf(list)}
      editable={me.data?.role === 'SYSTEM_ADMIN'}
      edit={
        form && values
          ? {
              id: form.maintenance?.id ?? null,
              started: form.maintenance?.state === 'ON',
              values,
              problem: form.problem,
              error: form.error,
              theirs: form.stored && { values: toValues(form.stored) },
            }
          : null
      }
      submitting={submitting}
      onAnnounce={() => open(null)}
      onEdit={({ maintenance }) => open(maintenance)}
      onStart={({ maintenance }) => startOrEnd('start', maintenance)}
      onEnd={({ maintenance }) => startOrEnd('end', maintenance)}
      onChange={({ values: typed }) => {
        draft.keep(typed);
        patch({ typed, problem: null });
      }}
      onSubmit={() => save(draft.version ?? form?.version ?? null)}
      onKeepMine={() => save(form?.stored?.version ?? null)}
      onTakeTheirs={() => {
        draft.clear();
        if (form?.stored) open(form.stored);
      }}
      onClose={close}
      onDiscard={() => {
        draft.clear();
        close();
      }}
      onPageChange={(event) => setSearch({ page: String(event.page) })}
      onRetry={() => void list.mutate()}
    />
  );
}

function localOf(at: Date): { day: string; time: string } {
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString();
  return { day: local.slice(0, 10), time: local.slice(11, 16) };
}

function newValues(): MaintenanceValues {
  const start = new Date(Date.now() + 24 * 60 * 60_000);
  const { day } = localOf(start);
  const time = { startDay: day, startTime: '22:00', endDay: day, endTime: '23:00' };
  return { ...time, phone: '', email: '', ja: '', en: '' };
}

function toValues({ startAt, endAt, ...rest }: MaintenanceItem): MaintenanceValues {
  const { contactPhone, contactEmail, message } = rest;
  const [start, end] = [localOf(new Date(startAt)), localOf(new Date(endAt))];
  return {
    startDay: start.day,
    startTime: start.time,
    endDay: end.day,
    endTime: end.time,
    phone: contactPhone ?? '',
    email: contactEmail ?? '',
    ja: message?.ja ?? '',
    en: message?.en ?? '',
  };
}

/** Null until both date and time are valid. */
function toRequest(values: MaintenanceValues): Schemas['MaintenanceRequest'] | null {
  const start = new Date(`${values.startDay}T${values.startTime}:00`);
  const end = new Date(`${values.endDay}T${values.endTime}:00`);
  if (Number.isNaN(start.getTime()) || Number.isNaN(end.getTime())) return null;
  const [phone, email] = [values.phone.trim(), values.email.trim()];
  return {
    startAt: start.toISOString(),
    endAt: end.toISOString(),
    ...(phone && { contactPhone: phone }),
    ...(email && { contactEmail: email }),
    message: { ja: values.ja.trim(), en: values.en.trim() },
  };
}

function stateOf({
  data,
  error,
}: {
  data?: Schemas['MaintenanceList'] | undefined;
  error?: unknown;
}): MaintenancePlanProps['state'] {
  if (error) return { status: 'error' };
  if (!data) return { status: 'loading' };
  const { total, page } = data.metadata;
  return total === 0
    ? { status: 'empty' }
    : { status: 'ready', rows: data.data, page, limit, total };
}
