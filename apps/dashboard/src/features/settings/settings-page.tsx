import {
  Alert,
  Button,
  Select,
  Stack,
  Switch,
  TagsInput,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import type { Site, SiteSettings } from '@beckon/contract/owner-calls';
import { useState } from 'react';
import { LanguageChoice } from '../../components/language-choice.tsx';
import { Card } from '../../components/ui/card.tsx';
import { Page } from '../../components/ui/page.tsx';
import { useUpdateSite } from '../../lib/api/sites.ts';
import { useCurrentSite } from '../../lib/current-site.ts';
import { notifyDone, notifyFailed } from '../../lib/notify.ts';
import { readDomain } from '../../lib/read-domain.ts';
import { AttentionCard } from './attention-card.tsx';
import { CommentsCard } from './comments-card.tsx';
import { ConsentCard } from './consent-card.tsx';
import { DeleteSite } from './delete-site.tsx';
import { FontsCard } from './fonts-card.tsx';
import { LeadNoticesCard } from './lead-notices-card.tsx';
import { PasswordCard } from './password-card.tsx';
import styles from './settings.module.css';

/** What holds for the whole site. */
export function SettingsPage() {
  const { site } = useCurrentSite();
  return (
    <Page title="Settings" lead="What holds for every popup of this site.">
      <div className={styles['stack']}>
        <SettingsForm key={site.id} site={site} />
        <PasswordCard />
        <DeleteSite site={site} />
      </div>
    </Page>
  );
}

interface Draft {
  readonly name: string;
  readonly settings: SiteSettings;
}

function SettingsForm({ site }: { readonly site: Site }) {
  const [draft, setDraft] = useState<Draft>({ name: site.name, settings: site.settings });
  const update = useUpdateSite(site.id);
  const isChanged =
    JSON.stringify(draft) !== JSON.stringify({ name: site.name, settings: site.settings });
  const set = (part: Partial<SiteSettings>) =>
    setDraft({ ...draft, settings: { ...draft.settings, ...part } });
  const save = () =>
    update.mutate(
      { ...draft, name: draft.name.trim() },
      { onError: notifyFailed, onSuccess: () => notifyDone('Settings are saved.') },
    );
  const nameError = draft.name.trim() === '' ? 'Give the site a name' : undefined;
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (nameError === undefined) save();
      }}
    >
      <Card title="Site">
        <Stack gap="md">
          <TextInput
            label="Name"
            value={draft.name}
            error={nameError}
            maxLength={120}
            onChange={(event) => setDraft({ ...draft, name: event.currentTarget.value })}
          />
          <DomainsField domains={draft.settings.domains} onChange={(domains) => set({ domains })} />
          <TimeZoneField
            value={draft.settings.timeZone}
            onChange={(timeZone) => set({ timeZone })}
          />
          <LanguageField
            value={draft.settings.language}
            onChange={(language) => set({ language })}
          />
        </Stack>
      </Card>
      <AttentionCard settings={draft.settings} onChange={set} />
      <LeadNoticesCard
        siteId={site.id}
        notices={draft.settings.leadNotices}
        isSaved={!isChanged}
        onChange={(leadNotices) => set({ leadNotices })}
      />
      <FontsCard settings={draft.settings} onChange={set} />
      <ConsentCard settings={draft.settings} onChange={set} />
      <CommentsCard settings={draft.settings} onChange={set} />
      <CodeCard settings={draft.settings} onChange={set} />
      <div className={styles['save']} data-shown={isChanged || undefined}>
        <Text size="sm">{isChanged ? 'You have unsaved changes.' : 'All saved.'}</Text>
        <Button
          variant="default"
          disabled={!isChanged}
          onClick={() => setDraft({ name: site.name, settings: site.settings })}
        >
          Discard
        </Button>
        <Button type="submit" disabled={!isChanged} loading={update.isPending}>
          Save
        </Button>
      </div>
    </form>
  );
}

interface FieldProps<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
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
    const bad = entries.find((entry) => readDomain(entry) === undefined);
    setRefused(bad);
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

function TimeZoneField({ value, onChange }: FieldProps<string>) {
  const zones = Intl.supportedValuesOf('timeZone');
  const data = zones.includes(value) ? zones : [value, ...zones];
  return (
    <Select
      label="Time zone"
      description="For schedules and the days of your numbers."
      searchable
      data={data}
      value={value}
      limit={60}
      allowDeselect={false}
      onChange={(zone) => onChange(zone ?? value)}
    />
  );
}

function LanguageField({ value, onChange }: FieldProps<SiteSettings['language']>) {
  return (
    <div>
      <Text size="sm" fw={500} mb={4} id="language-label">
        Language of new popups
      </Text>
      <LanguageChoice aria-labelledby="language-label" value={value} onChange={onChange} />
    </div>
  );
}

interface PartProps {
  readonly settings: SiteSettings;
  readonly onChange: (part: Partial<SiteSettings>) => void;
}

function CodeCard({ settings, onChange }: PartProps) {
  return (
    <Card title="Code">
      <Stack gap="md">
        <Switch
          label="Allow trusted code"
          description="Lets the conversion code below run scripts on your website. Turn it on only for code that you know."
          checked={settings.allowsTrustedCode}
          onChange={(event) => onChange({ allowsTrustedCode: event.currentTarget.checked })}
        />
        <Textarea
          label="Conversion code"
          description="Put into your page after each conversion, for a pixel of an ad network, say."
          dir="ltr"
          autosize
          minRows={3}
          maxRows={12}
          maxLength={20_000}
          placeholder="<script>…</script>"
          styles={{ input: { fontFamily: 'ui-monospace, Menlo, monospace', fontSize: 13 } }}
          value={settings.conversionCode}
          onChange={(event) => onChange({ conversionCode: event.currentTarget.value })}
        />
        {settings.conversionCode.trim() !== '' && !settings.allowsTrustedCode ? (
          <Alert color="beam.4" role="note">
            This code does not run yet, and nothing is measured with it. Turn on “Allow trusted
            code” to have it put into your pages.
          </Alert>
        ) : null}
      </Stack>
    </Card>
  );
}
