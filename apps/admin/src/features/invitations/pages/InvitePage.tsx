import { unwrap, type Schemas } from '@office/api';
import { errorCode } from '@office/client/errors/errorCode.ts';
import { errorText } from '@office/client/errors/errorText.ts';
import { newId } from '@office/client/lib/newId.ts';
import { saveFile } from '@office/client/lib/saveFile.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import type { DataTableSelection } from '@office/ui';
import {
  selectedRows,
  InviteMembers,
  type InviteFileProblem,
  type InviteMembersState,
  type InviteRow,
  type InviteValues,
} from '@office/ui/screens/admin/invitations';
import { useState } from 'react';
import { office } from '../../../platform/api/client.ts';
import { useMutateQueries, useQuery } from '../../../platform/api/queries.ts';
import { useDraft } from '../../../platform/drafts/useDraft.ts';
import { usePermissions } from '../../../platform/permissions/usePermissions.ts';
import { usePageTrail } from '../../../platform/navigation/PageTrail.ts';
import { exceededCapacity } from '../exceededCapacity.ts';
import { readInvitationFile, readPasted, type ReadRow } from '../readInvitations.ts';

const empty: InviteValues = {
  method: 'ONE',
  email: '',
  name: '',
  nameLatin: '',
  department: '',
  role: 'USER',
  language: 'ja',
  pasted: '',
};
const allRows: DataTableSelection = { allExcept: [] };
const roles = ['ORGANIZATION_ADMIN', 'USER', 'GUEST'] as const;
const pollIntervalMs = 3000;

