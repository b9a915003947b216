import { useEffect, useRef } from 'react';
import { countView } from './count-views.ts';

const looksFor = 1000;

/** Counts a view once half of the element was in sight for a second. */
export function useViewed(postId: number) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry?.isIntersecting) timer = setTimeout(() => countView(postId), looksFor);
      },
      { threshold: 0.5 },
    );
    if (element.current) observer.observe(element.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [postId]);
  return element;
}
