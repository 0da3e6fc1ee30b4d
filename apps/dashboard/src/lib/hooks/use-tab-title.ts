import { useEffect } from 'react';

/** Sets the title of the browser tab. */
export function useTabTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Beckon`;
  }, [title]);
}
