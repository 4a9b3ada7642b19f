import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../primitives/Button/index.ts';
import * as styles from './LoadMore.css.ts';

interface LoadMoreProps {
  label: string;
  loading: boolean;
  onLoadMore(): void;
}

/** Loads more once when scrolled into view. Pass the number of loaded items as `key`. */
export function LoadMore({ label, loading, onLoadMore }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(() => {
    if (!loading) onLoadMore();
  });
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      load();
    });
    if (end.current) observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={end} className={styles.root}>
      <Button size="sm" loading={loading} onPress={onLoadMore}>
        {label}
      </Button>
    </div>
  );
}
