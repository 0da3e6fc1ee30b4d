import { Menu, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconPlus, IconSelector } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { ROUTES } from '../../lib/routes.ts';
import { useCurrentSite } from '../../lib/current-site.ts';
import { leaveSafely } from '../../lib/leave-guard.ts';
import styles from './shell.module.css';

/** Which site the pages are about, the others, and a new one. */
export function SiteSwitcher() {
  const { site, sites, choose } = useCurrentSite();
  const navigate = useNavigate();
  return (
    <Menu width={240} position="bottom-start">
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
        <Menu.Label>Your sites</Menu.Label>
        {sites.map((one) => (
          <Menu.Item
            key={one.id}
            aria-current={one.id === site.id}
            rightSection={one.id === site.id ? <IconCheck size={16} aria-hidden /> : null}
            onClick={() =>
              leaveSafely(() => {
                choose(one.id);
                void navigate(ROUTES.popups);
              })
            }
          >
            <bdi>{one.name}</bdi>
          </Menu.Item>
        ))}
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
