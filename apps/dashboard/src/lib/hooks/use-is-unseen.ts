import { type QueryClient, useQuery } from '@tanstack/react-query';
import { installCheckQuery } from '../api/sites.ts';

/**
 * True if our script has never called the server from the site, so nobody can see a popup there;
 * false while that is unknown. Polls until the script has called.
 */
export function useIsUnseen(siteId: string, enabled: boolean): boolean {
  const check = useQuery({ ...installCheckQuery(siteId), enabled });
  return enabled && check.data?.isInstalled === false;
}

/** Like `useIsUnseen`, but with a new request. Resolves with false if the request fails. */
export function askIfUnseen(client: QueryClient, siteId: string): Promise<boolean> {
  return client.fetchQuery({ ...installCheckQuery(siteId), staleTime: 0, retry: false }).then(
    ({ isInstalled }) => !isInstalled,
    () => false,
  );
}
