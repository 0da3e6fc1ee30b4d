import { Menu, TextInput, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { Site } from '@beckon/contract/owner-calls';
import { IconCheck, IconPlus, IconSearch, IconSelector } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ROUTES } from '../../lib/routes.ts';
import { useCurrentSite } from '../../lib/current-site.ts';
import { leaveSafely } from '../../lib/leave-guard.ts';
import styles from './shell.module.css';

/** More than these are easier to find by their name. */
const SITES_SEEN_AT_ONCE = 8;

/** Which site the pages are about, the others, and a new one. */
export function SiteSwitcher() {
  const { site, sites, choose } = useCurrentSite();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const hasSearch = sites.length > SITES_SEEN_AT_ONCE;
  return (
    <Menu
      width={240}
      position="bottom-start"
      // The menu's own would take the focus before the search does.
      withInitialFocusPlaceholder={!hasSearch}
      onClose={() => setSearch('')}
    >
      <Menu.Target>
        <UnstyledButton className={styles['site'] ?? ''}>
          <span className={styles['badge']} aria-hidden>
            {site.name.trim().charAt(0).toUpperCase()}
          </span>
          <VisuallyHidden>Site:</VisuallyHidden>
          <span className={styles['words']}>
            <span className={styles['strong']} dir="auto">
              {site.name}
            </span>
            <span className={styles['weak']}>{site.settings.domains[0] ?? 'any domain'}</span>
          </span>
          <IconSelector size={16} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {hasSearch ? (
          <SiteSearch count={sites.length} search={search} onSearch={setSearch} />
        ) : (
          <Menu.Label>Your sites</Menu.Label>
        )}
        <Sites
          sites={sites.filter((one) => isFound(one, search))}
          current={site}
          onChoose={({ id }) =>
            leaveSafely(() => {
              choose(id);
              void navigate(ROUTES.popups);
            })
          }
        />
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => leaveSafely(() => void navigate(ROUTES.newSite))}
        >
          Add a site
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

interface SiteSearchProps {
  readonly count: number;
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

function SiteSearch({ count, search, onSearch }: SiteSearchProps) {
  return (
    <TextInput
      type="search"
      aria-label="Search your sites"
      placeholder={`Search ${count} sites`}
      data-autofocus
      leftSection={<IconSearch size={16} aria-hidden />}
      value={search}
      onChange={(event) => onSearch(event.currentTarget.value)}
    />
  );
}

function isFound({ name, settings: { domains } }: Site, search: string): boolean {
  const text = search.trim().toLowerCase();
  return [name, ...domains].some((one) => one.toLowerCase().includes(text));
}

interface SitesProps {
  readonly sites: readonly Site[];
  readonly current: Site;
  readonly onChoose: (site: Site) => void;
}

function Sites({ sites, current, onChoose }: SitesProps) {
  if (sites.length === 0) return <Menu.Label>No site has this name.</Menu.Label>;
  return (
    <div className={styles['sites']}>
      {sites.map((one) => (
        <Menu.Item
          key={one.id}
          aria-current={one.id === current.id}
          rightSection={one.id === current.id ? <IconCheck size={16} aria-hidden /> : null}
          onClick={() => onChoose(one)}
        >
          <bdi>{one.name}</bdi>
        </Menu.Item>
      ))}
    </div>
  );
}
