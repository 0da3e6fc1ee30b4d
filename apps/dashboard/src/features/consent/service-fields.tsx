import { Stack, TagsInput, TextInput } from '@mantine/core';
import type { ConsentCookie, ConsentService } from '@beckon/contract/consent';
import styles from './consent.module.css';

interface ServiceFieldsProps {
  readonly service: ConsentService;
  readonly onChange: (service: ConsentService) => void;
}

const SHORTEST_PATTERN = 4;
const DEFAULT_DAYS = 365;

/** Addresses and cookies of one service, closed until they are asked for. */
export function ServiceFields({ service, onChange }: ServiceFieldsProps) {
  const { cookies, patterns } = service;
  return (
    <details className={styles['more']}>
      <summary>
        {patterns.length} addresses, {cookies.length} cookies
      </summary>
      <Stack gap="sm" mt="xs">
        <TextInput
          label="Name"
          value={service.name}
          maxLength={120}
          error={service.name.trim() === '' ? 'Give it a name' : undefined}
          onChange={(event) => onChange({ ...service, name: event.currentTarget.value })}
        />
        <TagsInput
          label="Addresses that tell it"
          description="A part of the address is enough: youtube.com/embed"
          dir="ltr"
          acceptValueOnBlur
          value={patterns}
          onChange={(next) =>
            onChange({
              ...service,
              patterns: next
                .map((text) => text.trim())
                .filter((text) => text.length >= SHORTEST_PATTERN),
            })
          }
        />
        <TagsInput
          label="Cookies that it sets"
          description="Names; * stands for the part that varies: _ga_*"
          dir="ltr"
          acceptValueOnBlur
          value={cookies.map(({ name }) => name)}
          onChange={(names) => onChange({ ...service, cookies: cookiesNamed(names, cookies) })}
        />
        <TextInput
          label="Its privacy policy"
          placeholder="https://"
          dir="ltr"
          value={service.privacyUrl}
          onChange={(event) =>
            onChange({ ...service, privacyUrl: event.currentTarget.value.trim() })
          }
        />
      </Stack>
    </details>
  );
}

/** Cookies that stay keep their purpose and life. */
function cookiesNamed(names: readonly string[], known: readonly ConsentCookie[]): ConsentCookie[] {
  return names
    .map((name) => name.trim())
    .filter((name) => /^[^\s;,=]{2,120}$/.test(name))
    .map(
      (name) =>
        known.find((cookie) => cookie.name === name) ?? { name, purpose: '', days: DEFAULT_DAYS },
    );
}
