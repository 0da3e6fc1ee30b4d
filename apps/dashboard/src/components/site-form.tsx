import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Site } from '@beckon/contract/owner-calls';
import { inOneLine, isBlank, type Language, LANGUAGES } from '@beckon/contract/values';
import type { ComponentProps } from 'react';
import { messageOf } from '../lib/api/api-error.ts';
import { useCreateSite } from '../lib/api/sites.ts';
import { readDomain } from '../lib/read-domain.ts';
import { LanguageChoice } from './language-choice.tsx';
import { focusFirstError } from './field-errors.ts';

interface SiteFormProps {
  readonly onCreated?: (site: Site) => void;
}

/** The first of this browser's languages that popups support; English if there is none. */
function languageHere(): Language {
  const wanted = navigator.languages.map((tag) => tag.split('-')[0]);
  const [first = 'en'] = wanted.flatMap((tag) => LANGUAGES.filter((language) => language === tag));
  return first;
}

function timeZoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Asks for a new site's name, address and language, and creates it in this browser's time zone. */
export function SiteForm({ onCreated }: SiteFormProps) {
  const create = useCreateSite();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: '', address: '', language: languageHere() },
    validate: {
      name: (name) => (isBlank(name) ? 'Give the site a name' : undefined),
      address: (address) =>
        address.trim() !== '' && readDomain(address) === undefined
          ? 'Enter an address such as shop.example.com'
          : undefined,
    },
  });
  const submit = form.onSubmit(({ name, address, language }) => {
    const domain = readDomain(address);
    const domains = domain === undefined ? [] : [domain];
    create.mutate(
      { name: inOneLine(name), settings: { domains, language, timeZone: timeZoneHere() } },
      onCreated ? { onSuccess: onCreated } : {},
    );
  }, focusFirstError(form));
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
        <LanguageField key={form.key('language')} {...form.getInputProps('language')} />
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

function LanguageField(props: Omit<ComponentProps<typeof LanguageChoice>, 'aria-labelledby'>) {
  return (
    <div>
      <Text size="md" fw={500} mb={4} id="site-language">
        Language of your popups
      </Text>
      <LanguageChoice aria-labelledby="site-language" {...props} />
    </div>
  );
}
