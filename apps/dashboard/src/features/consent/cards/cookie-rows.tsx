import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import {
  type ConsentCookie,
  COOKIE_NAME_PATTERN,
  LONGEST_COOKIE_NAME,
  MOST_COOKIES,
} from '@beckon/contract/consent';
import { useState } from 'react';
import { BoundedNumber } from '../../../components/ui/inputs/bounded-number.tsx';
import shared from '../consent.module.css';
import styles from '../services.module.css';

interface CookieRowsProps {
  readonly serviceName: string;
  readonly cookies: readonly ConsentCookie[];
  readonly onChange: (cookies: ConsentCookie[]) => void;
}

const DEFAULT_DAYS = 365;
const LONGEST_DAYS = 3650;
const NAME = new RegExp(COOKIE_NAME_PATTERN, 'u');

/** The purpose and lifetime of each cookie of a service, as the cookie list shows them to visitors. */
export function CookieRows({ serviceName, cookies, onChange }: CookieRowsProps) {
  const replace = (at: number, next: ConsentCookie | undefined) =>
    onChange(
      cookies.flatMap((cookie, index) =>
        index === at ? (next === undefined ? [] : [next]) : [cookie],
      ),
    );
  return (
    <fieldset className={styles['categories']}>
      <legend>Cookies that it sets</legend>
      {cookies.some(({ days }) => days === 0) ? (
        <p className={shared['quiet']}>0 days: until the browser is closed.</p>
      ) : null}
      {cookies.map((cookie, at) => (
        <div key={cookie.name} className={styles['cookie']} role="group" aria-label={cookie.name}>
          <code dir="ltr">{cookie.name}</code>
          <TextInput
            size="xs"
            aria-label={`What ${cookie.name} is for`}
            placeholder="What is it for?"
            dir="auto"
            maxLength={300}
            value={cookie.purpose}
            onChange={(event) => replace(at, { ...cookie, purpose: event.currentTarget.value })}
          />
          <BoundedNumber
            size="xs"
            aria-label={`Days that ${cookie.name} lives; 0: until the browser is closed`}
            suffix={cookie.days === 1 ? ' day' : ' days'}
            min={0}
            max={LONGEST_DAYS}
            hideControls
            value={cookie.days}
            onChange={(days) => replace(at, { ...cookie, days })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Remove the cookie ${cookie.name}`}
            onClick={() => replace(at, undefined)}
          >
            <IconTrash size={15} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {cookies.length >= MOST_COOKIES ? null : (
        <AddCookie
          serviceName={serviceName}
          taken={cookies.map(({ name }) => name)}
          onAdd={(name) => onChange([...cookies, { name, purpose: '', days: DEFAULT_DAYS }])}
        />
      )}
    </fieldset>
  );
}

interface AddCookieProps {
  readonly serviceName: string;
  readonly taken: readonly string[];
  readonly onAdd: (name: string) => void;
}

function AddCookie({ serviceName, taken, onAdd }: AddCookieProps) {
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  const complaint = complaintAbout(name, taken);
  const add = () => {
    if (name === '' || complaint !== undefined) return;
    onAdd(name);
    setTyped('');
  };
  return (
    <div className={styles['add']}>
      <TextInput
        size="xs"
        aria-label={`Name of a new cookie of ${serviceName}`}
        placeholder="Name; * for what varies: _ga_*"
        dir="ltr"
        value={typed}
        error={complaint}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') add();
        }}
      />
      <Button
        size="xs"
        variant="default"
        leftSection={<IconPlus size={15} aria-hidden />}
        onClick={add}
      >
        Add cookie
      </Button>
    </div>
  );
}

function complaintAbout(name: string, taken: readonly string[]): string | undefined {
  if (name === '') return undefined;
  if (taken.includes(name)) return 'It is in the list already';
  if (name === '*') return 'This would mean every cookie';
  if (name.length > LONGEST_COOKIE_NAME) return 'It is too long. Shorten it, with * at the end';
  return NAME.test(name) ? undefined : 'Without the signs ; and =';
}
