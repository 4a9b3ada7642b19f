import { errorCode } from '@office/client/errors/errorCode.ts';
import { errorText } from '@office/client/errors/errorText.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import type { Language } from '@office/vocabulary';
import { useState } from 'react';
import { useDraft } from './useDraft.ts';

type Name = Record<Language, string>;

interface Category {
  id: string;
  name: Name;
  version: number;
}

interface Opened {
  id: string | null;
  name: Name;
  version: number;
  theirs?: { name: Name; version: number } | undefined;
  error?: string | undefined;
}

export interface CategoryEditOptions {
  form: string;
  create(name: Name): Promise<unknown>;
  rename(id: string, body: { name: Name; version: number }): Promise<unknown>;
  renew(): Promise<readonly Category[] | undefined>;
}

export function useCategoryEdit({ form, create, rename, renew }: CategoryEditOptions) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [typed, setTyped] = useState<Name | null>(null);
  const draft = useDraft<Name>({
    form,
    target: opened ? (opened.id ?? 'new') : '',
    version: opened?.version ?? null,
  });
  const name = typed ?? draft.values ?? opened?.name ?? { ja: '', en: '' };
  const close = () => {
    setOpened(null);
    setTyped(null);
  };
  const [save, submitting] = useAction(async (version: number) => {
    if (!opened) return;
    const { id } = opened;
    try {
      await (id ? rename(id, { name, version }) : create(name));
      draft.clear();
      close();
      await renew();
    } catch (failure) {
      const present = await renew();
      const isConflict = errorCode(failure) === 'changedMeanwhile';
      const theirs = isConflict ? present?.find((each) => each.id === id) : undefined;
      setOpened({ ...opened, theirs, error: theirs ? undefined : errorText(failure) });
    }
  });
  return {
    edit: opened && { id: opened.id, name, theirs: opened.theirs?.name, error: opened.error },
    submitting,
    onEdit({ category }: { category: Category | null }) {
      const { id = null, version = 0 } = category ?? {};
      setOpened({ id, version, name: category?.name ?? { ja: '', en: '' } });
    },
    onType(event: { name: Name }) {
      setTyped(event.name);
      draft.keep(event.name);
    },
    onSubmit: () => save(draft.version ?? 0),
    onKeepMine: () => save(opened?.theirs?.version ?? 0),
    onTakeTheirs() {
      draft.clear();
      setTyped(null);
      if (opened?.theirs) setOpened({ id: opened.id, ...opened.theirs });
    },
    onClose: close,
  };
}
