import { ActionIcon, Button, Select, Stack, Switch, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import {
  CONSENT_SERVICE_ID,
  type ConsentService,
  OPTIONAL_CATEGORIES,
  type OptionalCategory,
  SERVICE_LIBRARY,
} from '@beckon/contract/consent';
import { useEffect, useState } from 'react';
import { Card } from '../../../components/ui/layout/card.tsx';
import type { CardProps, OpenCardProps } from './card-props.ts';
import { CATEGORY_NAMES, choicesOf } from '../consent-words.ts';
import { focusField } from '../editor-sections.ts';
import { ServiceFields } from './service-fields.tsx';
import styles from '../services.module.css';

/** The third parties of the site with their categories and cookies. */
export function ServicesCard({ draft, onChange, field }: OpenCardProps) {
  const { services } = draft;
  const [ownId, setOwnId] = useState<string>();
  useEffect(() => {
    if (ownId === undefined) return;
    const name = focusField(`services.${ownId}.name`);
    if (name instanceof HTMLInputElement) name.select();
  }, [ownId]);
  const replace = (id: string, next: ConsentService | undefined) =>
    onChange({
      services: services.flatMap((service) =>
        service.id === id ? (next === undefined ? [] : [next]) : [service],
      ),
    });
  return (
    <Card
      title="Services and cookies"
      about="What you list here is held back until visitors agree, and is shown in the cookie list. The cookies of the banner itself are always in that list."
    >
      <Stack gap="md">
        <AddService
          taken={services.map(({ id }) => id)}
          onAdd={(service) => onChange({ services: [...services, service] })}
          onAddOwn={setOwnId}
        />
        {services.length === 0 ? (
          <Text size="sm" c="dimmed">
            No services yet. Add those that your pages load: videos, maps, analytics, advertising.
          </Text>
        ) : (
          <ul className={styles['services']}>
            {services.map((service) => (
              <ServiceLine
                key={service.id}
                service={service}
                startsOpen={field.startsWith(`services.${service.id}.`)}
                onChange={(next) => replace(service.id, next)}
              />
            ))}
          </ul>
        )}
        <Switch
          label="Hold these services back by their addresses"
          description="Also where your pages load them without any mark. Nothing of them runs then, but browsers still send the first request."
          checked={draft.blocksKnownServices}
          onChange={(event) => onChange({ blocksKnownServices: event.currentTarget.checked })}
        />
        <Switch
          label="Let visitors decide service by service"
          description="A blocked video then has a button of its own, and cookies of refused services are removed."
          checked={draft.asksPerService}
          onChange={(event) => onChange({ asksPerService: event.currentTarget.checked })}
        />
        <OfferedCategories draft={draft} onChange={onChange} />
      </Stack>
    </Card>
  );
}

interface ServiceLineProps {
  readonly service: ConsentService;
  readonly startsOpen: boolean;
  /** Undefined removes the service. */
  readonly onChange: (service: ConsentService | undefined) => void;
}

function ServiceLine({ service, startsOpen, onChange }: ServiceLineProps) {
  return (
    <li>
      <div className={styles['service']}>
        <span dir="auto">{service.name}</span>
        <Select
          id={`services.${service.id}`}
          aria-label={`Category of ${service.name}`}
          size="xs"
          allowDeselect={false}
          data={choicesOf(CATEGORY_NAMES)}
          value={service.category}
          onChange={(category) => category && onChange({ ...service, category })}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`Remove ${service.name}`}
          onClick={() => onChange(undefined)}
        >
          <IconTrash size={17} aria-hidden />
        </ActionIcon>
      </div>
      <ServiceFields service={service} startsOpen={startsOpen} onChange={onChange} />
    </li>
  );
}

function OfferedCategories({ draft, onChange }: CardProps) {
  const offer = (category: OptionalCategory, isOffered: boolean) =>
    onChange({
      categories: OPTIONAL_CATEGORIES.filter((one) =>
        one === category ? isOffered : draft.categories.includes(one),
      ),
    });
  return (
    <fieldset className={styles['categories']}>
      <legend>Categories that visitors are asked about</legend>
      {OPTIONAL_CATEGORIES.map((category) => (
        <Switch
          key={category}
          label={CATEGORY_NAMES[category]}
          checked={draft.categories.includes(category)}
          onChange={(event) => offer(category, event.currentTarget.checked)}
        />
      ))}
    </fieldset>
  );
}

interface AddServiceProps {
  readonly taken: readonly string[];
  readonly onAdd: (service: ConsentService) => void;
  /** Called with the id of a service of the owner's own, after `onAdd`. */
  readonly onAddOwn: (id: string) => void;
}

function AddService({ taken, onAdd, onAddOwn }: AddServiceProps) {
  const [search, setSearch] = useState('');
  const free = SERVICE_LIBRARY.filter(({ id }) => id !== CONSENT_SERVICE_ID && !taken.includes(id));
  const addOwn = () => {
    const id = newId();
    onAdd({
      id,
      name: 'My service',
      category: 'marketing',
      patterns: [],
      cookies: [],
      privacyUrl: '',
    });
    onAddOwn(id);
  };
  return (
    <div className={styles['add']}>
      <Select
        label="Add a service"
        placeholder="YouTube, Google Analytics, …"
        searchable
        limit={30}
        searchValue={search}
        onSearchChange={setSearch}
        data={free.map(({ id, name }) => ({ value: id, label: name }))}
        value={null}
        nothingFoundMessage="Not in the library: add it as your own"
        onChange={(id) => {
          const service = free.find((one) => one.id === id);
          if (service !== undefined) onAdd(service);
          setSearch('');
        }}
      />
      <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={addOwn}>
        One of my own
      </Button>
    </div>
  );
}

/**
 * A new id, which no removed service had: old choices of visitors about a removed service must not
 * apply to the new one.
 */
function newId(): string {
  return `own-${Date.now().toString(36)}`;
}
