import { Button, Text, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { Site } from '@beckon/contract/owner-calls';
import { useState } from 'react';
import { Card } from '../../components/ui/layout/card.tsx';
import { useDeleteSite } from '../../lib/api/sites.ts';
import { notifyDone, notifyFailed } from '../../lib/notify.ts';

const DIALOG = 'delete-site';

/** Deletes the site with all its data, after the owner has typed its name. */
export function DeleteSite({ site }: { readonly site: Site }) {
  const ask = () =>
    modals.open({
      modalId: DIALOG,
      title: `Delete ${site.name}?`,
      children: <TypeTheName site={site} />,
    });
  return (
    <Card
      title="Delete this site"
      about="Removes the site with its popups, leads and numbers. This cannot be undone."
    >
      <Button variant="outline" color="clay" onClick={ask}>
        Delete this site…
      </Button>
    </Card>
  );
}

function TypeTheName({ site }: { readonly site: Site }) {
  const [typed, setTyped] = useState('');
  const remove = useDeleteSite();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        remove.mutate(site.id, {
          onError: notifyFailed,
          onSuccess: () => {
            modals.close(DIALOG);
            notifyDone(`${site.name} is deleted.`);
          },
        });
      }}
    >
      <Text size="sm" mb="md">
        All popups, leads and numbers of this site are erased permanently. Type <b>{site.name}</b>{' '}
        to continue.
      </Text>
      <TextInput
        aria-label="Name of the site"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        data-autofocus
        mb="md"
      />
      <Button
        type="submit"
        color="clay"
        fullWidth
        disabled={typed.trim() !== site.name}
        loading={remove.isPending}
      >
        Delete permanently
      </Button>
    </form>
  );
}
