import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { Providers } from '../app/providers.tsx';
import { createQueryClient } from '../app/query-client.ts';
import { CurrentSiteContext } from '../lib/current-site.ts';
import type { FakeData } from './fake-route.ts';
import { createFakeServer, type FakeServer } from './fake-server.ts';
import { serveFetch } from './serve-fetch.ts';

/**
 * One page or part of the dashboard by itself, for the first site of the given data. Much quicker
 * than `renderApp`: there is no shell, and nothing around the part to look through.
 */
export function renderPart(
  part: ReactNode,
  data: Partial<FakeData> = {},
  server: FakeServer = createFakeServer(data),
) {
  serveFetch(server);
  localStorage.clear();
  const [site] = server.data.sites;
  if (site === undefined) throw new Error('the data holds no site');
  // What covers what is a browser's affair; looking it up costs most of a click here.
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const view = render(
    <Providers client={createQueryClient()} isStill>
      <MemoryRouter>
        <CurrentSiteContext value={{ site, sites: server.data.sites, choose: () => {} }}>
          {part}
        </CurrentSiteContext>
      </MemoryRouter>
    </Providers>,
  );
  return { ...view, user, server };
}
