import { Menu, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconLicense, IconLogout, IconMap, IconUser } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ROUTES } from '../../lib/navigation/routes.ts';
import { TOUR_START } from '../../lib/navigation/tour-address.ts';
import { type Me, useSignOut } from '../../lib/api/session.ts';
import { notifyFailed } from '../../lib/notify.ts';
import { SchemeChoice } from './scheme-choice.tsx';
import styles from './shell.module.css';

interface OwnerMenuProps {
  readonly me: Me;
  /** Only the round badge, for small screens. */
  readonly small?: boolean;
}

/** The menu of the owner: name, account, tour, light or dark, licenses, and signing out. */
export function OwnerMenu({ me, small }: OwnerMenuProps) {
  const signOut = useSignOut();
  const name = me.owner.name === '' ? me.owner.email : me.owner.name;
  return (
    <Menu width={220} position={small ? 'bottom-end' : 'top-start'}>
      <Menu.Target>
        <UnstyledButton className={styles['owner'] ?? ''}>
          <span className={styles['badge']} data-round aria-hidden>
            {name.charAt(0).toUpperCase()}
          </span>
          <VisuallyHidden>Account of {small ? name : null}</VisuallyHidden>
          {small ? null : (
            <span className={styles['words']}>
              <span className={styles['strong']} dir="auto">
                {name}
              </span>
              <span className={styles['weak']}>{me.owner.email}</span>
            </span>
          )}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{me.owner.email}</Menu.Label>
        <Menu.Item
          component={Link}
          to={ROUTES.account}
          leftSection={<IconUser size={16} aria-hidden />}
        >
          Your account
        </Menu.Item>
        <Menu.Item component={Link} to={TOUR_START} leftSection={<IconMap size={16} aria-hidden />}>
          Two-minute tour
        </Menu.Item>
        <Menu.Divider />
        <SchemeChoice />
        <Menu.Item
          component="a"
          href="/licenses.txt"
          target="_blank"
          leftSection={<IconLicense size={16} aria-hidden />}
        >
          Licenses
        </Menu.Item>
        <Menu.Item
          leftSection={<IconLogout size={16} aria-hidden />}
          onClick={() => signOut.mutate(undefined, { onError: notifyFailed })}
        >
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
