import { Button, Select, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ConsentCategory, ConsentService } from '@beckon/contract/consent';
import type { ScanAnswer, ScannedCookie, ScannedService } from '@beckon/contract/owner-calls';
import type { ReactNode } from 'react';
import { Pill } from '../../../components/ui/pill.tsx';
import type { CardProps } from '../cards/card-props.ts';
import { CATEGORY_NAMES, choicesOf } from '../consent-words.ts';
import {
  openFindings,
  type Stranger,
  withOwnCookie,
  withServices,
  withStranger,
} from './scan-findings.ts';
import { foundWords, lifeWords, loadedWords } from './scan-words.ts';
import type { SiteScan } from './use-site-scan.ts';
import shared from '../consent.module.css';
import styles from '../services.module.css';

interface ScanResultProps extends CardProps {
  readonly scan: SiteScan;
  readonly result: ScanAnswer;
}

/** Lists the findings that are not in the list of services yet, each with its actions. */
export function ScanResult({ draft, onChange, scan, result }: ScanResultProps) {
  const { services, strangers, cookies, listed, ignored } = openFindings(
    result,
    draft,
    scan.ignored,
  );
  const open = services.length + strangers.length + cookies.length;
  return (
    <div className={styles['scanned']} role="region" aria-label="Result of the scan">
      <Text size="sm" role="status">
        {foundWords(result, { open, listed, ignored })}
      </Text>
      {ignored === 0 ? null : (
        <Button
          className={styles['ignored'] ?? ''}
          size="xs"
          variant="default"
          onClick={scan.restoreIgnored}
        >
          Show what you ignored ({ignored})
        </Button>
      )}
      {result.note === undefined ? null : (
        <Text size="sm" className={styles['note'] ?? ''}>
          {result.note}
        </Text>
      )}
      <KnownServices services={services} onAdd={(added) => onChange(withServices(draft, added))} />
      <Finds title="Other third parties">
        {strangers.map((stranger) => (
          <Unsorted
            key={stranger.domain}
            name={stranger.domain}
            about={aboutStranger(stranger)}
            onChoose={(category) => onChange(withStranger(draft, stranger, category))}
            onIgnore={() => scan.ignore(stranger.domain)}
          />
        ))}
      </Finds>
      <Finds title="Cookies of your own site">
        {cookies.map((cookie) => (
          <Unsorted
            key={`${cookie.name} ${cookie.host}`}
            name={cookie.name}
            about={lifeWords(cookie.days)}
            onChoose={(category) => onChange(withOwnCookie(draft, cookie, category))}
            onIgnore={() => scan.ignore(cookie.name)}
          />
        ))}
      </Finds>
    </div>
  );
}

interface FindsProps {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: readonly ReactNode[];
}

function Finds({ title, action, children }: FindsProps) {
  if (children.length === 0) return null;
  return (
    <section aria-label={title}>
      <div className={styles['findsHead']}>
        <h3>{title}</h3>
        {action}
      </div>
      <ul className={styles['services']}>{children}</ul>
    </section>
  );
}

interface KnownServicesProps {
  readonly services: readonly ScannedService[];
  readonly onAdd: (services: readonly ConsentService[]) => void;
}

function KnownServices({ services, onAdd }: KnownServicesProps) {
  const addAll = () => onAdd(services.map(({ service }) => service));
  return (
    <Finds
      title="Services that Beckon knows"
      action={
        services.length < 2 ? null : (
          <Button size="xs" onClick={addAll}>
            Add all {services.length}
          </Button>
        )
      }
    >
      {services.map((found) => (
        <KnownService key={found.service.id} found={found} onAdd={() => onAdd([found.service])} />
      ))}
    </Finds>
  );
}

interface KnownServiceProps {
  readonly found: ScannedService;
  readonly onAdd: () => void;
}

function KnownService({ found: { service, foundBy }, onAdd }: KnownServiceProps) {
  return (
    <li className={styles['find']}>
      <div className={styles['findText']}>
        <strong>{service.name}</strong> <Pill tone="rest">{CATEGORY_NAMES[service.category]}</Pill>
        <p className={shared['quiet']}>
          {service.cookies.length === 0
            ? 'Sets no cookies of its own.'
            : `Cookies: ${service.cookies.map(({ name }) => name).join(', ')}`}
        </p>
        <p className={shared['quiet']}>
          Seen: <bdi>{foundBy.map(({ text }) => text).join(', ')}</bdi>
        </p>
      </div>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconPlus size={15} aria-hidden />}
        aria-label={`Add ${service.name}`}
        onClick={onAdd}
      >
        Add
      </Button>
    </li>
  );
}

interface UnsortedProps {
  readonly name: string;
  readonly about: string;
  readonly onChoose: (category: ConsentCategory) => void;
  readonly onIgnore: () => void;
}

function Unsorted({ name, about, onChoose, onIgnore }: UnsortedProps) {
  return (
    <li className={`${styles['find'] ?? ''} ${styles['unsorted'] ?? ''}`}>
      <div className={styles['findText']}>
        <strong dir="ltr">{name}</strong>
        <p className={shared['quiet']}>{about}</p>
      </div>
      <Select
        aria-label={`What ${name} is for`}
        placeholder="What is it for?"
        size="xs"
        w={140}
        data={choicesOf(CATEGORY_NAMES)}
        value={null}
        onChange={(category) => category && onChoose(category)}
      />
      <Button
        size="xs"
        variant="subtle"
        color="gray"
        aria-label={`Ignore ${name}`}
        onClick={onIgnore}
      >
        Ignore
      </Button>
    </li>
  );
}

function aboutStranger({ kinds, count, hosts, cookies }: Stranger): string {
  const names = cookies.map(({ name }: ScannedCookie) => name);
  return [
    `${loadedWords(kinds, count)} from ${hosts.slice(0, 3).join(', ')}`,
    ...(names.length === 0 ? [] : [`cookies: ${names.join(', ')}`]),
  ].join('; ');
}
