import { type QueryClient, useQuery } from '@tanstack/react-query';
import { installCheckQuery } from './api/sites.ts';

/**
 * True once it is known that our script has never called in from the site: nobody can meet a popup
 * there. Listens until it does.
 */
export function useIsUnseen(siteId: string, enabled: boolean): boolean {
  const check = useQuery({ ...installCheckQuery(siteId), enabled });
  return enabled && check.data?.isInstalled === false;
}

/** The same, asked now. A question that fails is no reason to warn. */
export function askIfUnseen(client: QueryClient, siteId: string): Promise<boolean> {
  return client.fetchQuery({ ...installCheckQuery(siteId), staleTime: 0, retry: false }).then(
    ({ isInstalled }) => !isInstalled,
    () => false,
  );
}
