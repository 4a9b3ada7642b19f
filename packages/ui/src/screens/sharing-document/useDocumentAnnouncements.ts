import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SharedDocumentView } from './sharing-document.ts';

type AnnouncedDocument = Pick<
  SharedDocumentView,
  'documentId' | 'name' | 'leaderName' | 'leads' | 'page' | 'pages'
>;

/** Null: no document. Undefined: another part announces it. */
export function useDocumentAnnouncements(document: AnnouncedDocument | null | undefined): string {
  const { t } = useTranslation('sharing-document');
  const now = document && {
    id: document.documentId,
    name: document.name,
    leader: document.leads ? '' : document.leaderName,
    page: document.page,
    pages: document.pages,
  };
  const [before, setBefore] = useState(now);
  const [news, setNews] = useState('');
  if (JSON.stringify(before) !== JSON.stringify(now)) {
    setBefore(now);
    setNews(before === undefined || now === undefined ? '' : describeChange());
  }
  return news;

  function describeChange(): string {
    if (!now) return t('news.ended');
    if (before?.id !== now.id) return t('news.shown', { name: now.name });
    if (before.leader !== now.leader) {
      return now.leader === '' ? t('news.youLead') : t('news.leads', { name: now.leader });
    }
    return t('pageOf', { page: now.page, pages: now.pages });
  }
}
