import { Menu, Popover, TextInput, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { Site } from '@beckon/contract/owner-calls';
import { IconCheck, IconPlus, IconSearch, IconSelector } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ROUTES } from '../../lib/navigation/routes.ts';
import { useCurrentSite } from '../../lib/navigation/current-site.ts';
import { leaveSafely } from '../../lib/navigation/leave-guard.ts';
import styles from './shell.module.css';

/** With more sites than this, there is a search. */
const SITES_SEEN_AT_ONCE = 8;

/** Pages that every site has. On any other page, choosing a site leads to its popups. */
const PAGES_OF_EVERY_SITE: readonly string[] = [
  ROUTES.leads,
  ROUTES.catalogue,
  ROUTES.reports,
  ROUTES.orders,
  ROUTES.consent,
  ROUTES.install,
  ROUTES.settings,
  ROUTES.integrations,
];

/** What the addresses of reports say that is not about one site. */
const REPORT_CHOICES = ['period', 'from', 'until', 'by'];

/** The address of the same page for another site, or of its popups if it has no such page. */
function addressForOtherSite({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  if (!PAGES_OF_EVERY_SITE.includes(pathname)) return ROUTES.popups;
  if (pathname !== ROUTES.reports) return pathname;
  const chosen = [...new URLSearchParams(search)].filter(([name]) => REPORT_CHOICES.includes(name));
  return { pathname, search: new URLSearchParams(chosen).toString() };
}

/** Shows the current site, switches to another one, or creates one. */
export function SiteSwitcher() {
  const { site, sites, choose } = useCurrentSite();
  const navigate = useNavigate();
  const location = useLocation();
  const [search, setSearch] = useState('');
  const hasSearch = sites.length > SITES_SEEN_AT_ONCE;
  return (
    <Menu
      width={240}
      position="bottom-start"
      // With a search, the menu's placeholder must not take the focus first.
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
      <Dropdown
        search={
          hasSearch ? (
            <SiteSearch count={sites.length} search={search} onSearch={setSearch} />
          ) : undefined
        }
      >
        <Sites
          sites={sites.filter((one) => isFound(one, search))}
          current={site}
          onChoose={({ id }) =>
            leaveSafely(() => {
              choose(id);
              void navigate(addressForOtherSite(location));
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
      </Dropdown>
    </Menu>
  );
}

interface DropdownProps {
  readonly search: ReactNode | undefined;
  readonly children: ReactNode;
}

/** By ARIA, a menu may contain only items. With a search, the menu is therefore a part of a dialog. */
function Dropdown({ search, children }: DropdownProps) {
  if (search === undefined)
    return (
      <Menu.Dropdown>
        <Menu.Label>Your sites</Menu.Label>
        {children}
      </Menu.Dropdown>
    );
  return (
    // The items use this attribute to find each other for the arrow keys.
    <Popover.Dropdown aria-label="Your sites" p={4} data-menu-dropdown>
      {search}
      <div role="menu" aria-label="Your sites" aria-orientation="vertical">
        {children}
      </div>
    </Popover.Dropdown>
  );
}

/** On arrow down, moves the focus from the search to the first site found. */
function moveToSites(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown') return;
  event.preventDefault();
  const dialog = event.currentTarget.closest('[role="dialog"]');
  dialog?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
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
      onKeyDown={moveToSites}
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
