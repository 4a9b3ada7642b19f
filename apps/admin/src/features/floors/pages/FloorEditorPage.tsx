import { displayName } from '@office/client/people/displayName.ts';
import { useWindowEvent } from '@mantine/hooks';
import { unwrap, type Schemas } from '@office/api';
import { errorCode, isUnreachableError } from '@office/client/errors/errorCode.ts';
import { showError } from '@office/client/errors/showError.ts';
import { currentLanguage } from '@office/client/i18n/i18n.ts';
import { browserDeps } from '@office/client/lib/deps.ts';
import { useStore } from '@office/client/lib/useStore.ts';
import { toasts } from '@office/client/toasts/toasts.ts';
import { useOnReconnect } from '@office/client/recovery/useOnReconnect.ts';
import {
  PlanEditor,
  type EditedPlan,
  type PlanDraftConflict,
  type PlanPublishImpact,
  type PlanPublishState,
  type ReadyPlanEditor,
} from '@office/ui/screens/admin/floors';
import i18next from 'i18next';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { office } from '../../../platform/api/client.ts';
import { useMutateQueries, useQuery } from '../../../platform/api/queries.ts';
import { drafts } from '../../../platform/drafts/drafts.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { DraftStore, type DraftSaveResult } from '../models/DraftStore.ts';
import { localName } from '../models/localName.ts';
import { readPlanFile, savePlanFile } from '../models/readPlanFile.ts';
import { usePlanCheck } from '../models/usePlanCheck.ts';
import { FloorPreview } from './FloorPreview.tsx';

type Edited = Schemas['EditedFloor'];

export function FloorEditorPage() {
  const { floorId = '' } = useParams();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Edited>();
  const params = { path: { floorId } };
  const { data, error, isValidating, mutate } = useQuery('/v1/admin/floors/{floorId}/plan', {
    params,
  });
  // Keeps the floor that was loaded first: the editor already has all changes saved since.
  if (data && !isValidating && opened?.floor.id !== floorId) setOpened(data as Edited);
  if (opened?.floor.id === floorId) return <Editor key={floorId} edited={opened} />;
  return (
    <PlanEditor
      state={{ status: error ? 'error' : 'loading' }}
      {...noopHandlers}
      onRetry={() => void mutate()}
      onBack={() => void navigate('/floors')}
    />
  );
}

const noopHandlers = {
  onChange() {},
  onPublish() {},
  onConfirmPublish() {},
  onCancelPublish() {},
  onPreview() {},
  onImport() {},
  onExport() {},
  onDismissImportProblem() {},
  onDiscardDraft() {},
  onRetrySave() {},
  onKeepMine() {},
  onTakeTheirs() {},
};

interface InitialPlan {
  plan: EditedPlan;
  /** The editor applies a plan with a new key as an editing step. */
  key: number;
}

