import { Stack, TagsInput, TextInput } from '@mantine/core';
import { type ConsentService, isLink } from '@beckon/contract/consent';
import { useState } from 'react';
import { CookieRows } from './cookie-rows.tsx';
import { More } from './more.tsx';

interface ServiceFieldsProps {
  readonly service: ConsentService;
  readonly startsOpen: boolean;
  readonly onChange: (service: ConsentService) => void;
}

const SHORTEST_PATTERN = 4;

/** Addresses and cookies of one service, closed at first. */
export function ServiceFields({ service, startsOpen, onChange }: ServiceFieldsProps) {
  const { cookies, patterns } = service;
  return (
    <More
      // Open for a service that the owner has just added, because all its fields are empty.
      startsOpen={startsOpen || (patterns.length === 0 && cookies.length === 0)}
      summary={contentWords(service)}
    >
      <Stack gap="sm" mt="xs">
        <TextInput
          id={`services.${service.id}.name`}
          label="Name"
          value={service.name}
          maxLength={120}
          error={service.name.trim() === '' ? 'Give it a name' : undefined}
          onChange={(event) => onChange({ ...service, name: event.currentTarget.value })}
        />
        <Patterns
          patterns={patterns}
          onChange={(next) => onChange({ ...service, patterns: next })}
        />
        <CookieRows
          serviceName={service.name}
          cookies={cookies}
          onChange={(next) => onChange({ ...service, cookies: next })}
        />
        <TextInput
          id={`services.${service.id}.privacyUrl`}
          label="Its privacy policy"
          placeholder="https://"
          dir="ltr"
          value={service.privacyUrl}
          error={isLink(service.privacyUrl) ? undefined : 'Start with https:// or with /'}
          onChange={(event) =>
            onChange({ ...service, privacyUrl: event.currentTarget.value.trim() })
          }
        />
      </Stack>
    </More>
  );
}

interface PatternsProps {
  readonly patterns: string[];
  readonly onChange: (patterns: string[]) => void;
}

/** An address that is too short stays in the field, with the reason, and does not change the draft. */
function Patterns({ patterns, onChange }: PatternsProps) {
  const [typed, setTyped] = useState('');
  const [tooShort, setTooShort] = useState<string>();
  const take = (next: string[]) => {
    const texts = next.map((text) => text.trim()).filter((text) => text !== '');
    const short = texts.find((text) => text.length < SHORTEST_PATTERN);
    setTooShort(short);
    if (short !== undefined) setTyped(short);
    onChange(texts.filter((text) => text.length >= SHORTEST_PATTERN));
  };
  return (
    <TagsInput
      label="Addresses that identify it"
      description={`A part of the address is enough, at least ${SHORTEST_PATTERN} signs: youtube.com/embed`}
      dir="ltr"
      acceptValueOnBlur
      searchValue={typed}
      onSearchChange={setTyped}
      onInput={() => setTooShort(undefined)}
      error={
        tooShort === undefined
          ? undefined
          : `“${tooShort}” is too short: write at least ${SHORTEST_PATTERN} signs`
      }
      value={patterns}
      onChange={take}
    />
  );
}

/** For example `3 addresses, 1 cookie`. A count of zero is left out. */
function contentWords({ patterns, cookies }: ConsentService): string {
  const parts = [
    ...counted(patterns.length, 'address', 'addresses'),
    ...counted(cookies.length, 'cookie', 'cookies'),
  ];
  return parts.length === 0 ? 'No addresses and no cookies yet' : parts.join(', ');
}

function counted(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
}
