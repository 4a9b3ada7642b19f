import { useDebouncedValue } from '@mantine/hooks';
import { unwrap } from '@office/api';
import { errorText } from '@office/client/errors/errorText.ts';
import { displayName } from '@office/client/people/displayName.ts';
import {
  LegalHolds,
  type LegalHoldPlacing,
  type LegalHoldsState,
  type PlaceLegalHoldEvent,
} from '@office/ui/screens/admin/organization';
import { pageSize, type LegalHoldKind } from '@office/vocabulary';
import { useState } from 'react';
import { office } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { useChange } from '../../../platform/api/useChange.ts';
import { typingPauseMs, useMemberSearch } from '../../../platform/audience/useMemberSearch.ts';

const path = '/v1/admin/legal-holds';

export function LegalHoldsPage() {
  const [page, setPage] = useState(1);
  const { data, error, mutate } = useQuery(
    path,
    { params: { query: { page, limit: pageSize } } },
    { keepPreviousData: true },
  );
  const [release, releasing] = useChange([path]);
  const [isOpen, setIsOpen] = useState(false);
  const [attempt, setAttempt] = useState<Pick<LegalHoldPlacing, 'submitting' | 'problem'>>({});
  const { candidates, onSearch } = useCandidates();

  const showDialog = (shown: boolean) => {
    setAttempt({});
    setIsOpen(shown);
  };

  const place = async ({ kind, id, reference }: PlaceLegalHoldEvent) => {
    setAttempt({ submitting: true });
    try {
      const subject = kind === 'MEMBER' ? { userId: id } : { roomId: id };
      await unwrap(office.POST(path, { body: { kind, reference, ...subject } }));
      showDialog(false);
      setPage(1);
    } catch (failure) {
      setAttempt({ problem: errorText(failure) });
    }
    await mutate();
  };

  const state = (): LegalHoldsState =>
    data
      ? {
          status: 'ready',
          holds: data.data,
          page,
          pages: Math.ceil(data.metadata.total / pageSize),
          releasing,
        }
      : { status: error ? 'error' : 'loading' };

  return (
    <LegalHolds
      state={state()}
      placing={isOpen ? { ...attempt, candidates } : null}
      onOpen={() => showDialog(true)}
      onClose={() => showDialog(false)}
      onSearch={onSearch}
      onPlace={(event) => void place(event)}
      onRelease={({ id }) =>
        release(() =>
          unwrap(
            office.POST(`${path}/{legalHoldId}/release`, { params: { path: { legalHoldId: id } } }),
          ),
        )
      }
      onPageChange={(event) => setPage(event.page)}
      onRetry={() => void mutate()}
    />
  );
}

function useCandidates() {
  const [kind, setKind] = useState<LegalHoldKind>('MEMBER');
  const members = useMemberSearch();
  const [keyword, setKeyword] = useState<string>();
  const [roomKeyword] = useDebouncedValue(keyword, typingPauseMs);
  const rooms = useQuery(
    `${path}/rooms`,
    roomKeyword === undefined ? null : { params: { query: { keyword: roomKeyword.trim() } } },
    { keepPreviousData: true },
  );
  const found = members.found ?? [];
  const candidates: LegalHoldPlacing['candidates'] =
    kind === 'ROOM'
      ? (rooms.data?.data ?? [])
      : found.map((member) => ({ id: member.userId, name: displayName(member) }));
  return {
    candidates,
    onSearch(search: { kind: LegalHoldKind; keyword: string }) {
      setKind(search.kind);
      if (search.kind === 'ROOM') setKeyword(search.keyword);
      else members.onSearch(search);
    },
  };
}
