import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Site } from '@beckon/contract/owner-calls';
import { messageOf } from '../lib/api/api-error.ts';
import { useCreateSite } from '../lib/api/sites.ts';
import { readDomain } from '../lib/read-domain.ts';

interface SiteFormProps {
  readonly onCreated?: (site: Site) => void;
}

function timeZoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Asks for a new site's name and address and creates it in this browser's time zone. */
export function SiteForm({ onCreated }: SiteFormProps) {
  const create = useCreateSite();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: '', address: '' },
    validate: {
      name: (name) => (name.trim() === '' ? 'Give the site a name' : undefined),
      address: (address) =>
        address.trim() !== '' && readDomain(address) === undefined
          ? 'Enter an address such as shop.example.com'
          : undefined,
    },
  });
  const submit = form.onSubmit(({ name, address }) => {
    const domain = readDomain(address);
    const domains = domain === undefined ? [] : [domain];
    create.mutate(
      { name: name.trim(), settings: { domains, timeZone: timeZoneHere() } },
      onCreated ? { onSuccess: onCreated } : {},
    );
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          label="Site name"
          autoFocus
          placeholder="Corner bakery"
          required
          size="md"
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
        <TextInput
          label="Address"
          description="Popups show only there. Leave it empty to allow any address."
          placeholder="www.corner-bakery.com"
          dir="ltr"
          size="md"
          inputMode="url"
          key={form.key('address')}
          {...form.getInputProps('address')}
        />
        {create.error === null ? null : (
          <p role="alert" style={{ color: 'var(--mantine-color-error)', margin: 0 }}>
            {messageOf(create.error)}
          </p>
        )}
        <Button type="submit" size="md" loading={create.isPending}>
          Add the site
        </Button>
      </Stack>
    </form>
  );
}
