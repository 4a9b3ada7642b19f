import { unwrap } from '@office/api';
import { browserDeps } from '@office/client/lib/deps.ts';
import { useStore } from '@office/client/lib/useStore.ts';
import { network } from '@office/client/recovery/browserNetwork.ts';
import {
  SearchPalette,
  type SearchItem,
  type SearchPaletteState,
  type SearchSection,
} from '@office/ui/screens/search';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { quietOffice } from '../../../platform/api/client.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import {
  deleteRecentSearches,
  readRecentSearches,
  rememberSearch,
} from '../models/recentSearches.ts';
import { SearchModel, type SearchSnapshot } from '../models/SearchModel.ts';
import {
  actionSection,
  reasonOf,
  recentSection,
  searchHref,
  toSections,
  type SearchAction,
} from '../models/searchViews.ts';

export interface PaletteDialogProps {
  actions: readonly SearchAction[];
  mayAsk: boolean;
  onClose(): void;
}

export function PaletteDialog({ actions, mayAsk, onClose }: PaletteDialogProps) {
  const navigate = useNavigate();
  const { user } = useSession();
  const userId = user?.id ?? '';
  const [keyword, setKeyword] = useState('');
  const [recent, setRecent] = useState(() => readRecentSearches(userId));
  const [model] = useState(
    () =>
      new SearchModel({
        clock: browserDeps.clock,
        ask: (q, signal) =>
          unwrap(quietOffice.GET('/v1/search', { params: { query: { q } }, signal })),
      }),
  );
  useEffect(() => () => model.dispose(), [model]);
  const found = useStore(model);
  const isOffline = useStore(network, (state) => state !== 'connected');

  const search = (typed: string) => {
    setKeyword(typed);
    model.search(typed);
  };
  const go = (path: string) => {
    rememberSearch(userId, keyword);
    onClose();
    void navigate(path);
  };
  const select = (item: SearchItem) => {
    if (item.kind === 'RECENT') return search(item.id);
    const action = actions.find(({ id }) => item.kind === 'ACTION' && id === item.id);
    const path = pathOf(found, item);
    if (path !== undefined) return go(path);
    onClose();
    action?.run();
  };

  return (
    <SearchPalette
      open
      keyword={keyword}
      state={stateOf(found, { actions, recent, isOffline })}
      onSearch={(event) => search(event.keyword)}
      onSelect={({ item }) => select(item)}
      onMore={({ kind }) => go(searchHref(keyword, kind))}
      {...(mayAsk && { onAsk: () => go('/question-and-answer?view=ask') })}
      {...(recent.length > 0 && {
        onForget: () => {
          deleteRecentSearches(userId);
          setRecent([]);
        },
      })}
      onRetry={() => model.retry()}
      onClose={onClose}
    />
  );
}

function pathOf({ answer }: SearchSnapshot, item: SearchItem): string | undefined {
  const group = answer?.groups.find(({ kind }) => kind === item.kind);
  return group?.hits.find(({ id }) => id === item.id)?.path;
}

/** An action whose name starts with the keyword is listed first. */
function isNamed(sections: readonly SearchSection[]): boolean {
  return sections.some(({ items }) => items.some(({ title }) => title.marks[0]?.start === 0));
}

interface OnDevice {
  actions: readonly SearchAction[];
  recent: readonly string[];
  isOffline: boolean;
}

function stateOf(
  { status, keyword, answer, error }: SearchSnapshot,
  { actions, recent, isOffline }: OnDevice,
): SearchPaletteState {
  const local = actionSection(actions, keyword);
  if (status === 'idle') return { status: 'idle', sections: [...recentSection(recent), ...local] };
  if (status === 'failed') {
    if (isOffline) return { status: 'offline', sections: local };
    return { status: 'error', sections: local, ...reasonOf(error) };
  }
  const found = toSections(answer?.groups ?? []);
  const sections = isNamed(local) ? [...local, ...found] : [...found, ...local];
  if (status === 'searching') return { status, sections };
  const partial = (answer?.missing.length ?? 0) > 0;
  return sections.length > 0 || partial ? { status, sections, partial } : { status: 'none' };
}
