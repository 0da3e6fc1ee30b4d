import { Stack, TagsInput, TextInput } from '@mantine/core';
import {
  type ConsentService,
  isLink,
  isMatchable,
  looksLikeParameter,
} from '@beckon/contract/consent';
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
          id={`services.${service.id}.patterns`}
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
  readonly id: string;
  readonly patterns: string[];
  readonly onChange: (patterns: string[]) => void;
}

/** An address that is too short stays in the field, with the reason, and does not change the draft. */
function Patterns({ id, patterns, onChange }: PatternsProps) {
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
      id={id}
      label="Addresses that identify it"
      description={`A part of the host and path is enough, at least ${SHORTEST_PATTERN} signs: youtube.com/embed. The start of a parameter may follow: youtube.com/watch?v=`}
      dir="ltr"
      acceptValueOnBlur
      searchValue={typed}
      onSearchChange={setTyped}
      onInput={() => setTooShort(undefined)}
      error={tooShort === undefined ? neverFound(patterns) : tooShortWords(tooShort)}
      value={patterns}
      onChange={take}
    />
  );
}

function tooShortWords(pattern: string): string {
  return `“${pattern}” is too short: write at least ${SHORTEST_PATTERN} signs`;
}

function neverFound(patterns: readonly string[]): string | undefined {
  const pattern = patterns.find((each) => !isMatchable(each));
  if (pattern !== undefined)
    return `No address is found by “${pattern}”: leave out stars, blanks and #, and copy the address from your browser`;
  const parameter = patterns.find(looksLikeParameter);
  return parameter === undefined
    ? undefined
    : `“${parameter}” is looked for only in the host and path: write a parameter after a question mark`;
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
