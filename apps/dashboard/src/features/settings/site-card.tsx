import { Select, Stack, TagsInput, Text, TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { LanguageChoice } from '../../components/language-choice.tsx';
import { Card } from '../../components/ui/layout/card.tsx';
import { readDomain } from '../../lib/read-domain.ts';
import type { CardProps } from './card-props.ts';

interface SiteCardProps extends CardProps {
  /** The props of the field for the site's name. */
  readonly nameProps: TextInputProps;
}

/** Sets the site's name, language, domains and time zone. */
export function SiteCard({ nameProps, settings, onChange }: SiteCardProps) {
  return (
    <Card title="Site">
      <Stack gap="md">
        <TextInput label="Name" maxLength={120} {...nameProps} />
        <DomainsField domains={settings.domains} onChange={(domains) => onChange({ domains })} />
        <TimeZoneField value={settings.timeZone} onChange={(timeZone) => onChange({ timeZone })} />
        <div>
          <Text size="sm" fw={500} mb={4} id="language-label">
            Language of new popups
          </Text>
          <LanguageChoice
            aria-labelledby="language-label"
            value={settings.language}
            onChange={(language) => onChange({ language })}
          />
        </div>
      </Stack>
    </Card>
  );
}

function DomainsField({
  domains,
  onChange,
}: {
  readonly domains: string[];
  readonly onChange: (domains: string[]) => void;
}) {
  const [refused, setRefused] = useState<string>();
  const take = (entries: string[]) => {
    setRefused(entries.find((entry) => readDomain(entry) === undefined));
    onChange([...new Set(entries.map(readDomain).filter((domain) => domain !== undefined))]);
  };
  return (
    <TagsInput
      label="Domains"
      description="Popups show only there; *.shop.com covers everything below it. Empty means anywhere."
      placeholder="shop.example.com"
      value={domains}
      onChange={take}
      error={refused === undefined ? undefined : `“${refused}” is not a domain`}
      maxTags={50}
      dir="ltr"
      acceptValueOnBlur
    />
  );
}

function TimeZoneField({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (zone: string) => void;
}) {
  const zones = Intl.supportedValuesOf('timeZone');
  const data = zones.includes(value) ? zones : [value, ...zones];
  return (
    <Select
      label="Time zone"
      description="For schedules and the days of your reports."
      searchable
      data={data}
      value={value}
      limit={60}
      allowDeselect={false}
      onChange={(zone) => onChange(zone ?? value)}
    />
  );
}
