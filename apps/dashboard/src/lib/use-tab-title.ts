import { useEffect } from 'react';

/** Names the browser tab after what it shows. */
export function useTabTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Beckon`;
  }, [title]);
}
