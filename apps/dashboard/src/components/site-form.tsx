import { Button, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
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
  const [name, setName] = useState('');
  const [address, setAddress] = useState('');
  const [asked, setAsked] = useState(false);
  const create = useCreateSite();
  const domain = readDomain(address);
  const addressError =
    asked && address.trim() !== '' && domain === undefined
      ? 'Enter an address such as shop.example.com'
      : undefined;
  const nameError = asked && name.trim() === '' ? 'Give the site a name' : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (name.trim() === '' || (address.trim() !== '' && domain === undefined)) return;
    const domains = domain === undefined ? [] : [domain];
    create.mutate(
      { name: name.trim(), settings: { domains, timeZone: timeZoneHere() } },
      onCreated ? { onSuccess: onCreated } : {},
    );
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          label="Site name"
          placeholder="Corner bakery"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={nameError}
          required
          size="md"
        />
        <TextInput
          label="Address"
          description="Popups show only there. Leave it empty to allow any address."
          placeholder="www.corner-bakery.com"
          dir="ltr"
          value={address}
          onChange={(event) => setAddress(event.currentTarget.value)}
          error={addressError}
          size="md"
          inputMode="url"
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
