import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { ROUTES } from '../lib/navigation/routes.ts';
import { EmptyState } from '../components/ui/states/empty-state.tsx';
import { Page } from '../components/ui/layout/page.tsx';

/** The page for an unknown address. */
export function NotFoundPage() {
  return (
    <Page title="Page not found">
      <EmptyState
        title="This page does not exist"
        text="The address may be old or mistyped."
        action={
          <Button component={Link} to={ROUTES.popups}>
            Back to your popups
          </Button>
        }
      />
    </Page>
  );
}