function Editor({ edited }: { edited: Edited }) {
  const { floor } = edited;
  const floorId = floor.id;
  const params = { path: { floorId } };
  const navigate = useNavigate();
  const renew = useMutateQueries();
  const { user } = useSession();
  const [kept] = useState(() => {
    const key = { userId: user?.id ?? '', form: 'floor-plan', target: floorId };
    return { key, draft: drafts.get<EditedPlan>(key) };
  });
  const [store] = useState(
    () =>
      new DraftStore(
        { ...browserDeps, save, persist: keep },
        {
          version: kept.draft?.version ?? floor.draftVersion,
          status: floor.draft ? 'saved' : 'none',
          ...(floor.draft && { savedAt: floor.draft.updatedAt }),
        },
      ),
  );
  const draft = useStore(store);
  const [beginning, setBeginning] = useState<InitialPlan>(() => ({
    plan: kept.draft?.values ?? edited.draftPlan ?? edited.plan,
    key: 0,
  }));
  const [plan, setPlan] = useState(beginning.plan);
  const { problems, checking } = usePlanCheck(plan);
  const [publish, setPublish] = useState<PlanPublishState>();
  const [conflict, setConflict] = useState<{ shown: PlanDraftConflict; version: number }>();
  const [previewed, setPreviewed] = useState<EditedPlan | null>(null);
  const [importProblem, setImportProblem] = useState<ReadyPlanEditor['importProblem']>();

  // Saves changes left unsaved by a reload or an expired session.
  useEffect(() => {
    if (kept.draft) store.change(kept.draft.values);
    return () => void store.flush().finally(() => renew(['/v1/admin/floors']));
  }, [store, kept, renew]);
  useWindowEvent('beforeunload', (event) => {
    if (store.isDirty) event.preventDefault();
  });
  useOnReconnect(draft.status === 'offline', () => void store.flush());
  const isInConflict = draft.status === 'conflict';
  // Loads the other administrator's draft once per conflict.
  const onConflict = useEffectEvent(() => void findTheirs());
  useEffect(() => {
    if (isInConflict) onConflict();
  }, [isInConflict]);

  return (
    <>
      <FloorPreview plan={previewed} onClose={() => setPreviewed(null)} />
      <PlanEditor
        state={{
          status: 'ready',
          floorName: localName(floor, currentLanguage()),
          plan: beginning.plan,
          planKey: String(beginning.key),
          problems,
          checking,
          draft:
            draft.status === 'conflict'
              ? { status: 'failed' }
              : draft.status === 'saved'
                ? { status: 'saved', savedAt: draft.savedAt ?? new Date().toISOString() }
                : { status: draft.status },
          published: true,
          ...(conflict && { conflict: conflict.shown }),
          ...(publish && { publish }),
          ...(importProblem && { importProblem }),
        }}
        onChange={(event) => {
          setPlan(event.plan);
          store.change(event.plan);
        }}
        onPublish={() => void prepare()}
        onConfirmPublish={() => void confirm()}
        onCancelPublish={() => setPublish(undefined)}
        onPreview={(event) => setPreviewed(event.plan)}
        onImport={({ file }) => void importPlan(file)}
        onExport={(event) => savePlanFile(event.plan.name.en, event.plan)}
        onDismissImportProblem={() => setImportProblem(undefined)}
        onDiscardDraft={() => void discard()}
        onRetrySave={() => void store.flush()}
        onKeepMine={() => {
          if (conflict) store.rebase(conflict.version, plan);
          setConflict(undefined);
        }}
        onTakeTheirs={() => {
          if (conflict) {
            store.rebase(conflict.version);
            take(conflict.shown.theirs);
          }
          setConflict(undefined);
        }}
        onRetry={() => {}}
        onBack={() => void navigate('/floors')}
      />
    </>
  );

  function take(next: EditedPlan) {
    setPlan(next);
    setBeginning(({ key }) => ({ plan: next, key: key + 1 }));
  }

  function keep(unsaved: { version: number; plan: EditedPlan } | null) {
    if (unsaved) drafts.set(kept.key, { values: unsaved.plan, version: unsaved.version });
    else drafts.remove(kept.key);
  }

  async function save(body: { version: number; plan: EditedPlan }): Promise<DraftSaveResult> {
    try {
      const { draftVersion, draft: saved } = await unwrap(
        office.PUT('/v1/admin/floors/{floorId}/draft', { params, body }),
      );
      const savedAt = saved?.updatedAt ?? new Date().toISOString();
      return { kind: 'saved', version: draftVersion, savedAt };
    } catch (error) {
      if (errorCode(error) === 'changedMeanwhile') return { kind: 'conflict' };
      return { kind: isUnreachableError(error) ? 'networkError' : 'rejected' };
    }
  }

  function ask(): Promise<Edited> {
    return unwrap(office.GET('/v1/admin/floors/{floorId}/plan', { params })) as Promise<Edited>;
  }

  async function findTheirs() {
    try {
      const now = await ask();
      const { draft: theirs } = now.floor;
      const shown: PlanDraftConflict = {
        changedAt: theirs?.updatedAt ?? now.floor.publishedAt,
        theirs: now.draftPlan ?? now.plan,
        ...(theirs?.updatedBy && { changedBy: displayName(theirs.updatedBy) }),
      };
      setConflict({ shown, version: now.floor.draftVersion });
    } catch (error) {
      showError(error);
    }
  }

  async function prepare() {
    setPublish({ status: 'preparing' });
    await store.flush();
    try {
      const found = await unwrap(office.GET('/v1/admin/floors/{floorId}/publication', { params }));
      setPublish({ status: 'asking', impact: toImpact(found) });
    } catch (error) {
      showError(error);
      setPublish(undefined);
    }
  }

  async function confirm() {
    const impact = publish && 'impact' in publish ? publish.impact : undefined;
    if (!impact) return;
    setPublish({ status: 'publishing', impact });
    try {
      const body = { version: store.getSnapshot().version };
      const published = await unwrap(
        office.POST('/v1/admin/floors/{floorId}/publication', { params, body }),
      );
      store.rebase(published.floor.draftVersion);
      setPublish(undefined);
      const name = localName(floor, currentLanguage());
      const title = i18next.t('admin-floors:editor.publish.done', { floor: name });
      toasts.show({ type: 'SUCCESS', title });
    } catch (error) {
      if (errorCode(error) === 'changedMeanwhile') {
        setPublish(undefined);
        return findTheirs();
      }
      showError(error);
      setPublish({ status: 'failed', impact });
    }
  }

  async function discard() {
    await store.flush();
    try {
      const query = { version: store.getSnapshot().version };
      const { draftVersion } = await unwrap(
        office.DELETE('/v1/admin/floors/{floorId}/draft', { params: { ...params, query } }),
      );
      store.rebase(draftVersion);
      take((await ask()).plan);
      toasts.show({ type: 'SUCCESS', title: i18next.t('admin-floors:editor.discard.done') });
    } catch (error) {
      if (errorCode(error) === 'changedMeanwhile') return findTheirs();
      showError(error);
    }
  }

  async function importPlan(file: File) {
    const read = await readPlanFile(file);
    if (!read.plan) return setImportProblem({ fileName: file.name, details: read.problems });
    setImportProblem(undefined);
    take(read.plan);
    store.change(read.plan);
  }
}

function toImpact({ people, seats, rooms }: Schemas['FloorPublication']): PlanPublishImpact {
  const language = currentLanguage();
  return {
    peopleMoved: people.length,
    seatsLost: seats.map(({ label, user }) => ({ label, ownerName: displayName(user) })),
    roomsLost: rooms.map(({ name, meetingCount }) => ({
      name: name[language],
      meetings: meetingCount,
    })),
  };
}
