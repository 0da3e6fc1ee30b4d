import { randomBytes } from 'node:crypto';
import { badRequest } from '../../http/owner/owner-errors.ts';
import { sealText } from '../../lib/text/seal-text.ts';
import type { DestinationRecord } from '../../store/store.ts';
import { API_ADDRESS, checkInputs, checkKeptSecrets, type Input } from './check-connection.ts';
import { destinationOf } from './destinations/index.ts';
import { openConnection } from './open-connection.ts';
import { DAY_MS } from '../../lib/time/durations.ts';

type Texts = Readonly<Record<string, string>>;
const SIGNING_BYTES = 24;

/** What an owner filled in for a kind of destination, and what is stored of that destination. */
interface FilledForm {
  readonly kind: string;
  readonly values: Texts;
  /** The names of secrets that are removed. */
  readonly cleared?: readonly string[] | undefined;
  readonly before: Pick<DestinationRecord, 'settings' | 'secrets'>;
  readonly serverSecret: string;
}

/**
 * The new values merged with the stored ones, with encrypted secrets. Throws 400 with the first
 * missing or wrong value. An empty or missing secret keeps the stored one, unless it is cleared, or
 * would then be sent to another server.
 */
export function readConnection({
  kind,
  values,
  cleared = [],
  before,
  serverSecret,
}: FilledForm): Pick<DestinationRecord, 'settings' | 'secrets'> {
  const { inputs, problemOf } = partsOf(kind);
  const filled = Object.entries(values).map(([name, value]) => [name, value.trim()] as const);
  const isSecret = (wanted: string) =>
    inputs.some(({ name, type }) => name === wanted && type === 'secret');
  const isSetting = (wanted: string) =>
    wanted === API_ADDRESS || (!isSecret(wanted) && inputs.some(({ name }) => name === wanted));
  const settings = {
    ...before.settings,
    ...Object.fromEntries(filled.filter(([name]) => isSetting(name))),
  };
  const secrets = {
    ...withoutCleared(before.secrets, inputs, cleared),
    ...Object.fromEntries(
      filled
        .filter(([name, value]) => isSecret(name) && value !== '')
        .map(([name, value]) => [name, sealText(value, serverSecret)]),
    ),
  };
  checkKeptSecrets(inputs, before, { settings, secrets });
  const opened = openConnection({ settings, secrets, mapping: [] }, serverSecret).values;
  checkInputs(inputs, opened, before.settings);
  const problem = problemOf?.(opened);
  if (problem !== undefined) throw badRequest(problem);
  return { settings, secrets };
}

function partsOf(kind: string) {
  const { form, problemOf } = destinationOf(kind) ?? {};
  return { inputs: form?.inputs ?? [], problemOf };
}

/** Only secrets of inputs can be cleared, and not those that we made, which sign requests. */
function withoutCleared(
  secrets: Texts,
  inputs: readonly Input[],
  cleared: readonly string[],
): Record<string, string> {
  const gone = inputs.map(({ name }) => name).filter((name) => cleared.includes(name));
  return Object.fromEntries(Object.entries(secrets).filter(([name]) => !gone.includes(name)));
}

/** A new signing secret in the format of standardwebhooks.com. */
export function newSigningSecret(): string {
  return `whsec_${randomBytes(SIGNING_BYTES).toString('base64')}`;
}

/** A signing secret that is to be stored. */
export interface NewSigning {
  readonly signing: string;
  /** The key that encrypts secrets. */
  readonly serverSecret: string;
  /** In ms. */
  readonly at: number;
}

/** The connection with a new signing secret. For a day the previous secret also signs. */
export function withSigningSecret(
  { settings, secrets }: Pick<DestinationRecord, 'settings' | 'secrets'>,
  { signing, serverSecret, at }: NewSigning,
): Pick<DestinationRecord, 'settings' | 'secrets'> {
  const { signing: previous, previousSigning: _older, ...others } = secrets;
  return {
    settings:
      previous === undefined ? settings : { ...settings, previousUntil: String(at + DAY_MS) },
    secrets: {
      ...others,
      signing: sealText(signing, serverSecret),
      ...(previous === undefined ? {} : { previousSigning: previous }),
    },
  };
}

/** The last letters of each secret that an owner entered. Short secrets show no letters. */
export function secretHints(record: DestinationRecord, serverSecret: string): Texts {
  const entered = partsOf(record.kind).inputs.filter(({ type }) => type === 'secret');
  return Object.fromEntries(
    entered.flatMap(({ name }) => {
      const sealed = record.secrets[name];
      if (sealed === undefined) return [];
      return [[name, `••••${hintOf(record, name, serverSecret)}`]];
    }),
  );
}

function hintOf(record: DestinationRecord, name: string, serverSecret: string): string {
  try {
    const value = openConnection(record, serverSecret).values[name] ?? '';
    return value.length >= 12 ? value.slice(-4) : '';
  } catch {
    // It cannot be decrypted any more. A test reports this.
    return '';
  }
}
