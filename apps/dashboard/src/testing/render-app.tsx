import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { App } from '../app/app.tsx';
import { Providers } from '../app/providers.tsx';
import { createQueryClient } from '../app/query-client.ts';
import type { FakeData } from './fake-route.ts';
import { createFakeServer, type FakeServer } from './fake-server.ts';
import { serveFetch } from './serve-fetch.ts';

/** Renders the complete dashboard at an address, with a server in memory that has the given data. */
export function renderApp(
  path: string,
  data: Partial<FakeData> = {},
  server: FakeServer = createFakeServer(data),
) {
  serveFetch(server);
  localStorage.clear();
  const user = userEvent.setup();
  const view = render(
    <Providers client={createQueryClient()} isStill>
      <MemoryRouter initialEntries={[path]}>
        <App />
      </MemoryRouter>
    </Providers>,
  );
  return { ...view, user, server };
}