export function InvitePage() {
  const draft = useDraft<InviteValues>({ form: 'invite', target: 'new' });
  const [values, setValues] = useState<InviteValues>(() => ({ ...empty, ...draft.values }));
  const [state, setState] = useState<InviteMembersState>({ status: 'edit' });
  const [one, setOne] = useState<InviteRow>();
  const [fileProblem, setFileProblem] = useState<InviteFileProblem | null>(null);
  const [selection, setSelection] = useState(allRows);
  const [overLimit, setOverLimit] = useState<Schemas['InvitationCapacity'] | null>(null);
  /** Sign-in limit and number of people at the last check. */
  const [capacity, setCapacity] = useState<Schemas['InvitationCapacity'] | null>(null);
  const [acceptOverLimit, setAcceptOverLimit] = useState(false);
  const [error, setError] = useState<string | null>(null);
  // Idempotency key: a retry of the same request does not invite anyone twice.
  const [clientId, setClientId] = useState<string>(() => newId());
  const [batchId, setBatchId] = useState<string>();
  const renew = useMutateQueries();
  const breadcrumbs = usePageTrail();
  const can = usePermissions();
  const batch = useQuery(
    '/v1/admin/invitations/batches/{batchId}',
    batchId ? { params: { path: { batchId } } } : null,
    { refreshInterval: (latest) => (latest && latest.mails.waiting === 0 ? 0 : pollIntervalMs) },
  );
  const check = async (rows: readonly ReadRow[]) => {
    const checked = await unwrap(
      office.POST('/v1/admin/invitations/check', { body: { rows: [...rows] } }),
    );
    // Pasted rows can share a line; the response keeps their order.
    const checkedRows = [...checked.rows];
    const result = rows.map((row): InviteRow => {
      const next = checkedRows[0];
      const isReported = next?.line === row.line && next.email === row.email.trim();
      if (isReported) checkedRows.shift();
      return {
        ...row,
        state: isReported ? next.state : 'NEW',
        problems: isReported ? next.problems : [],
      };
    });
    return { rows: result, capacity: checked.capacity };
  };

  const [look] = useAction(async (read: readonly ReadRow[]) => {
    setError(null);
    setOverLimit(null);
    setAcceptOverLimit(false);
    setState({ status: 'checking', rows: read.length });
    try {
      // Rows are identified by their line, which pasted rows can share.
      const checked = await check(read);
      const rows = numbered(checked.rows);
      setCapacity(checked.capacity);
      setSelection(allRows);
      setState({ status: 'preview', rows });
    } catch (failure) {
      setError(errorText(failure));
      setState({ status: 'edit' });
    }
  });

  /** Loads the reason for the rejection: the data has changed since the check. */
  const reloadRejection = async (
    rows: readonly InviteRow[],
    before: InviteMembersState,
    code: 'invitationsOverLimit' | 'invitationRowsRefused',
  ) => {
    try {
      const answer = await unwrap(
        office.POST('/v1/admin/invitations/check', { body: { rows: rows.map(toEntry) } }),
      );
      if (code === 'invitationsOverLimit') return setOverLimit(answer.capacity);
      if (before.status !== 'preview') {
        const [refused] = answer.rows;
        if (refused && rows[0]) setOne({ ...rows[0], ...refused });
        return;
      }
      const byLine = new Map(answer.rows.map((row) => [row.line, row]));
      setState({
        status: 'preview',
        rows: before.rows.map((row) => ({ ...row, ...byLine.get(row.line) })),
      });
    } catch (failure) {
      setError(errorText(failure));
    }
  };

  const [send] = useAction(async (rows: readonly InviteRow[], before: InviteMembersState) => {
    setError(null);
    setState({ status: 'sending', people: rows.length });
    try {
      const body = {
        clientId,
        acceptOverLimit,
        rows: rows.map((row) => ({ ...toEntry(row), renew: row.state === 'INVITED' })),
      };
      const sent = await unwrap(office.POST('/v1/admin/invitations', { body }));
      draft.clear();
      setState({ status: 'done', invited: sent.invited, mails: sent.mails });
      setBatchId(sent.id);
      await renew(['/v1/admin/invitations']);
    } catch (failure) {
      setState(before);
      const code = errorCode(failure);
      if (code === 'invitationsOverLimit' || code === 'invitationRowsRefused') {
        await reloadRejection(rows, before, code);
      } else setError(errorText(failure));
    }
  });

  const defaults = { role: values.role, language: values.language };
  const submit = () => {
    if (values.method === 'PASTE') {
      const rows = readPasted(values.pasted, defaults);
      if (rows.length > 0) look(rows);
      return;
    }
    const { email, name, nameLatin, department, role, language } = values;
    const row = { line: 1, email, name, nameLatin, department, role, language };
    setOne(undefined);
    send([{ ...row, state: 'NEW', problems: [] }], { status: 'edit' });
  };

  return (
    <InviteMembers
      state={state.status === 'done' && batch.data ? { ...state, mails: batch.data.mails } : state}
      values={values}
      roles={can('roles.assign') ? roles : roles.filter((role) => role !== 'ORGANIZATION_ADMIN')}
      breadcrumbs={breadcrumbs}
      problems={one?.problems ?? []}
      taken={one?.state === 'MEMBER' || one?.state === 'INVITED' ? one.state : null}
      fileProblem={fileProblem}
      selection={selection}
      overLimit={
        overLimit ??
        (state.status === 'preview'
          ? exceededCapacity(capacity, selectedRows(state.rows, selection))
          : null)
      }
      acceptOverLimit={acceptOverLimit}
      error={error}
      listHref="/invitations"
      onChange={(event) => {
        setValues(event.values);
        draft.keep(event.values);
        setOne(undefined);
        // Changed values need a new idempotency key.
        setClientId(newId());
      }}
      onSubmit={submit}
      onFile={({ file }) => {
        void file.arrayBuffer().then((bytes) => {
          const read = readInvitationFile(new Uint8Array(bytes), defaults);
          setFileProblem('problem' in read ? read.problem : null);
          if ('rows' in read) look(read.rows);
        });
      }}
      onTemplate={() => saveTemplate()}
      onSelectionChange={(event) => {
        setSelection(event.selection);
        setClientId(newId());
      }}
      onAcceptOverLimitChange={(event) => setAcceptOverLimit(event.acceptOverLimit)}
      onInvite={() => {
        if (state.status === 'preview') send(selectedRows(state.rows, selection), state);
      }}
      onBack={() => {
        setState({ status: 'edit' });
        setClientId(newId());
      }}
      onMore={() => {
        setBatchId(undefined);
        setValues({
          ...empty,
          method: values.method,
          role: values.role,
          language: values.language,
        });
        setClientId(newId());
        setState({ status: 'edit' });
      }}
    />
  );
}

const toEntry = ({ line, email, name, nameLatin, role, department, language }: InviteRow) => ({
  ...{ line, email, name, nameLatin, role, department, language },
});

function numbered(rows: InviteRow[]): InviteRow[] {
  const isShared = new Set(rows.map(({ line }) => line)).size < rows.length;
  return isShared ? rows.map((row, index) => ({ ...row, line: index + 1 })) : rows;
}

/** Downloads a CSV template. The byte order mark identifies it as UTF-8 for spreadsheets. */
function saveTemplate(): void {
  const text =
    '\uFEFFメールアドレス,名前,英語表記,権限,部署,言語\r\nmio@example.com,佐藤 美緒,Sato Mio,メンバー,営業部,日本語\r\n';
  saveFile(new Blob([text], { type: 'text/csv' }), 'invitations.csv');
}
