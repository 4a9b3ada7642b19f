import { useEffect, useState, type RefObject } from 'react';

export function useScrollOverflow(list: RefObject<HTMLElement | null>): string | undefined {
  const [more, setMore] = useState('');
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () => {
      const { scrollTop, scrollHeight, clientHeight } = element;
      const isMoreAbove = scrollTop >= 1;
      const isMoreBelow = scrollHeight - clientHeight - scrollTop >= 1;
      setMore([isMoreAbove && 'above', isMoreBelow && 'below'].filter(Boolean).join(' '));
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [list]);
  return more || undefined;
}
