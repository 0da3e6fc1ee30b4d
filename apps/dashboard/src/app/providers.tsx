import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { cssVariables, theme } from '../config/theme.ts';
import { NOTICES_AT_ONCE } from '../lib/notify.ts';
import { choiceKey } from '../lib/keep-choice.ts';

/** The file public/scheme.js reads the same storage key before the first paint. */
const scheme = localStorageColorSchemeManager({ key: choiceKey('scheme') });

interface ProvidersProps {
  readonly client: QueryClient;
  /** Turns transitions off, so that menus and dialogs open at once. */
  readonly isStill?: boolean;
  readonly children: ReactNode;
}

/** Provides what every page needs: data, styles, dialogs, notices. */
export function Providers({ client, isStill, children }: ProvidersProps) {
  return (
    <QueryClientProvider client={client}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        defaultColorScheme="auto"
        colorSchemeManager={scheme}
        env={isStill ? 'test' : 'default'}
      >
        <ModalsProvider labels={{ confirm: 'Confirm', cancel: 'Cancel' }}>
          {children}
        </ModalsProvider>
        <Notifications position="bottom-center" limit={NOTICES_AT_ONCE} containerWidth={420} />
      </MantineProvider>
    </QueryClientProvider>
  );
}
